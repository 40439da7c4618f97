import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pathLockOf } from '@/platform/catalogue/kept-categories'
import { limits } from '@/core/limits'
import { tidyText } from '@/core/tidy-text'
import { contributionTargets, helpfulTargets, isRating, otherForm, textProblem } from './model'

const text = limits.communityText
const problem = (value: unknown) => textProblem(value, text)

describe('COM-05 texts of 3 to 500 characters', () => {
  test('the limits are 3 and 500 characters, and at least 1 for a headline', () => {
    expect(text).toEqual({ min: 3, max: 500 })
    expect(limits.headline.min).toBe(1)
  })

  test.each([undefined, null, '', ' ', '\n\n', '   \r\n '])('%j is missing', (value) => {
    expect(problem(value)).toBe('required')
  })

  test.each([
    [2, 'min-length'],
    [3, null],
    [500, null],
    [501, 'max-length'],
  ])('%i characters: %s', (length, expected) => {
    expect(problem('a'.repeat(length))).toBe(expected)
  })

  test('characters are counted, not code units, and composed first', () => {
    expect(problem('🍄'.repeat(500))).toBeNull()
    expect(problem('🍄'.repeat(501))).toBe('max-length')
    expect(problem('🍄🍄')).toBe('min-length')
    expect(problem('e\u0301'.repeat(500))).toBeNull()
    expect(problem('e\u0301e\u0301')).toBe('min-length')
  })

  test('outer blanks do not count', () => {
    expect(problem(`  ${'a'.repeat(500)}\n`)).toBeNull()
    expect(problem(' a ')).toBe('min-length')
  })

  test('a line break counts as one character, also when it was sent as CRLF', () => {
    expect(problem('a\r\nb')).toBeNull()
    expect(problem(`${'a'.repeat(498)}\r\nb`)).toBeNull()
    expect(problem(`${'a'.repeat(499)}\r\nb`)).toBe('max-length')
  })

  test('a tab, as in text copied from a table, counts as a blank', () => {
    expect(problem('a\tb')).toBeNull()
    expect(problem('\t\t\t')).toBe('required')
    expect(tidyText('\ta\tb\t')).toBe('a b')
  })

  test.each(['a\u0000bc', 'a\u0007bc', 'a\u001bbc', 'a\u007fbc'])(
    'T-1E a text with a control character is rejected: %j',
    (value) => {
      expect(problem(value)).toBe('invalid')
    },
  )

  test.each(['\ud800abc', 'abc\udc00'])('T-1E a text with a lone surrogate is rejected: %j', (value) => {
    expect(problem(value)).toBe('invalid')
  })

  test.each([
    '\u200b\u200b\u200b',
    '\u2060\u2060\u2060',
    '\u00ad\u200d\u200e',
    '\ufe0f\ufe0f\ufe0f',
    '\u3164\u3164\u3164',
    '\u2800\u2800 \u115f',
  ])('a text of invisible characters alone is missing: %j', (value) => {
    expect(problem(value)).toBe('required')
  })

  test('a headline is one line', () => {
    expect(textProblem('One\nline', { ...limits.headline, oneLine: true })).toBe('invalid')
    expect(textProblem(' One line\n', { ...limits.headline, oneLine: true })).toBeNull()
  })

  test.each([7, true, ['a', 'b', 'c'], { length: 10 }, Symbol.iterator])(
    'T-1E a value that is no string is rejected: %s',
    (value) => {
      expect(problem(value)).toBe('invalid')
    },
  )

  test('tidyText is idempotent, leaves no carriage return and does not change whether a text is accepted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (value) => {
        const tidy = tidyText(value)
        return tidyText(tidy) === tidy && !tidy.includes('\r') && problem(value) === problem(tidy)
      }),
    )
  })
})

test('COM-03 the category of the consumption form “other” is locked at the path by which rules know it', () => {
  expect(pathLockOf(`consumption-forms/${otherForm}`, null)?.kind).toBe('itself')
})

describe('COM-03 ratings are 1 to 5', () => {
  test.each([1, 2, 3, 4, 5])('%i is a rating', (value) => {
    expect(isRating(value)).toBe(true)
  })

  test.each([0, 6, -1, 4.5, Number.NaN, Number.POSITIVE_INFINITY, '5', true, [5], null, undefined, {}])(
    '%j is not a rating',
    (value) => {
      expect(isRating(value)).toBe(false)
    },
  )
})

test('D-15: comments, reviews and helpful marks are possible on the stated collections', () => {
  expect([...contributionTargets.comments].sort()).toEqual([
    'growingguides',
    'mushrooms',
    'posts',
    'products',
    'projects',
    'recipes',
  ])
  expect([...contributionTargets.reviews].sort()).toEqual(['mushrooms', 'products', 'recipes', 'vendors'])
  expect([...helpfulTargets].sort()).toEqual(['impressions', 'reviews'])
})
