import { expect, test } from 'vitest'
import { escapeFormula, unescapeFormula } from './spreadsheet'

test.each(['=1+1', '+1', '-1', '@a', '\t=1', '＝1', "'=1", "''=1"])('T-1C %j is not run, and comes back', (cell) => {
  expect(escapeFormula(cell)).toBe(`'${cell}`)
  expect(unescapeFormula(escapeFormula(cell))).toBe(cell)
})

test.each(['Boletus', "'quoted'", '1 = 1', ''])('T-1C %j needs no mark', (cell) => {
  expect(escapeFormula(cell)).toBe(cell)
  expect(unescapeFormula(cell)).toBe(cell)
})
