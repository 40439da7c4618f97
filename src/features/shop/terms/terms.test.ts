import { describe, expect, test } from 'vitest'
import { freeShippingFrom, missingTo, shippingOf, termsOf, type StatedTerms } from './terms'
import { defaultTerms as settings } from './terms.fixtures'

describe('D-05, D-31: return, shipping and handling', () => {
  test('are those of the settings when product and vendor state none', () => {
    expect(termsOf(null, {}, settings, 'USD')).toEqual({
      shipping: { amount: 0, currency: 'USD' },
      freeShippingFrom: null,
      shipsTo: [],
      handlingDays: [0, 1],
      transitDays: [1, 5],
      returnDays: 30,
      returnMethod: 'mail',
      returnFees: 'free',
    })
  })

  test('are the product’s, else the vendor’s, else the settings’, and zero counts as stated', () => {
    const vendor = {
      shippingPrice: 6.9,
      currency: 'EUR',
      returnDays: 14,
      shipsTo: ['ES'],
      returnFees: 'customer',
    } as const
    expect(termsOf({ returnDays: 0 }, { ...vendor, shipsTo: ['ES'] }, settings, 'USD')).toMatchObject({
      shipping: { amount: 690, currency: 'EUR' },
      shipsTo: ['ES'],
      returnDays: 0,
      returnFees: 'customer',
    })
    const stated = { shippingPrice: 90, currency: 'USD' }
    expect(termsOf(stated, { ...vendor, shipsTo: [] }, settings, 'EUR').shipping).toEqual({
      amount: 9000,
      currency: 'USD',
    })
  })

  test('have an amount without a currency in that of the product’s prices, and the settings’ in their own', () => {
    const shipping = (product: object | null, vendor: object | null) =>
      termsOf(product, vendor, { ...settings, shippingPrice: 5 }, 'EUR').shipping
    expect(shipping({ shippingPrice: 9 }, { currency: 'BRL' })).toEqual({ amount: 900, currency: 'EUR' })
    expect(shipping(null, { shippingPrice: 8 })).toEqual({ amount: 800, currency: 'EUR' })
    expect(shipping(null, { currency: 'EUR' })).toEqual({ amount: 500, currency: 'USD' })
  })

  test('have days in order that were stated the wrong way round', () => {
    expect(termsOf({ transitDaysMin: 9, transitDaysMax: 4 }, null, settings, 'USD').transitDays).toEqual([4, 9])
  })
})

describe('D-31 D-05 SEO-01 a range of days whose ends product, vendor and settings state', () => {
  const days = (product: StatedTerms | null, vendor: StatedTerms | null) => termsOf(product, vendor, settings, 'USD')

  test('follows the nearest of them where the ends contradict each other', () => {
    expect(days(null, { handlingDaysMin: 3, transitDaysMin: 10 })).toMatchObject({
      handlingDays: [3, 3],
      transitDays: [10, 10],
    })
    expect(days({ handlingDaysMax: 1 }, { handlingDaysMin: 3 }).handlingDays).toEqual([1, 1])
    expect(days({ handlingDaysMin: 4 }, { handlingDaysMin: 1, handlingDaysMax: 2 }).handlingDays).toEqual([4, 4])
  })

  test('has each end from the nearest that states it where the ends fit', () => {
    expect(days({ transitDaysMax: 9 }, { transitDaysMin: 3 }).transitDays).toEqual([3, 9])
    expect(days(null, { transitDaysMin: 4 }).transitDays).toEqual([4, 5])
  })
})

describe('D-31 CRT-04 free shipping from a sum on', () => {
  const vendor = { freeShippingFrom: 50, currency: 'EUR', shippingPrice: 7 }

  test('holds in one currency, its own or the products’, and not at all without the rule', () => {
    expect(freeShippingFrom(null, vendor, 'EUR')).toEqual({ amount: 5000, currency: 'EUR' })
    expect(freeShippingFrom(null, vendor, 'USD')).toBeNull()
    expect(freeShippingFrom(null, { freeShippingFrom: 50 }, 'USD')).toEqual({ amount: 5000, currency: 'USD' })
    expect(freeShippingFrom(null, { freeShippingFrom: 0 }, 'JPY')).toEqual({ amount: 0, currency: 'JPY' })
    expect(freeShippingFrom(null, null, 'USD')).toBeNull()
  })

  test('leaves the price below it unknown where the vendor states none and the settings’ is free', () => {
    const rule = { freeShippingFrom: 50, currency: 'EUR' }
    const terms = termsOf(null, rule, settings, 'EUR')
    expect(terms.shipping).toBeNull()
    expect(shippingOf(terms, { amount: 4999, currency: 'EUR' })).toBeNull()
    expect(shippingOf(terms, { amount: 5000, currency: 'EUR' })).toEqual({ amount: 0, currency: 'EUR' })
    const free = { amount: 0, currency: 'USD' }
    expect(termsOf(null, { freeShippingFrom: 0 }, settings, 'USD').shipping).toEqual(free)
    expect(termsOf(null, rule, settings, 'USD').shipping).toEqual(free)
    const charged = { ...settings, shippingPrice: 5 }
    expect(termsOf(null, rule, charged, 'EUR').shipping).toEqual({ amount: 500, currency: 'USD' })
  })

  test('does not hold for a product with a shipping price of its own', () => {
    const terms = termsOf({ shippingPrice: 9 }, vendor, settings, 'EUR')
    expect(terms.freeShippingFrom).toBeNull()
    expect(shippingOf(terms, { amount: 6000, currency: 'EUR' })).toEqual({ amount: 900, currency: 'EUR' })
  })

  test('gives the amount that is missing, and null once it is reached', () => {
    const from = { amount: 5000, currency: 'EUR' }
    expect(missingTo(from, { amount: 4999, currency: 'EUR' })).toEqual({ amount: 1, currency: 'EUR' })
    expect(missingTo(from, from)).toBeNull()
  })

  test('makes shipping free for a single piece whose price reaches it', () => {
    const sent = (amount: number, currency: string) =>
      shippingOf(termsOf(null, vendor, settings, currency), { amount, currency })
    expect(sent(4999, 'EUR')).toEqual({ amount: 700, currency: 'EUR' })
    expect(sent(5000, 'EUR')).toEqual({ amount: 0, currency: 'EUR' })
    expect(sent(500_000, 'USD')).toEqual({ amount: 700, currency: 'EUR' })
  })
})
