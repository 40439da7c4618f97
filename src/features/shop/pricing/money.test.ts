import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalText, exponentOf, times, toMajor, toMinor } from './money'

describe('PRD-02 money is whole minor units', () => {
  test.each([
    [12.5, 'USD', 1250],
    [1.1, 'EUR', 110],
    [19.99, 'BRL', 1999],
    [1.005, 'USD', 101],
    [1200, 'JPY', 1200],
    [1.234, 'KWD', 1234],
    [8.2, 'no code', 820],
    [0, 'USD', 0],
  ])('%d %s is %i', (major, currency, minor) => {
    expect(toMinor(major, currency)).toBe(minor)
  })

  test.each([
    ['USD', 2],
    ['JPY', 0],
    ['KWD', 3],
    ['', 2],
  ])('%s has %i decimals', (currency, digits) => {
    expect(exponentOf(currency)).toBe(digits)
  })

  const currencies = fc.constantFrom('USD', 'EUR', 'BRL', 'MXN', 'JPY', 'KWD')

  test('converting to major units and back loses nothing', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31), currencies, (minor, currency) => {
        expect(toMinor(toMajor(minor, currency), currency)).toBe(minor)
      }),
    )
  })

  test('multiplying by a quantity gives the same as adding up', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 99 }), (amount, quantity) => {
        const line = times({ amount, currency: 'USD' }, quantity)
        expect(line.amount).toBe(Array.from({ length: quantity }, () => amount).reduce((sum, one) => sum + one, 0))
        expect(Number.isSafeInteger(line.amount)).toBe(true)
      }),
    )
  })

  test('decimalText has all decimals of the currency', () => {
    expect(decimalText({ amount: 1250, currency: 'USD' })).toBe('12.50')
    expect(decimalText({ amount: 1200, currency: 'JPY' })).toBe('1200')
  })
})
