import { describe, expect, test } from 'vitest'
import {
  dailyPercent,
  macronutrients,
  minerals,
  namesByLanguage,
  nutrients,
  speciesKey,
  taxonRanks,
  vitamins,
} from './model'

describe('SPC-01 common names in three languages', () => {
  const names = { en: ['Reishi', 'Lingzhi', 'Lingzhi'], es: ['Reishi', 'Pipa'], pt: ['Reishi'] }

  test.each([
    ['en', ['en Lingzhi', 'es Reishi, Pipa', 'pt Reishi']],
    ['es', ['es Pipa', 'en Reishi, Lingzhi', 'pt Reishi']],
    // The title is left out of the page's own locale; other locales list it, even if it is the same there.
    ['pt', ['en Reishi, Lingzhi', 'es Reishi, Pipa']],
  ] as const)('on a page in %s, names in that locale come first', (locale, expected) => {
    expect(
      namesByLanguage(names, locale, 'Reishi').map((entry) => `${entry.locale} ${entry.names.join(', ')}`),
    ).toEqual(expected)
  })

  test('a locale without names is left out', () => {
    expect(namesByLanguage({ en: ['Chaga'], es: [], pt: [] }, 'es', 'Chaga')).toEqual([
      { locale: 'en', names: ['Chaga'] },
    ])
  })
})

describe('NAV-12 keys of the dosage calculator', () => {
  test.each([
    ['Psilocybe cubensis', undefined, 'psilocybe-cubensis'],
    ['Psilocybe cubensis', null, 'psilocybe-cubensis'],
    ['Psilocybe cubensis', '', 'psilocybe-cubensis'],
    ['Psilocybe cubensis', '  ', 'psilocybe-cubensis'],
    ['Psilocybe cubensis', 'Amazon', 'psilocybe-cubensis_amazon'],
    ['Psilocybe cubensis', 'Golden Teacher', 'psilocybe-cubensis_golden-teacher'],
    ['  Amanita   muscaria var. formosa ', undefined, 'amanita-muscaria-var.-formosa'],
  ])('the key of %s, variation %s, is %s', (name, variation, key) => {
    expect(speciesKey(name, variation)).toBe(key)
  })
})

describe('SPC-05 daily values', () => {
  const byName = Object.fromEntries(nutrients.map(({ name, dailyValue }) => [name, dailyValue]))

  test('the table has the seven given daily values', () => {
    expect(byName).toMatchObject({
      fat: 78,
      saturatedFat: 20,
      cholesterol: 300,
      sodium: 2300,
      carbohydrates: 275,
      fiber: 28,
      protein: 50,
    })
  })

  test('DAT-01 the table has the label’s 9 macronutrients, 11 vitamins and 9 minerals, each once', () => {
    expect([macronutrients.length, vitamins.length, minerals.length]).toEqual([9, 11, 9])
    expect(new Set(nutrients.map(({ name }) => name)).size).toBe(29)
    expect(taxonRanks).toEqual(['kingdom', 'division', 'class', 'order', 'family', 'genus', 'species'])
  })

  const fat = { name: 'fat', unit: 'g', dailyValue: 78 } as const

  test.each([
    [78, 100],
    [39, 50],
    [0.3, 0],
    [0.4, 1],
    [0, 0],
    [156, 200],
  ])('%f g of fat are %i %% of the daily value', (amount, percent) => {
    expect(dailyPercent(amount, fat)).toBe(percent)
  })

  test.each([null, undefined])('an unknown amount (%s) has no percentage', (amount) => {
    expect(dailyPercent(amount, fat)).toBeNull()
  })

  test.each([null, 0])('a nutrient without a daily value (%s) has no percentage', (dailyValue) => {
    expect(dailyPercent(5, { ...fat, dailyValue })).toBeNull()
    expect(dailyPercent(0, { ...fat, dailyValue })).toBeNull()
  })
})
