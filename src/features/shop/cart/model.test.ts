import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocateStock, grandTotals, lineId, lineState, subtotals, type LineFacts } from './model'

const wanted = fc.array(
  fc.record({ product: fc.integer({ min: 1, max: 4 }), quantity: fc.integer({ min: 1, max: 9 }) }),
)
const stocks = fc.dictionary(fc.constantFrom('1', '2', '3', '4'), fc.integer({ min: -2, max: 20 }))

describe('CRT-03 what the lines get of the stock', () => {
  test('never more than there is, never more than was wanted, and nothing is withheld', () => {
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

  test('the line that came first gets first', () => {
    const lines = [
      { product: 1, quantity: 2 },
      { product: 1, quantity: 2 },
    ]
    expect(allocateStock(lines, () => 3)).toEqual([2, 1])
  })
})

test('CRT-01 a line goes by its variant, else by its product', () => {
  expect(lineId(7, null)).toBe('7')
  expect(lineId(7, 'a1b2')).toBe('a1b2')
})

describe('CRT-04 what a line says of itself', () => {
  const price = { amount: 300, currency: 'USD' }
  const facts: LineFacts = { quantity: 2, gets: 2, seen: price, price, hindrance: null }
  const kinds = (over: Partial<LineFacts>): string[] => lineState({ ...facts, ...over }).notices.map(({ kind }) => kind)

  test('nothing while nothing has changed', () => {
    expect(lineState(facts)).toEqual({
      quantity: 2,
      buyable: true,
      total: { amount: 600, currency: 'USD' },
      notices: [],
    })
  })

  test('another price, another currency', () => {
    expect(kinds({ price: { amount: 299, currency: 'USD' } })).toEqual(['priceChanged'])
    expect(kinds({ price: { amount: 300, currency: 'EUR' } })).toEqual(['priceChanged'])
    expect(kinds({ seen: null })).toEqual([])
  })

  test('only some left, none left, and what cannot be bought at all', () => {
    expect(kinds({ gets: 1 })).toEqual(['onlyLeft'])
    expect(kinds({ gets: 0 })).toEqual(['outOfStock'])
    expect(kinds({ price: null })).toEqual(['unavailable'])
    expect(kinds({ hindrance: { kind: 'vendorClosed' } })).toEqual(['vendorClosed'])
    expect(kinds({ gets: 1, price: { amount: 1, currency: 'USD' } })).toEqual(['priceChanged', 'onlyLeft'])
  })

  test('what cannot be bought costs nothing, and keeps what was wanted', () => {
    expect(lineState({ ...facts, gets: 0 })).toMatchObject({ quantity: 2, buyable: false, total: { amount: 0 } })
  })
})

test('CRT-04 totals are the sums of subtotals, and those of lines, currency by currency', () => {
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
