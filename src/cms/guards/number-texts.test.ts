import type { FlattenedField, PayloadRequest } from 'payload'
import { describe, expect, test } from 'vitest'
import { fitsNumber } from './number-texts'
import { sentFields, type Blocks } from './sent-body'

const fields = [
  { type: 'number', name: 'rating' },
  { type: 'number', name: 'many', hasMany: true },
  { type: 'number', name: 'told', localized: true },
  { type: 'text', name: 'title' },
  { type: 'group', name: 'range', flattenedFields: [{ type: 'number', name: 'min' }] },
  { type: 'array', name: 'rows', flattenedFields: [{ type: 'number', name: 'amount' }] },
  { type: 'blocks', name: 'layout' },
] as unknown as FlattenedField[]
const blocks = { counter: { flattenedFields: [{ type: 'number', name: 'most' }] } } as unknown as Blocks

/** The path of the first invalid number that a caller of this role sends, or undefined. */
const found = (data: Record<string, unknown>, role = 'member'): string | undefined =>
  [...sentFields(data, fields, blocks)].find(
    (sent) => !fitsNumber(sent, { user: { roles: [role] } } as unknown as PayloadRequest),
  )?.path

describe('L3 a number sent as a string', () => {
  test.each([
    ['rating', { rating: '5' }],
    ['rating', { rating: '5abc' }],
    ['many', { many: [1, '2'] }],
    ['told', { told: { en: 1, es: '1' } }],
    ['range.min', { range: { min: '0' } }],
    ['rows.amount', { rows: [{ amount: 1 }, { amount: '1' }] }],
    ['layout.most', { layout: [{ blockType: 'counter', most: '1' }] }],
  ])('is found at %s', (path, data) => {
    expect(found(data)).toBe(path)
  })

  test('numbers, null, other fields’ strings and unknown blocks are accepted', () => {
    const data = {
      rating: 5,
      many: [1],
      title: '5',
      range: { min: null },
      rows: [],
      layout: [{ blockType: 'x', most: '1' }],
    }
    expect(found(data)).toBeUndefined()
    expect(found({ range: 'x', rows: 'y', layout: null })).toBeUndefined()
  })

  test.each(['5', '-5', '12.50', ' 7 ', ''])('an admin’s import may contain %j', (text) => {
    expect(found({ rating: text }, 'admin')).toBeUndefined()
  })

  test.each(['5abc', '0x5', '1e9', '9007199254740993', '1,5', 'NaN', 'Infinity'])(
    'an admin’s import may not contain %j',
    (text) => {
      expect(found({ rating: text }, 'admin')).toBe('rating')
    },
  )
})
