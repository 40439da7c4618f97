import { expect, test } from 'vitest'
import { cut } from './cut'

test('cut() never splits a surrogate pair', () => {
  expect(cut('chanterelle', 40)).toBe('chanterelle')
  expect(cut('chanterelle', 4)).toBe('chan')
  expect(cut('abc🍄d', 4)).toBe('abc')
  expect(cut('abc🍄d', 5)).toBe('abc🍄')
  expect(encodeURIComponent(cut('🍄'.repeat(9), 7))).not.toBe('')
})
