import { describe, expect, test } from 'vitest'
import { missingForFreeShipping, termsOf, type SettingsTerms } from './terms'

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
    expect(termsOf(null, {}, settings)).toEqual({
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
    expect(termsOf({ returnDays: 0 }, { ...vendor, shipsTo: ['ES'] }, settings)).toMatchObject({
      shipping: { amount: 690, currency: 'EUR' },
      shipsTo: ['ES'],
      returnDays: 0,
      returnFees: 'customer',
    })
    expect(termsOf({ shippingPrice: 90, currency: 'USD' }, { ...vendor, shipsTo: [] }, settings).shipping).toEqual({
      amount: 9000,
      currency: 'USD',
    })
  })

  test('days written the wrong way round are put in order', () => {
    expect(termsOf({ transitDaysMin: 9, transitDaysMax: 4 }, null, settings).transitDays).toEqual([4, 9])
  })
})

describe('free shipping from a sum on', () => {
  const terms = termsOf(null, { freeShippingFrom: 50, currency: 'EUR' }, settings)

  test('says what is missing, and nothing once it is reached', () => {
    expect(missingForFreeShipping(terms, { amount: 4999, currency: 'EUR' })).toEqual({ amount: 1, currency: 'EUR' })
    expect(missingForFreeShipping(terms, { amount: 5000, currency: 'EUR' })).toBeNull()
  })

  test('counts one currency only, and nothing without the rule', () => {
    expect(missingForFreeShipping(terms, { amount: 10, currency: 'USD' })).toBeNull()
    expect(missingForFreeShipping(termsOf(null, null, settings), { amount: 10, currency: 'USD' })).toBeNull()
  })
})
