import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nearDuplicates } from './near-duplicates'

const doubled = (...texts: string[]): string[] =>
  [...nearDuplicates(texts.map((text, at) => ({ key: String(at), text })))].sort()

const first = 'I dried these for a week, and the tea still tasted like the forest floor.'

describe('MOD-01 T-1E a near-duplicate', () => {
  test.each([
    ['the same words', first],
    ['other case', first.toUpperCase()],
    [
      'other punctuation and blanks',
      '“I dried these,  for a week…  and the tea STILL tasted like the forest floor”!!!',
    ],
    ['signs that are not seen', first.replaceAll('e', 'e\u200b')],
    [
      'wide letters',
      first.normalize('NFKC').replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
    ],
    ['a word more', first.replace('still', 'still really')],
    ['a word less', first.replace('these ', '')],
    ['another word', first.replace('week', 'month')],
    ['another order', 'The tea still tasted like the forest floor, and I dried these for a week.'],
    ['a sentence more', `${first} Visit my shop for the best prices, we ship to every country today.`],
  ])('has %s', (_, second) => {
    expect(doubled(first, 'Nothing like it, and nothing of it.', second)).toEqual(['0', '2'])
  })

  test('is found whatever its accents and its script', () => {
    expect(doubled('Qué bueno está este té de melena', 'que bueno esta este te de melena!')).toEqual(['0', '1'])
    expect(doubled('这个蘑菇汤真好喝我很喜欢', '这个蘑菇汤真好喝，我也很喜欢')).toEqual(['0', '1'])
    expect(doubled('🍄🍄🍄', '🍄🍄🍄', '🍄')).toEqual(['0', '1'])
  })

  test.each([
    ['I grew these on oak logs behind the house and had two flushes by May.'],
    ['The tea was bitter, and I will not buy it again.'],
    ['I dried these.'],
    ['Tasty'],
    [''],
  ])('is not %j', (second) => {
    expect(doubled(first, second)).toEqual([])
  })

  test('of a very short text has exactly the same words', () => {
    expect(doubled('Very good!', 'very good', 'Very bad', 'Not very good')).toEqual(['0', '1'])
  })

  test('is found in any order of the texts, and only when it resembles another one', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'), { minLength: 1, maxLength: 9 })
      .map((words) => words.join(' '))
    const seed = fc.infiniteStream(fc.nat())
    fc.assert(
      fc.property(fc.array(text, { maxLength: 8 }), seed, (texts, order) => {
        const all = texts.map((each, at) => ({ key: String(at), text: each }))
        const mixed = all
          .map((each) => [order.next().value as number, each] as const)
          .sort(([a], [b]) => a - b)
          .map(([, each]) => each)
        const found = nearDuplicates(all)
        expect([...nearDuplicates(mixed)].sort()).toEqual([...found].sort())
        // Each one found is a near-duplicate of at least one other.
        for (const one of all) {
          const paired = all.some((other) => other.key !== one.key && nearDuplicates([one, other]).size === 2)
          expect(found.has(one.key)).toBe(paired)
        }
      }),
    )
  })
})
