import { describe, expect, test } from 'vitest'
import { lowestBeforeSale, type PriceRecord } from './history'
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
  test('is none while nothing is reduced, or nothing is known of before', () => {
    expect(lowest()).toBeNull()
    expect(lowest(record(40, 10))).toBeNull()
    expect(lowest(record(2, 10, open(8)))).toBeNull()
  })

  test('is the price before it', () => {
    expect(lowest(record(90, 10), record(2, 10, open(8)))).toBe(1000)
  })

  test('is the lower one that applied in between, however short', () => {
    expect(lowest(record(90, 10), record(20, 9), record(19, 12), record(2, 12, open(8)))).toBe(900)
  })

  test('counts what still applied when the 30 days began, and nothing before', () => {
    expect(lowest(record(90, 5), record(40, 12), record(2, 12, open(8)))).toBe(1200)
    expect(lowest(record(90, 5), record(31, 12), record(2, 12, open(8)))).toBe(500)
  })

  test('counts an earlier sale that came and went by its dates', () => {
    expect(lowest(record(90, 10, between(20, 15, 7)), record(2, 10, open(8)))).toBe(700)
  })

  test('of a sale that began by its date is told from that day', () => {
    expect(lowest(record(90, 10, between(3, -3, 8)))).toBe(1000)
  })

  test('of a sale whose last day is a bare date counts the whole of that day', () => {
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

  test('of another currency counts for nothing', () => {
    expect(lowest({ ...record(90, 5), currency: 'USD' }, record(60, 10), record(2, 10, open(8)))).toBe(1000)
  })
})
