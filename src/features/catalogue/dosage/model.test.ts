import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dryGrams, estimate, highestEstimate, toGrams, shortName } from './model'

test('D-19: an ounce is 28.35 grams', () => {
  expect(toGrams(1, 'oz')).toBeCloseTo(28.3495, 4)
  expect(toGrams(3, 'g')).toBe(3)
})

test('D-19: fresh weight is converted to dry weight by the stated water content', () => {
  expect(dryGrams(10, 'g', 'fresh', 90)).toBeCloseTo(1, 10)
  expect(dryGrams(10, 'g', 'dried', 90)).toBe(10)
})

test.each([
  [Number.NaN, 90],
  [-1, 90],
  [1, 100],
  [1, -5],
  [Number.POSITIVE_INFINITY, 90],
])('D-19: %s g at %s %% water gives no dry weight', (weight, water) => {
  expect(dryGrams(weight, 'g', 'fresh', water)).toBeNull()
})

test('D-19: an unknown amount stays unknown and never becomes zero', () => {
  expect(estimate(2, { min: null, typical: 6.3, max: null })).toEqual({ low: null, typical: 12.6, high: null })
  expect(estimate(null, { min: 1, typical: 2, max: 3 })).toEqual({ low: null, typical: null, high: null })
})

test.each([
  [{ low: 1, typical: 2, high: 3 }, 3],
  [{ low: 1, typical: 2, high: null }, 2],
  [{ low: 1, typical: 20, high: 8 }, 20],
  [{ low: 1, typical: null, high: null }, 1],
  [{ low: null, typical: null, high: null }, null],
])('D-19: the highest estimate in %j is %s', (found, most) => {
  expect(highestEstimate(found)).toBe(most)
})

test('D-19: the low estimate is never above the high one, for any weight', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1000, noNaN: true }),
      fc.double({ min: 0, max: 20, noNaN: true }),
      (dry, min) => {
        const { low, high } = estimate(dry, { min, typical: null, max: min + 1 })
        return low !== null && high !== null && low <= high
      },
    ),
  )
})

test.each([
  ['Psilocybe cubensis', 'P.\u00a0cubensis'],
  ['Amanita muscaria var. formosa', 'A.\u00a0muscaria var. formosa'],
  ['Psilocybe', 'Psilocybe'],
])('the name %s is shortened in lists to %s', (name, short) => {
  expect(shortName(name)).toBe(short)
})
