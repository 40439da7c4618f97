import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocateStock, grandTotals, lineId, lineState, subtotals, type LineFacts } from './model'

const wanted = fc.array(
  fc.record({ product: fc.integer({ min: 1, max: 4 }), quantity: fc.integer({ min: 1, max: 9 }) }),
)
const stocks = fc.dictionary(fc.constantFrom('1', '2', '3', '4'), fc.integer({ min: -2, max: 20 }))

describe('CRT-03 the stock that the lines of a cart get', () => {
  test('is never more than a line wants, and in all as much as is wanted and in stock', () => {
    fc.assert(
      fc.property(wanted, stocks, (lines, stock) => {
        const stockOf = (product: number): number => stock[product] ?? 0
        const gets = allocateStock(lines, stockOf)
        gets.forEach((got, index) => expect(got).toBeLessThanOrEqual(lines[index]?.quantity ?? 0))
        for (const product of [1, 2, 3, 4]) {
          const own = lines.map((line, index) =>
            line.product === product ? [line.quantity, gets[index] ?? 0] : [0, 0],
          )
          const sums = [0, 1].map((part) => own.reduce((sum, pair) => sum + (pair[part] ?? 0), 0))
          expect(sums[1]).toBe(Math.min(sums[0] ?? 0, Math.max(0, stockOf(product))))
        }
      }),
    )
  })

  test('goes to the first line first', () => {
    const lines = [
      { product: 1, quantity: 2 },
      { product: 1, quantity: 2 },
    ]
    expect(allocateStock(lines, () => 3)).toEqual([2, 1])
  })
})

test('CRT-01 the id of a line is its variant’s, or without one its product’s', () => {
  expect(lineId(7, null)).toBe('7')
  expect(lineId(7, 'a1b2')).toBe('a1b2')
})

describe('CRT-04 the notices of a line', () => {
  const price = { amount: 300, currency: 'USD' }
  const facts: LineFacts = { quantity: 2, gets: 2, seen: price, price, hindrance: null }
  const kinds = (over: Partial<LineFacts>): string[] => lineState({ ...facts, ...over }).notices.map(({ kind }) => kind)

  test('are none while nothing has changed', () => {
    expect(lineState(facts)).toEqual({
      quantity: 2,
      buyable: true,
      total: { amount: 600, currency: 'USD' },
      notices: [],
    })
  })

  test('say that price or currency differs from the one seen', () => {
    expect(kinds({ price: { amount: 299, currency: 'USD' } })).toEqual(['priceChanged'])
    expect(kinds({ price: { amount: 300, currency: 'EUR' } })).toEqual(['priceChanged'])
    expect(kinds({ seen: null })).toEqual([])
  })

  test('say that only some are left, that none is left, or that it cannot be bought', () => {
    expect(kinds({ gets: 1 })).toEqual(['onlyLeft'])
    expect(kinds({ gets: 0 })).toEqual(['outOfStock'])
    expect(kinds({ price: null })).toEqual(['unavailable'])
    expect(kinds({ hindrance: { kind: 'vendorClosed' } })).toEqual(['vendorClosed'])
    expect(kinds({ gets: 1, price: { amount: 1, currency: 'USD' } })).toEqual(['priceChanged', 'onlyLeft'])
  })

  test('leave a line without stock its quantity, and make its total zero', () => {
    expect(lineState({ ...facts, gets: 0 })).toMatchObject({ quantity: 2, buyable: false, total: { amount: 0 } })
  })
})

test('CRT-04 grand totals are the sums of all lines, by currency, with one subtotal a vendor and currency', () => {
  const line = fc.record({
    vendor: fc.option(fc.integer({ min: 1, max: 3 })),
    total: fc.option(fc.record({ amount: fc.nat(100_000), currency: fc.constantFrom('USD', 'EUR', 'BRL') })),
  })
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const parts = subtotals(lines)
      expect(new Set(parts.map(({ vendor, currency }) => `${vendor} ${currency}`)).size).toBe(parts.length)
      for (const currency of ['USD', 'EUR', 'BRL']) {
        const sum = lines.reduce((all, { total }) => all + (total?.currency === currency ? total.amount : 0), 0)
        expect(grandTotals(parts).find((total) => total.currency === currency)?.amount ?? 0).toBe(sum)
      }
    }),
  )
})
