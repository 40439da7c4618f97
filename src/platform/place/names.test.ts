import { expect, test } from 'vitest'
import { locales } from '@/core/locales'
import { countriesIn, countryName, placeName, statesIn } from './names'

test('I18-01 the name of a US state is in the visitor’s locale', () => {
  expect(locales.map((locale) => placeName('US', 'NY', locale))).toEqual(['New York', 'Nueva York', 'Nova York'])
  expect(statesIn('es').find(({ code }) => code === 'NC')?.name).toBe('Carolina del Norte')
  for (const locale of locales) expect(statesIn(locale)).toHaveLength(51)
})

test('I18-01 the name of a country is in the visitor’s locale, and lists are sorted by it', () => {
  expect(locales.map((locale) => placeName('ES', 'MD', locale))).toEqual(['Spain', 'España', 'Espanha'])
  expect(countriesIn(['US', 'ES', 'AT'], 'es').map(({ code }) => code)).toEqual(['AT', 'ES', 'US'])
  for (const code of ['', 'nowhere', 'Z9']) expect(countryName(code, 'pt')).toBe(code)
})
