import type { FlattenedField, PayloadRequest } from 'payload'
import { describe, expect, test } from 'vitest'
import { fitsShape } from './body-shape'
import { sentFields } from './sent-body'

const fields = [
  { name: 'title', type: 'text' },
  { name: 'meta', type: 'group', flattenedFields: [{ name: 'inner', type: 'group', flattenedFields: [] }] },
  { name: 'specie', type: 'tab', flattenedFields: [] },
  { name: 'species', type: 'relationship', relationTo: 'mushrooms', hasMany: true },
  { name: 'link', type: 'relationship', relationTo: ['pages', 'posts'] },
  {
    name: 'rows',
    type: 'array',
    flattenedFields: [{ name: 'reference', type: 'relationship', relationTo: ['pages', 'posts'] }],
  },
  { name: 'layout', type: 'blocks' },
] as unknown as readonly FlattenedField[]

const blocks = { recipe: { flattenedFields: [fields[1]] as readonly FlattenedField[] } }

const hasShape = (data: Record<string, unknown>): boolean =>
  [...sentFields(data, fields, blocks)].every((sent) => fitsShape(sent, {} as PayloadRequest))

describe('OPS-01 a body is built as its document is', () => {
  test.each([
    {},
    { title: null, species: null, link: null, rows: null, layout: [] },
    { meta: { inner: {} }, specie: {} },
    { species: [1, '2'], link: { relationTo: 'pages', value: 1 } },
    { rows: [{ reference: { relationTo: 'pages', value: 1 } }, {}] },
    {
      layout: [
        { blockType: 'recipe', meta: {} },
        { blockType: 'unknown', meta: null },
      ],
    },
    // Of other shapes than Payload goes into, its own validation says what is wrong.
    { species: true, rows: 3, layout: 'x', unknown: null },
  ])('%j is', (data) => {
    expect(hasShape(data)).toBe(true)
  })

  test.each([
    { meta: null },
    { meta: [] },
    { meta: 'x' },
    { meta: { inner: null } },
    { specie: null },
    { species: [null] },
    { link: [null] },
    { link: [1] },
    { rows: [null] },
    { rows: [1] },
    { rows: [{ reference: [null] }] },
    { layout: [null] },
    { layout: [{ blockType: 'recipe', meta: null }] },
  ])('%j is not', (data) => {
    expect(hasShape(data)).toBe(false)
  })
})
