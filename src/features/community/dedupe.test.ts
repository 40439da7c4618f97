import { describe, expect, test } from 'vitest'
import { dedupeKeys, type Sent } from './dedupe'

const minute = 60_000
const noon = Date.UTC(2026, 0, 1, 12)
const sent: Sent = { user: 7, target: 'products:3', words: { review: 'Good.' } }

const current = (over: Partial<Sent> = {}, now = noon): string | undefined => dedupeKeys({ ...sent, ...over }, now)?.[0]

describe('T-1E the dedupe key of a contribution', () => {
  test('is the same for ten minutes, and the previous key during the next ten', () => {
    expect(current({}, noon + 10 * minute - 1)).toBe(current())
    expect(current({}, noon + 10 * minute)).not.toBe(current())
    expect(dedupeKeys(sent, noon + 10 * minute)?.[1]).toBe(current())
  })

  test('is the same whatever the outer blanks and the Unicode composition of the text', () => {
    expect(current({ words: { review: '  Good.\r\n' } })).toBe(current())
    expect(current({ words: { review: 'Caf\u00e9' } })).toBe(current({ words: { review: 'Cafe\u0301' } }))
  })

  test.each([
    { user: 8 },
    { target: 'products:4' },
    { words: { review: 'Bad.' } },
    { words: { review: 'Good.', anonymous: true } },
  ])('differs with %j', (over) => {
    expect(current(over)).not.toBe(current())
  })

  test.each([undefined, null, 5, true, ['Good.'], { length: 5 }])('is null when the text is %j', (review) => {
    expect(dedupeKeys({ ...sent, words: { review } }, noon)).toBeNull()
  })
})
