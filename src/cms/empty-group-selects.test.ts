import type { FlattenedField } from 'payload'
import { describe, expect, test } from 'vitest'
import { withEmptyGroupSelects, withoutClosedGroups } from './empty-group-selects'

const text = (name: string) => ({ name, type: 'text' })
const group = (name: string, ...flattenedFields: object[]) => ({ name, type: 'group', flattenedFields })
const fields = [
  text('title'),
  group('specie', text('name'), group('cap', text('color')), group('spores')),
  group('meta', text('title')),
] as unknown as FlattenedField[]

describe('OPS-03 groups outside a selection are not read', () => {
  test('every group that is not selected gets an empty select', () => {
    expect(withEmptyGroupSelects({ title: true, specie: { name: true } }, fields)).toEqual({
      title: true,
      specie: { name: true, cap: {}, spores: {} },
      meta: {},
    })
    expect(withEmptyGroupSelects({ id: true }, fields)).toEqual({ id: true, specie: { cap: {}, spores: {} }, meta: {} })
  })

  test('a group selected whole stays whole, and an excluding selection stays as it is', () => {
    expect(withEmptyGroupSelects({ specie: true }, fields)).toEqual({ specie: true, meta: {} })
    expect(withEmptyGroupSelects({ meta: false }, fields)).toEqual({ meta: false })
  })

  test('withoutClosedGroups removes the unselected groups from the document', () => {
    const doc = { id: 1, title: 'a', specie: { name: 'b', cap: {}, spores: {} }, meta: {} }
    expect(withoutClosedGroups(doc, { title: true, specie: { name: true } }, fields)).toEqual({
      id: 1,
      title: 'a',
      specie: { name: 'b' },
    })
    expect(withoutClosedGroups(doc, { meta: false }, fields)).toEqual(doc)
    const whole = { id: 1, specie: { name: 'b', cap: { color: 'red' } } }
    expect(withoutClosedGroups(whole, { specie: true }, fields)).toEqual(whole)
  })
})
