import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from '@/core/locales'
import { anyNumber, plainNumber, typedNumber } from './typed-number'

describe('FRM-01 a typed number is parsed in its locale', () => {
  test.each([
    ['es', '1,5', '1.5'],
    ['pt', '1,5', '1.5'],
    ['es', ',5', '.5'],
    ['pt', '-0,25', '-0.25'],
    ['es', '1,500', '1.500'],
    ['es', '1.5', '1.5'],
    ['pt', '1.25', '1.25'],
    ['es', '0.125', '0.125'],
    ['pt', '1500.5', '1500.5'],
    ['es', '1.500', '1500'],
    ['pt', '1.500,75', '1500.75'],
    ['es', '12.345.678', '12345678'],
    ['es', '1 500,5', '1500.5'],
    ['pt', '1\u202f500', '1500'],
    ['pt', '1e3', '1e3'],
    ['es', '2026', '2026'],
    ['en', '1.5', '1.5'],
    ['en', '1.500', '1.500'],
    ['en', '1,000', '1000'],
    ['en', '1,234,567.89', '1234567.89'],
    ['en', '1e3', '1e3'],
  ] as const)('%s: %j is %s', (locale, typed, number) => {
    expect(plainNumber(typed, locale)).toBe(number)
  })

  test.each([
    ['es', '1,5,3'],
    ['es', '1,500.5'],
    ['es', '1.500.5'],
    ['es', '1.500 000'],
    ['pt', '0.500.000'],
    ['pt', '1.5,5'],
    ['en', '1,5'],
    ['en', '1.500,75'],
    ['en', '0,125'],
    ['en', ','],
    ['es', ','],
    ['es', '-'],
    ['es', '0x10'],
    ['pt', '1e999'],
    ['pt', 'um'],
    ['en', ''],
  ] as const)('%s: %j is no number', (locale, typed) => {
    expect(plainNumber(typed, locale)).toBeNull()
  })

  test.each([
    ['en', ' 1,5 ', 1.5],
    ['en', '1,500', 1500],
    ['en', '0,125', 0.125],
    ['es', '1.500', 1500],
    ['es', '1,5', 1.5],
    ['pt', 'um', Number.NaN],
    ['en', '', Number.NaN],
  ] as const)('%s: anyNumber parses %j as %d', (locale, typed, number) => {
    expect(anyNumber(typed, locale)).toBe(number)
  })

  test.each(locales)('a field’s initial number parses back to itself (%s)', (locale) => {
    const numbers = fc.double({ noNaN: true, noDefaultInfinity: true })
    fc.assert(fc.property(numbers, (number) => Number(plainNumber(typedNumber(number, locale), locale)) === number))
    expect(typedNumber(1.125, 'en')).toBe('1.125')
    expect(typedNumber(1.125, 'es')).toBe('1,125')
  })
})
