import { expect, test } from 'vitest'
import { isOneSlip } from './typing'

test.each([
  ['death', 'deth', true],
  ['death', 'deaath', true],
  ['death', 'deatj', true],
  ['death', 'daeth', true],
  ['death', 'eath', true],
  ['death', 'deathh', true],
  ['death', 'edath', true],
  ['death', 'death', true],
  ['death', 'dth', false],
  ['death', 'dehat', false],
  ['death', 'hdeat', false],
  ['death', 'daetj', false],
  ['cap', 'cup', true],
  ['cap', 'pac', false],
  ['', 'a', true],
  ['', 'ab', false],
])('%s typed as %s is one error: %s', (meant, typed, is) => {
  expect(isOneSlip(meant, typed)).toBe(is)
  expect(isOneSlip(typed, meant)).toBe(is)
})
