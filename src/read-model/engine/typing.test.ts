import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exchanged, lettersOf, mayBeNear, editDistance } from './typing'

test.each([
  ['death', 'death', 0],
  ['', '', 0],
  ['death', 'deth', 1],
  ['death', 'deaath', 1],
  ['death', 'deatj', 1],
  ['death', 'daeth', 1],
  ['death', 'eath', 1],
  ['death', 'deathh', 1],
  ['death', 'edath', 1],
  ['cap', 'cup', 1],
  ['', 'a', 1],
  ['cap', 'pac', 2],
  ['death', 'dth', 2],
  ['death', 'dehat', 2],
  ['death', 'hdeat', 2],
  ['death', 'daetj', 2],
  ['', 'ab', 2],
  ['death', 'cap', 3],
  ['death', 'daetjxx', 3],
])('the edit distance of %s and %s is %i, where 3 means too many', (meant, typed, count) => {
  expect(editDistance(meant, typed, 2)).toBe(count)
  expect(editDistance(typed, meant, 2)).toBe(count)
})

test('with a maximum of one, any larger distance is 2', () => {
  expect(editDistance('death', 'dth', 1)).toBe(2)
  expect(editDistance('death', 'xxxxx', 1)).toBe(2)
})

test('mayBeNear never excludes a word within the edit distance', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'e', 'ñ', ' ', 'мухомор'.charAt(0)), maxLength: 8 })
  fc.assert(
    fc.property(word, word, fc.constantFrom(1, 2), (one, other, most) => {
      if (editDistance(one, other, most) <= most) expect(mayBeNear(lettersOf(one), lettersOf(other), most)).toBe(true)
    }),
  )
  expect(mayBeNear(lettersOf('death'), lettersOf('porcini'), 2)).toBe(false)
})

test('exchanged() returns every swap of two different neighboring letters', () => {
  expect(exchanged('deep')).toEqual(['edep', 'depe'])
  expect(exchanged('a')).toEqual([])
  expect(exchanged('')).toEqual([])
})
