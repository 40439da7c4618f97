import { describe, expect, test } from 'vitest'
import { lowestBeforeSale, recordsOf, type PriceRecord } from './history'
import type { Sale } from './sale'

const now = new Date('2026-11-21T12:00:00.000Z')
const daysAgo = (days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString()
const record = (days: number, price: number, ...sales: Sale[]): PriceRecord => ({
  at: daysAgo(days),
  price,
  sales,
  currency: 'EUR',
})
const open = (salePrice: number): Sale => ({ active: true, salePrice })
const between = (from: number, to: number, salePrice: number): Sale => ({
  active: true,
  scheduledSale: true,
  dateRange: { from: daysAgo(from), to: daysAgo(to) },
  salePrice,
})
const lowest = (...records: PriceRecord[]): number | null => lowestBeforeSale(records, 'EUR', now)

describe('SHP-02 the lowest price of the 30 days before a reduction', () => {
  test('is null without a reduction or without earlier records', () => {
    expect(lowest()).toBeNull()
    expect(lowest(record(40, 10))).toBeNull()
    expect(lowest(record(2, 10, open(8)))).toBeNull()
  })

  test('is the price before the reduction', () => {
    expect(lowest(record(90, 10), record(2, 10, open(8)))).toBe(1000)
  })

  test('is a lower price within those 30 days, however short it applied', () => {
    expect(lowest(record(90, 10), record(20, 9), record(19, 12), record(2, 12, open(8)))).toBe(900)
  })

  test('counts what still applied when the 30 days began, and nothing before', () => {
    expect(lowest(record(90, 5), record(40, 12), record(2, 12, open(8)))).toBe(1200)
    expect(lowest(record(90, 5), record(31, 12), record(2, 12, open(8)))).toBe(500)
  })

  test('counts an earlier sale that began and ended by its dates', () => {
    expect(lowest(record(90, 10, between(20, 15, 7)), record(2, 10, open(8)))).toBe(700)
  })

  test('counts back from the day that a scheduled sale began', () => {
    expect(lowest(record(90, 10, between(3, -3, 8)))).toBe(1000)
  })

  test('counts a sale as running through its last day when that is a bare date', () => {
    const summer: Sale = {
      active: true,
      scheduledSale: true,
      dateRange: { from: '2026-11-10', to: '2026-11-21' },
      salePrice: 8,
    }
    expect(lowest(record(90, 10, summer))).toBe(1000)
  })

  test('stays the same while a running sale is lowered further', () => {
    expect(lowest(record(90, 10), record(10, 10, open(8)), record(2, 10, open(6)))).toBe(1000)
  })

  test('ignores records in another currency', () => {
    expect(lowest({ ...record(90, 5), currency: 'USD' }, record(60, 10), record(2, 10, open(8)))).toBe(1000)
  })
})

describe('SHP-02 a product that was given variants', () => {
  const of = (variant: string | null, one: PriceRecord) => ({ ...one, variant })
  const before = of(null, record(90, 12))
  const told = (...own: ReturnType<typeof of>[]): number | null =>
    lowest(...recordsOf([before, ...own], 'a', daysAgo(2)))

  test('gives its own earlier prices to the variants that it had from the first', () => {
    expect(told(of('a', record(2, 20, open(5))))).toBe(1200)
    expect(recordsOf([before, of('a', record(2, 20))], null, daysAgo(2))).toEqual([before])
  })

  test('gives none of its prices to variants that were added later', () => {
    expect(told(of('a', record(1, 20, open(5))))).toBeNull()
    expect(told(of('a', record(2, 20)), of(null, record(1, 3)), of('a', record(0, 20, open(5))))).toBe(1200)
  })
})
