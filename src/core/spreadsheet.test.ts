import { expect, test } from 'vitest'
import { escapeFormula, unescapeFormula } from './spreadsheet'

test.each(['=1+1', '+1', '-1', '@a', '\t=1', '＝1', "'=1", "''=1"])(
  'T-1C the formula %j is escaped, and unescaped to the same text',
  (cell) => {
    expect(escapeFormula(cell)).toBe(`'${cell}`)
    expect(unescapeFormula(escapeFormula(cell))).toBe(cell)
  },
)

test.each(['Boletus', "'quoted'", '1 = 1', ''])('T-1C %j is not escaped', (cell) => {
  expect(escapeFormula(cell)).toBe(cell)
  expect(unescapeFormula(cell)).toBe(cell)
})
