import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lastPriceChange, nextPriceChange, offerOf, offersOf, productPrice, type Priced } from './price'
import { bestSale, isSaleActive, saleEnd, type Sale } from './sale'

const now = new Date('2026-11-21T12:00:00.000Z')
const at = (offset: number): string => new Date(now.getTime() + offset).toISOString()
const sale = (salePrice: number, rest: Partial<Sale> = {}): Sale => ({ active: true, salePrice, ...rest })
const within = (from: string | null, to: string | null): Partial<Sale> => ({
  scheduledSale: true,
  dateRange: { from, to },
})

describe('PRD-03 when a sale counts', () => {
  test('only when it is active and has a price', () => {
    expect(isSaleActive(sale(5), now)).toBe(true)
    for (const active of [false, null, undefined]) expect(isSaleActive(sale(5, { active }), now)).toBe(false)
    expect(isSaleActive({ active: true }, now)).toBe(false)
  })

  test.each([
    ['from this very millisecond', at(0), null, true],
    ['from a millisecond later', at(1), null, false],
    ['from a millisecond ago', at(-1), null, true],
    ['until this very millisecond', null, at(0), true],
    ['until a millisecond ago', null, at(-1), false],
    ['until a millisecond later', null, at(1), true],
    ['for this millisecond alone', at(0), at(0), true],
    ['in a range that ends before it begins', at(1), at(-1), false],
    ['without either end', null, null, true],
  ])('scheduled %s', (_when, from, to, active) => {
    expect(isSaleActive(sale(5, within(from, to)), now)).toBe(active)
  })

  test('dates count only when it is scheduled, and scheduling only with dates', () => {
    expect(isSaleActive(sale(5, { scheduledSale: false, dateRange: { from: at(1) } }), now)).toBe(true)
    expect(isSaleActive(sale(5, { scheduledSale: true, dateRange: null }), now)).toBe(true)
  })

  test('R-20: its dates are in UTC, also on the day the clocks change', () => {
    const dst = within('2026-03-29T00:00:00.000Z', '2026-03-29T23:59:59.999Z')
    expect(isSaleActive(sale(5, dst), new Date('2026-03-29T01:30:00.000Z'))).toBe(true)
    expect(isSaleActive(sale(5, dst), new Date('2026-03-30T00:00:00.000Z'))).toBe(false)
    expect(isSaleActive(sale(5, within('2026-11-21T14:00:00+02:00', null)), now)).toBe(true)
  })

  test('a bare date is the whole of that day in UTC, and the sale ends with it', () => {
    const lastDay = sale(5, within('2026-11-20', '2026-11-21'))
    expect(isSaleActive(lastDay, new Date('2026-11-20T00:00:00.000Z'))).toBe(true)
    expect(isSaleActive(lastDay, now)).toBe(true)
    expect(isSaleActive(lastDay, new Date('2026-11-21T23:59:59.999Z'))).toBe(true)
    expect(isSaleActive(lastDay, new Date('2026-11-22T00:00:00.000Z'))).toBe(false)
    expect(saleEnd(lastDay)).toBe('2026-11-21T23:59:59.999Z')
    expect(nextPriceChange({ baseInventory: { unitPrice: 10 }, sales: [lastDay] }, now)).toBe(
      Date.parse('2026-11-22T00:00:00.000Z'),
    )
  })

  test('a date with a time is that moment, even at midnight', () => {
    expect(isSaleActive(sale(5, within(null, '2026-11-21T00:00:00.000Z')), now)).toBe(false)
  })

  test('an invalid date makes it inactive rather than open-ended', () => {
    expect(isSaleActive(sale(5, within('soon', null)), now)).toBe(false)
    expect(isSaleActive(sale(5, within(null, 'never')), now)).toBe(false)
  })
})

describe('PRD-02 which sale wins', () => {
  test('the lowest active one', () => {
    expect(bestSale(10, [sale(8), sale(6, { active: false }), sale(7), sale(9)], now)?.salePrice).toBe(7)
  })

  test.each([10, 11])('one at %i does not lower the price and is ignored', (price) => {
    expect(bestSale(10, [sale(price)], now)).toBeNull()
  })

  test.each([null, undefined, []])('no sale wins of %j', (sales) => {
    expect(bestSale(10, sales, now)).toBeNull()
  })

  test('the price paid is the lowest of the price and all sales', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.array(fc.nat(1000)), (price, prices) => {
        const paid =
          bestSale(
            price,
            prices.map((each) => sale(each)),
            now,
          )?.salePrice ?? price
        expect(paid).toBe(Math.min(price, ...prices))
      }),
    )
  })
})

