import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '@/core/locales'
import { messages } from '@/platform/i18n/translator'
import { allTexts, siteTexts } from './catalogue.fixtures'
import { wordList } from './word-list.data'

/** Matches a whole word; letters of any script count as parts of a word. */
const alone = (word: string): RegExp => new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'iu')

const strings = (value: unknown, place: string): { place: string; text: string }[] =>
  typeof value === 'string'
    ? [{ place, text: value }]
    : Object.entries((value ?? {}) as Record<string, unknown>).flatMap(([key, inner]) =>
        strings(inner, `${place}.${key}`),
      )

/** The three strings of each `label(…)`, in the order of the locales, as admin labels and spore prints have them. */
const threeStrings =
  /\blabel\(\s*(?:'([^'\n]*)'|"([^"\n]*)"),\s*(?:'([^'\n]*)'|"([^"\n]*)"),\s*(?:'([^'\n]*)'|"([^"\n]*)"),?\s*\)/g

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  // The units of recipes are patterns of user input, not labels.
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|recipes\/units\.data/.test(file))
  .map((file) => path.join('src', file))

const labels = [...sources, 'starter/catalogue/spore-prints.ts'].flatMap((place) =>
  [...readFileSync(place, 'utf8').matchAll(threeStrings)].map(([, a, b, c, d, e, f]) => ({
    place,
    text: { en: a ?? b ?? '', es: c ?? d ?? '', pt: e ?? f ?? '' },
  })),
)

const said = (locale: Locale): { place: string; text: string }[] => [
  ...[...allTexts, ...siteTexts, ...labels].map(({ place, text }) => ({ place, text: text[locale] })),
  ...strings(messages[locale], 'messages'),
]

describe('I18-01 the list of terms with their synonyms', () => {
  test.each(locales)('texts, labels and messages use no forbidden synonym of the %s list', (locale) => {
    const texts = said(locale)
    expect(labels.length).toBeGreaterThan(1500)
    expect(texts.length).toBeGreaterThan(3000)
    const found = wordList[locale].flatMap(({ use, not }) =>
      not.flatMap((word) => {
        const pattern = alone(word)
        return texts.filter(({ text }) => pattern.test(text)).map(({ place }) => `${place}: ${word}, not ${use}`)
      }),
    )
    expect(found).toEqual([])
  })

  test('is matched by whole words only', () => {
    expect(alone('nevera').test('a la nevera, cerrada')).toBe(true)
    expect(alone('fato').test('O fato é')).toBe(true)
    expect(alone('papa').test('papagaio')).toBe(false)
    expect(alone('côr').test('côrte')).toBe(false)
  })

  test('forbids no term that it uses', () => {
    for (const locale of locales) {
      const used = new Set(wordList[locale].map(({ use }) => use))
      expect(wordList[locale].flatMap(({ not }) => not).filter((word) => used.has(word))).toEqual([])
    }
  })
})
