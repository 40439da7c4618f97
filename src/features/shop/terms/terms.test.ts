import { describe, expect, test } from 'vitest'
import { freeShippingFrom, missingTo, shippingOf, termsOf, type SettingsTerms, type StatedTerms } from './terms'

const settings: SettingsTerms = {
  currency: 'USD',
  shippingPrice: 0,
  returnDays: 30,
  handlingDaysMin: 0,
  handlingDaysMax: 1,
  transitDaysMin: 1,
  transitDaysMax: 5,
  returnMethod: 'mail',
  returnFees: 'free',
}

describe('D-05, D-31: return, shipping and handling', () => {
  test('are the settings’ while nobody says otherwise', () => {
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

  test('the nearest that is filled in wins, a nought too', () => {
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

  test('an amount without a currency counts in that of the product’s prices, the settings’ in their own', () => {
    const shipping = (product: object | null, vendor: object | null) =>
      termsOf(product, vendor, { ...settings, shippingPrice: 5 }, 'EUR').shipping
    expect(shipping({ shippingPrice: 9 }, { currency: 'BRL' })).toEqual({ amount: 900, currency: 'EUR' })
    expect(shipping(null, { shippingPrice: 8 })).toEqual({ amount: 800, currency: 'EUR' })
    expect(shipping(null, { currency: 'EUR' })).toEqual({ amount: 500, currency: 'USD' })
  })

  test('days written the wrong way round are put in order', () => {
    expect(termsOf({ transitDaysMin: 9, transitDaysMax: 4 }, null, settings, 'USD').transitDays).toEqual([4, 9])
  })
})

describe('D-31 D-05 SEO-01 the ends of a range that different owners state', () => {
  const days = (product: StatedTerms | null, vendor: StatedTerms | null) => termsOf(product, vendor, settings, 'USD')

  test('promise nothing sooner than the nearest of them does', () => {
    expect(days(null, { handlingDaysMin: 3, transitDaysMin: 10 })).toMatchObject({
      handlingDays: [3, 3],
      transitDays: [10, 10],
    })
    expect(days({ handlingDaysMax: 1 }, { handlingDaysMin: 3 }).handlingDays).toEqual([1, 1])
    expect(days({ handlingDaysMin: 4 }, { handlingDaysMin: 1, handlingDaysMax: 2 }).handlingDays).toEqual([4, 4])
  })

  test('make a range where they fit', () => {
    expect(days({ transitDaysMax: 9 }, { transitDaysMin: 3 }).transitDays).toEqual([3, 9])
    expect(days(null, { transitDaysMin: 4 }).transitDays).toEqual([4, 5])
  })
})

describe('D-31 CRT-04 free shipping from a sum on', () => {
  const vendor = { freeShippingFrom: 50, currency: 'EUR', shippingPrice: 7 }

  test('counts one currency only, its own or the products’, and nothing without the rule', () => {
    expect(freeShippingFrom(null, vendor, 'EUR')).toEqual({ amount: 5000, currency: 'EUR' })
    expect(freeShippingFrom(null, vendor, 'USD')).toBeNull()
    expect(freeShippingFrom(null, { freeShippingFrom: 50 }, 'USD')).toEqual({ amount: 5000, currency: 'USD' })
    expect(freeShippingFrom(null, { freeShippingFrom: 0 }, 'JPY')).toEqual({ amount: 0, currency: 'JPY' })
    expect(freeShippingFrom(null, null, 'USD')).toBeNull()
  })

  test('holds for no product that states what it costs to send', () => {
    const terms = termsOf({ shippingPrice: 9 }, vendor, settings, 'EUR')
    expect(terms.freeShippingFrom).toBeNull()
    expect(shippingOf(terms, { amount: 6000, currency: 'EUR' })).toEqual({ amount: 900, currency: 'EUR' })
  })

  test('says what is missing, and nothing once it is reached', () => {
    const from = { amount: 5000, currency: 'EUR' }
    expect(missingTo(from, { amount: 4999, currency: 'EUR' })).toEqual({ amount: 1, currency: 'EUR' })
    expect(missingTo(from, from)).toBeNull()
  })

  test('is what one piece costs to send at its price', () => {
    const sent = (amount: number, currency: string) =>
      shippingOf(termsOf(null, vendor, settings, currency), { amount, currency })
    expect(sent(4999, 'EUR')).toEqual({ amount: 700, currency: 'EUR' })
    expect(sent(5000, 'EUR')).toEqual({ amount: 0, currency: 'EUR' })
    expect(sent(500_000, 'USD')).toEqual({ amount: 700, currency: 'EUR' })
  })
})
