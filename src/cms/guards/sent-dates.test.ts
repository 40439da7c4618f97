import { describe, expect, test } from 'vitest'
import type { Fields } from './sent-body'
import { isDate, noDate, requireDates } from './sent-dates'

const fields = [
  { type: 'date', name: 'createdAt' },
  { type: 'date', name: 'updatedAt' },
  { type: 'text', name: 'title' },
  { type: 'array', name: 'sales', flattenedFields: [{ type: 'date', name: 'endsAt' }] },
] as unknown as Fields

const sent = (data: Record<string, unknown>) => ({ data, fields, blocks: {} })
const check = (data: Record<string, unknown>): void =>
  requireDates({ ...sent(data), req: { t: (key: string) => key } as never })

describe('OPS-01 a date of a body', () => {
  test.each([
    '2026-11-24',
    '2026-11-24T03:17:28.020Z',
    '2026-11-24T03:17:28-03:00',
    '0100-01-01',
    '9999-12-31T23:59:59.999Z',
  ])('%j is one', (value) => {
    expect(isDate(value)).toBe(true)
  })

  test('GraphQL brings one that is read already', () => {
    expect(isDate(new Date('2026-11-24'))).toBe(true)
    expect(isDate(new Date('yesterday'))).toBe(false)
  })

  test.each([
    '',
    'yesterday',
    '2026',
    '2026-13-45',
    '2026-02-30',
    // The year 0, and a moment that is none of the year it names.
    '0000-01-01',
    '0099-12-31',
    '0100-01-01T00:00:00+14:00',
    '+275760-09-13T00:00:00.000Z',
    true,
    7,
    {},
    [],
  ])('%j is none', (value) => {
    expect(isDate(value)).toBe(false)
  })

  test('is found wherever it stands, and nothing at all is none of them', () => {
    expect(noDate(sent({ createdAt: '0000-01-01' }))).toBe('createdAt')
    expect(noDate(sent({ sales: [{ endsAt: null }, { endsAt: 'soon' }] }))).toBe('sales.endsAt')
    expect(noDate(sent({ title: '0000-01-01', sales: [{ endsAt: null }, {}] }))).toBeNull()
  })

  test('is rejected with the name of its field', () => {
    expect(() => check({ sales: [{ endsAt: 'soon' }] })).toThrow('sales.endsAt')
  })

  test('of the row itself stays, and an empty one is left to the server', () => {
    const data = { createdAt: '2026-11-24T03:17:28.020Z', updatedAt: null, title: 'x' }
    check(data)
    expect(data).toEqual({ createdAt: '2026-11-24T03:17:28.020Z', title: 'x' })
  })
})
