import { expect, test } from 'vitest'
import { isStricter } from './keep-grade'

test.each([
  ['deadly', 'toxic', true],
  ['deadly', 'choice', true],
  ['suspect', 'psychoactive', true],
  ['psychoactive', 'edible', true],
  ['psychoactive', null, true],
  ['toxic', 'deadly', false],
  ['toxic', 'toxic', false],
  ['choice', 'edible', false],
  ['inedible', null, false],
])('SAF-04 the grade %s is stricter than %s: %s', (grade, other, stricter) => {
  expect(isStricter(grade, other)).toBe(stricter)
})
