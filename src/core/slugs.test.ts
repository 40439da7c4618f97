import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from './locales'
import { fold, foldForms, isSlug, reservedSlugs, toSlug } from './slugs'

/** Names of the routes in a folder, which documents share: pages at the root, species below /mushrooms. */
function wordsOf(folder: string): string[] {
  return ['(site)', '(live)']
    .map((group) => path.join('src/app', group, '[locale]', folder))
    .filter((directory) => existsSync(directory))
    .flatMap((directory) => readdirSync(directory, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !/^[[(]/.test(entry.name))
    .map((entry) => entry.name)
}

describe('NAV-16 reserved words', () => {
  test.each(['', 'mushrooms', 'mushrooms/species', 'mushrooms/species/type', 'posts', 'projects'])(
    'every route word in [locale]/%s is reserved',
    (folder) => {
      expect(wordsOf(folder).filter((word) => !reservedSlugs.has(word) && word !== 'psychoactive')).toEqual([])
    },
  )

  test('wordsOf finds the routes’ folders', () => {
    expect(wordsOf('mushrooms')).toEqual(expect.arrayContaining(['species', 'product', 'products', 'vendor']))
    expect(wordsOf('mushrooms/species')).toEqual(expect.arrayContaining(['compare', 'identify']))
  })

  test.each([
    ...['species', 'specie', 'all', 'products', 'product', 'cart', 'login', 'sign-up', 'api', 'admin', 'page'],
    ...locales,
  ])('%s is reserved', (word) => {
    expect(reservedSlugs.has(word)).toBe(true)
  })

  test('reserved words are slugs themselves', () => {
    expect([...reservedSlugs].filter((word) => !isSlug(word))).toEqual([])
  })
})

describe('T-1Q slugs', () => {
  test.each(['a', 'morchella-esculenta', 'shiitake-2', 'níscalo', 'しいたけ', '𠮷'.repeat(120), 'x'.repeat(120)])(
    '%s is a slug',
    (value) => {
      expect(isSlug(value)).toBe(true)
    },
  )

  test.each(['', 'a b', 'a/b', '../x', 'a.b', 'a%2e', 'x'.repeat(121), 'a\n', 'a\u0000', '\ud842', null, 7, ['a']])(
    '%j is no slug',
    (value) => {
      expect(isSlug(value)).toBe(false)
    },
  )

  test.each([
    ['Cogumelo do Cardo', 'cogumelo-do-cardo'],
    ['  Níscalo & Boletus!  ', 'niscalo-boletus'],
    ["Lion's Mane", 'lion-s-mane'],
    ['β-Glucans', 'β-glucans'],
    ['ÇÃO', 'cao'],
    ['İstanbul', 'istanbul'],
    ['***', ''],
    ['', ''],
  ])('%j becomes %j', (text, slug) => {
    expect(toSlug(text)).toBe(slug)
  })

  test('a long title is truncated, without a trailing dash', () => {
    expect(toSlug(`${'a'.repeat(119)} b`)).toBe('a'.repeat(119))
    expect(toSlug('word '.repeat(60)).length).toBeLessThanOrEqual(120)
  })

  test('truncation does not split a surrogate pair', () => {
    expect(isSlug(toSlug(`a${'𠮷'.repeat(200)}`))).toBe(true)
  })

  test('a title is truncated to a lower limit where one is given', () => {
    expect(toSlug(`${'𠮷'.repeat(63)} b`, 64)).toBe('𠮷'.repeat(63))
    expect(toSlug('a'.repeat(65), 64)).toBe('a'.repeat(64))
  })

  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
  )

  test('toSlug returns a valid slug or an empty string for any text', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const slug = toSlug(text)
        expect(slug === '' || isSlug(slug)).toBe(true)
        expect(slug).not.toMatch(/^-|-$|--/)
      }),
      { numRuns: 500 },
    )
  })

  test('toSlug is idempotent', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(toSlug(toSlug(text))).toBe(toSlug(text))
      }),
      { numRuns: 500 },
    )
  })

  test('NAV-11 fold removes accents and case, and nothing else', () => {
    expect(fold('Ácido Ibotênico, 4-HO')).toBe('acido ibotenico, 4-ho')
  })

  test.each([
    ['ｄｅａｔｈ　ｃａｐ', 'death cap'],
    ['ＡＭＡＮＩＴＡ', 'amanita'],
    ['ﾄﾞｸﾂﾙﾀｹ', fold('ドクツルタケ')],
    ['ﬂy agaric', 'fly agaric'],
    ['Champiñón', 'champinon'],
  ])('NAV-11 %s is folded to its plain form', (text, plain) => {
    expect(foldForms(text)).toBe(plain)
  })

  test.each([
    ['ｄｅａｔｈ', 'ｄｅａｔｈ'],
    ['5 m²', '5-m²'],
    ['½ kg', '½-kg'],
  ])('the slug of %s keeps its compatibility characters', (text, slug) => {
    expect(toSlug(text)).toBe(slug)
  })
})
