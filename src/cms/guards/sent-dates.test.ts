import type { PayloadRequest } from 'payload'
import { describe, expect, test } from 'vitest'
import { sentFields, type Fields } from './sent-body'
import { fitsDate, isDate } from './sent-dates'

const fields = [
  { type: 'date', name: 'createdAt' },
  { type: 'date', name: 'updatedAt' },
  { type: 'text', name: 'title' },
  { type: 'array', name: 'sales', flattenedFields: [{ type: 'date', name: 'endsAt' }] },
] as unknown as Fields

/** The path of the first invalid date, or undefined. */
const noDate = (data: Record<string, unknown>): string | undefined =>
  [...sentFields(data, fields, {})].find((sent) => !fitsDate(sent, {} as PayloadRequest))?.path

describe('OPS-01 a date of a body', () => {
  test.each([
    '2026-11-24',
    '2026-11-24T03:17:28.020Z',
    '2026-11-24T03:17:28-03:00',
    '0100-01-01',
    '9999-12-31T23:59:59.999Z',
  ])('%j is valid', (value) => {
    expect(isDate(value)).toBe(true)
  })

  test('a Date from GraphQL is valid unless it is an invalid date', () => {
    expect(isDate(new Date('2026-11-24'))).toBe(true)
    expect(isDate(new Date('yesterday'))).toBe(false)
  })

  test.each([
    '',
    'yesterday',
    '2026',
    '2026-13-45',
    '2026-02-30',
    // The year 0, and a date whose year in UTC is another than the one it names.
    '0000-01-01',
    '0099-12-31',
    '0100-01-01T00:00:00+14:00',
    '+275760-09-13T00:00:00.000Z',
    true,
    7,
    {},
    [],
  ])('%j is invalid', (value) => {
    expect(isDate(value)).toBe(false)
  })

  test('is checked in nested rows too, and null is accepted', () => {
    expect(noDate({ createdAt: '0000-01-01' })).toBe('createdAt')
    expect(noDate({ sales: [{ endsAt: null }, { endsAt: 'soon' }] })).toBe('sales.endsAt')
    expect(noDate({ title: '0000-01-01', sales: [{ endsAt: null }, {}] })).toBeUndefined()
  })
})
