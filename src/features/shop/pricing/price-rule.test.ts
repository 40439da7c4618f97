import { expect, test } from 'vitest'
import { validateSiblingPrice, validateProductPrice } from './price-rule'

const req = { i18n: { language: 'en' } }
const of = (currency: string | null) => ({ req, data: { baseInventory: { currency } }, siblingData: { currency } })

test.each([
  [12.5, 'USD', true],
  [1.1, 'USD', true],
  [19.99, 'EUR', true],
  [8.29, null, true],
  [1500, 'JPY', true],
  [1.005, 'KWD', true],
  [null, 'USD', true],
  [12.505, 'USD', 'A price in USD has 2 decimals at most.'],
  [0.001, null, 'A price in USD has 2 decimals at most.'],
  [1500.5, 'JPY', 'A price in JPY is a whole number.'],
])('DAT-09 a price of %s in %s: %s', (price, currency, said) => {
  expect(validateProductPrice(price, of(currency))).toBe(said)
})

test('D-31 the decimals of an amount in terms are checked only with a currency of their own', () => {
  expect(validateSiblingPrice(1.005, of(null))).toBe(true)
  expect(validateSiblingPrice(1.005, of('EUR'))).toMatch(/2 decimals/)
})
