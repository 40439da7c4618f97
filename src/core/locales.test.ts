import { expect, test } from 'vitest'
import { defaultLocale, isLocale, languageNames, languageTags, locales } from './locales'

test('I18-01 en is the default, es and pt are the others', () => {
  expect(locales).toEqual(['en', 'es', 'pt'])
  expect(defaultLocale).toBe('en')
})

test.each(['en', 'es', 'pt'])('I18-01 %s is a locale', (value) => {
  expect(isLocale(value)).toBe(true)
})

test.each(['', 'EN', 'en-US', 'de', 'all', '*', '__proto__', null, undefined, 0, ['en'], { en: 1 }])(
  'I18-01 %j is no locale',
  (value) => {
    expect(isLocale(value)).toBe(false)
  },
)

test('I18-01 every locale has a language tag that Intl supports, and a name of its own', () => {
  const tags = locales.map((locale) => languageTags[locale])
  expect(Intl.NumberFormat.supportedLocalesOf(tags)).toEqual(tags)
  expect(new Set(locales.map((locale) => languageNames[locale])).size).toBe(3)
})