describe('PRD-02 the price of a product', () => {
  const base: Priced = { baseInventory: { unitPrice: 12, currency: 'EUR' } }

  test('without variants is its own', () => {
    expect(productPrice(base, now)).toEqual({
      min: 1200,
      max: 1200,
      regularMin: null,
      onSale: false,
      saleLabel: null,
      saleEnds: null,
      currency: 'EUR',
    })
  })

  test('in a sale has the regular price, and the sale’s label if there is one', () => {
    expect(productPrice({ ...base, sales: [sale(9, { saleLabel: 'Autumn' })] }, now)).toMatchObject({
      min: 900,
      max: 900,
      regularMin: 1200,
      saleLabel: 'Autumn',
    })
    expect(productPrice({ ...base, sales: [sale(9, { saleLabel: '' })] }, now)).toMatchObject({ saleLabel: null })
  })

  test('has no label of a sale that does not lower it', () => {
    expect(productPrice({ ...base, sales: [sale(20, { saleLabel: 'Autumn' })] }, now)).toMatchObject({
      saleLabel: null,
    })
  })

  test.each([null, {}, { unitPrice: null }])('is null for %j', (baseInventory) => {
    expect(productPrice({ baseInventory }, now)).toBeNull()
  })

  test('can be zero', () => {
    expect(productPrice({ baseInventory: { unitPrice: 0 } }, now)).toMatchObject({ min: 0, max: 0, currency: 'USD' })
  })
})

describe('D-17: the price with variants', () => {
  const variant = (price: number | null, ...sales: Sale[]) => ({ pricing: { price }, sales })
  const product = (...variants: ReturnType<typeof variant>[]): Priced => ({
    baseInventory: { unitPrice: 1, currency: 'USD' },
    enableVariants: true,
    variants: { variants },
  })

  test('is the range of the variants’ own prices, whatever the base price is', () => {
    expect(productPrice(product(variant(30), variant(20), variant(25)), now)).toMatchObject({ min: 2000, max: 3000 })
  })

  test('a variant’s sale lowers that variant alone', () => {
    const price = productPrice(product(variant(30, sale(15, { saleLabel: 'Last ones' })), variant(20)), now)
    expect(price).toMatchObject({ min: 1500, max: 2000, regularMin: 3000, saleLabel: 'Last ones' })
  })

  test('a sale of the product itself does not lower a variant', () => {
    expect(productPrice({ ...product(variant(30), variant(20)), sales: [sale(5)] }, now)).toMatchObject({
      min: 2000,
      regularMin: null,
    })
  })

  test('a sale of a dearer variant has its label and end, and no regular price', () => {
    const late = sale(25, { saleLabel: 'Autumn', scheduledSale: true, dateRange: { from: null, to: at(5) } })
    expect(productPrice(product(variant(30, late), variant(20)), now)).toMatchObject({
      min: 2000,
      max: 2500,
      regularMin: null,
      onSale: true,
      saleLabel: 'Autumn',
      saleEnds: at(5),
    })
  })

  test('of sales of several variants the label of the lowest is taken', () => {
    const dearer = variant(40, sale(35, { saleLabel: 'Dearer' }))
    const lower = variant(30, sale(25, { saleLabel: 'Lower' }))
    expect(productPrice(product(dearer, variant(20), lower), now)).toMatchObject({ saleLabel: 'Lower' })
    expect(productPrice(product(variant(30), variant(20, sale(20))), now)).toMatchObject({ onSale: false })
  })

  test('a variant without a price has the base price', () => {
    expect(productPrice(product(variant(null), variant(20)), now)).toMatchObject({ min: 100, max: 2000 })
  })

  test('variants that are switched off do not count', () => {
    expect(productPrice({ ...product(variant(30)), enableVariants: false }, now)).toMatchObject({ min: 100, max: 100 })
    expect(productPrice(product(), now)).toMatchObject({ min: 100, max: 100 })
  })

  test('min is never above max', () => {
    const priced = fc.tuple(fc.nat(500), fc.array(fc.nat(500), { maxLength: 3 }))
    fc.assert(
      fc.property(fc.array(priced, { minLength: 1, maxLength: 6 }), (given) => {
        const price = productPrice(
          product(...given.map(([own, sales]) => variant(own, ...sales.map((each) => sale(each))))),
          now,
        )
        expect(price?.min).toBeLessThanOrEqual(price?.max ?? -1)
      }),
    )
  })
})

