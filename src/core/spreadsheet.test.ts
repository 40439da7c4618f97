import { expect, test } from 'vitest'
import { withMark, withoutMark } from './spreadsheet'

test.each(['=1+1', '+1', '-1', '@a', '\t=1', '＝1', "'=1", "''=1"])('T-1C %j is not run, and comes back', (cell) => {
  expect(withMark(cell)).toBe(`'${cell}`)
  expect(withoutMark(withMark(cell))).toBe(cell)
})

test.each(['Boletus', "'quoted'", '1 = 1', ''])('T-1C %j needs no mark', (cell) => {
  expect(withMark(cell)).toBe(cell)
  expect(withoutMark(cell)).toBe(cell)
})
