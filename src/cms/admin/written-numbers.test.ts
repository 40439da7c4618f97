import { expect, test } from 'vitest'
import { shownNumber, writtenNumber } from './written-numbers'

test('PRD-01 a typed price may have a comma or a point before its decimals, in every language', () => {
  const written = {
    '12,50': 12.5,
    '12.50': 12.5,
    '0,125': 0.125,
    ',5': 0.5,
    '12,': 12,
    '1250': 1250,
    '-3,5': -3.5,
    ' 7 ': 7,
    '１２,５': 12.5,
    '1.250,50': 1250.5,
    '1,250.50': 1250.5,
    '1.234.567': 1_234_567,
    '1,234,567': 1_234_567,
    '1250,505': 1250.505,
  }
  for (const language of ['en', 'es', 'pt'])
    for (const [typed, value] of Object.entries(written)) expect(writtenNumber(typed, language), typed).toBe(value)
})

test('PRD-01 an ambiguous 1,250 or 1.250 is rejected where its mark separates thousands in the language', () => {
  expect(writtenNumber('1,250', 'en')).toBeUndefined()
  expect(writtenNumber('1.250', 'en')).toBe(1.25)
  for (const language of ['es', 'pt']) {
    expect(writtenNumber('1.250', language)).toBeUndefined()
    expect(writtenNumber('1,250', language)).toBe(1.25)
  }
})

test('PRD-01 invalid numbers are rejected, and an empty input is null', () => {
  for (const typed of ['-', '.', ',', 'x', '1e3', '12€', '1,2,3', '1.2.3', '1,25.5', '1 250', '--1', 'Infinity'])
    expect(writtenNumber(typed, 'en'), typed).toBeUndefined()
  for (const typed of ['', ' ']) expect(writtenNumber(typed, 'es')).toBeNull()
})

test('PRD-01 a formatted number parses to the same value', () => {
  for (const language of ['en', 'es', 'pt'])
    for (const value of [0, 12.5, 1.125, 1250, -3.5, 1234.567, 999_999_999.99])
      expect(writtenNumber(shownNumber(value, language), language)).toBe(value)
  expect([shownNumber(12.5, 'es'), shownNumber(12.5, 'en')]).toEqual(['12,5', '12.5'])
})
