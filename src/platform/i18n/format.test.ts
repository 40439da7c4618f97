import { describe, expect, test } from 'vitest'
import { locales } from '@/core/locales'
import { formatDay, formatMeasure, formatNumber, formatPrice, monthNames } from './format'

/** Intl uses no-break spaces, whose kind depends on the version. */
const plain = (text: string): string => text.replace(/\s/g, ' ')

describe('I18-01 numbers', () => {
  test.each([
    ['en', '1,234.5'],
    ['es', '1234,5'],
    ['pt', '1.234,5'],
  ] as const)('%s writes 1234.5 as %s', (locale, text) => {
    expect(formatNumber(1234.5, locale)).toBe(text)
  })

  test('NUM-01 a number has one decimal unless it is whole', () => {
    expect(formatNumber(4.6667, 'en', 1)).toBe('4.7')
    expect(formatNumber(5, 'en', 1)).toBe('5')
  })
})

describe('I18-01 measures', () => {
  test.each([
    ['en', 3.125, 'cm', '3.13\u00a0cm'],
    ['es', 1234.5, 'mg', '1234,5\u00a0mg'],
    ['en', 80, '%', '80%'],
    ['es', 80, '%', '80\u00a0%'],
    ['pt', 0.57, '%', '0,57%'],
    ['en', 0.63, '% dry weight', '0.63% dry weight'],
  ] as const)('%s writes %d %s so that they stay on one line', (locale, value, unit, text) => {
    expect(formatMeasure(value, unit, locale)).toBe(text)
  })

  test.each([
    ['en', 0.0011, 'mg/g', '0.0011\u00a0mg/g'],
    ['es', 0.00456, 'mg', '0,0046\u00a0mg'],
    ['pt', 0.003, '%', '0,003%'],
    ['en', 0.0001 * 7, '% dry weight', '0.0007% dry weight'],
    ['en', 0.012, 'mg/g', '0.012\u00a0mg/g'],
    ['en', 0, 'mg', '0\u00a0mg'],
  ] as const)('SPC-03 %s writes the trace %d %s with its significant digits, not as 0', (locale, value, unit, text) => {
    expect(formatMeasure(value, unit, locale)).toBe(text)
    expect(formatNumber(value, locale)).toBe(/^[\d.,]+/.exec(text)?.[0])
  })

  test('an explicit number of decimals is a maximum', () => {
    expect(formatNumber(0.04, 'en', 1)).toBe('0')
    expect(formatMeasure(0.04, 'kg', 'en', 1)).toBe('0\u00a0kg')
  })
})

describe('PRD-02 prices have the decimals of their currency', () => {
  test.each([
    ['en', 'USD', '$1,234.50'],
    ['es', 'USD', '1234,50 US$'],
    ['pt', 'USD', 'US$ 1.234,50'],
    ['pt', 'BRL', 'R$ 1.234,50'],
    ['es', 'EUR', '1234,50 €'],
  ] as const)('%s %s', (locale, currency, text) => {
    expect(plain(formatPrice(1234.5, currency, locale))).toBe(text)
  })

  test('USD has two decimals even when whole, JPY none, KWD three', () => {
    expect(plain(formatPrice(0, 'USD', 'en'))).toBe('$0.00')
    expect(plain(formatPrice(1200, 'JPY', 'en'))).toBe('¥1,200')
    expect(plain(formatPrice(1200, 'JPY', 'es'))).toBe('1200 JPY')
    expect(plain(formatPrice(2.5, 'KWD', 'en'))).toBe('KWD 2.500')
  })

  test.each(['', 'US', 'dollars', '$'])('an unknown currency %j is written as it is', (currency) => {
    expect(formatPrice(1.5, currency, 'en')).toBe(`${currency} 1.50`)
  })
})

describe('BLK-13 days', () => {
  test.each([
    ['en', 'Jan 05, 2026'],
    ['es', '5 ene 2026'],
    ['pt', '5 de jan. de 2026'],
  ] as const)('%s writes MMM dd, yyyy as %s', (locale, text) => {
    expect(plain(formatDay('2026-01-05T12:00:00.000Z', locale))).toBe(text)
  })

  test('a day is formatted in UTC', () => {
    expect(formatDay('2026-03-01T00:00:00.000Z', 'en')).toBe('Mar 01, 2026')
    expect(formatDay('2026-03-01T23:59:59.999Z', 'en')).toBe('Mar 01, 2026')
  })

  test.each(['', 'yesterday', '2026-13-40', 'NaN'])(
    'ERR-01 %j is formatted as “Invalid date” in the visitor’s locale',
    (iso) => {
      expect(formatDay(iso, 'en')).toBe('Invalid date')
      expect(formatDay(iso, 'es')).toBe('Fecha no válida')
      expect(formatDay(iso, 'pt')).toBe('Data inválida')
    },
  )
})

test.each(locales)('I18-01 %s has twelve different months, January first', (locale) => {
  const long = monthNames(locale).map((month) => month.long)
  expect(new Set(long).size).toBe(12)
  expect(long[0]).toBe({ en: 'January', es: 'enero', pt: 'janeiro' }[locale])
  expect(long[11]).toBe({ en: 'December', es: 'diciembre', pt: 'dezembro' }[locale])
})