describe('when a price changes by itself', () => {
  const scheduled = (from: string | null, to: string | null): Sale =>
    sale(5, { scheduledSale: true, dateRange: { from, to } })
  const priced = (...sales: Sale[]): Priced => ({ baseInventory: { unitPrice: 10 }, sales })
  const later = '2999-01-01T00:00:00.000Z'
  const muchLater = '2999-02-01T00:00:00.000Z'

  test('is the next beginning or end of a scheduled sale', () => {
    expect(nextPriceChange(priced(scheduled(later, muchLater)), now)).toBe(Date.parse(later))
    expect(nextPriceChange(priced(scheduled(null, muchLater), scheduled(later, null)), now)).toBe(Date.parse(later))
  })

  test('lastPriceChange is the latest beginning or end of a scheduled sale that is past', () => {
    const begun = priced(scheduled('2000-01-01', at(1)), scheduled(at(0), null))
    expect(lastPriceChange(begun, now)).toBe(now.getTime())
    const variant = { id: 'small', sales: [scheduled('2000-01-01', at(-1))] }
    const ended: Priced = { enableVariants: true, variants: { variants: [variant] } }
    expect(lastPriceChange(ended, now)).toBe(now.getTime())
    expect(lastPriceChange(priced(sale(5), scheduled(later, null)), now)).toBeNull()
  })

  test('is after the last moment of a sale, when the former price is back', () => {
    const product = priced(scheduled(null, later))
    const change = nextPriceChange(product, now) ?? 0
    expect(productPrice(product, new Date(change - 1))?.min).toBe(500)
    expect(productPrice(product, new Date(change))?.min).toBe(1000)
  })

  test.each([[priced()], [priced(sale(5))], [priced(scheduled('2000-01-01', '2000-02-01'))]])(
    'is never for %j',
    (product) => {
      expect(nextPriceChange(product, now)).toBeNull()
    },
  )
})

describe('PRD-02 one offer', () => {
  const product: Priced = {
    baseInventory: { unitPrice: 10, currency: 'USD', baseUnit: 'g', baseUnitQuantity: 100 },
    enableVariants: true,
    variants: {
      variants: [
        { id: 'small', pricing: { price: 10.01 } },
        { id: 'large', pricing: { price: 80.1, amount: 1000 }, sales: [sale(70.07, within(at(-1), at(5)))] },
      ],
    },
  }

  test('is a variant with its own price, sale and amount, in minor units', () => {
    expect(offerOf(product, 'large', now)).toEqual({
      variant: 'large',
      price: { amount: 7007, currency: 'USD' },
      before: { amount: 8010, currency: 'USD' },
      saleLabel: null,
      saleEnds: at(5),
      amount: 1000,
      isAmountKnown: true,
    })
    expect(offerOf(product, 'small', now)).toMatchObject({ price: { amount: 1001 }, before: null, amount: 100 })
  })

  test('knows the amount of a variant that states it or that costs as much as the product', () => {
    const known = (price: number, amount?: number) => {
      const variants = { variants: [{ id: 'one', pricing: { price, ...(amount ? { amount } : {}) } }] }
      return offerOf({ ...product, variants }, 'one', now)?.isAmountKnown
    }
    expect([known(10), known(76, 6000), known(76)]).toEqual([true, true, false])
  })

  test.each(['other', null])('is null for the variant %j', (variant) => {
    expect(offerOf(product, variant, now)).toBeNull()
  })

  test('of a product without variants is the product', () => {
    expect(offersOf({ baseInventory: { unitPrice: 3 } }, now)).toMatchObject([
      { variant: null, price: { amount: 300 } },
    ])
    expect(offerOf({ baseInventory: { unitPrice: 3 } }, 'small', now)).toBeNull()
  })
})
