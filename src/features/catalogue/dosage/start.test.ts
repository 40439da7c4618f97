import { expect, test } from 'vitest'
import { calculatorStart } from './start'

test('NAV-12 PRS-02 the calculator starts with the values its form sent, and defaults for missing or invalid ones', () => {
  const usual = { ofAge: false, species: '', weight: '1', unit: 'g', material: 'dried', water: '90' }
  expect(calculatorStart('en')).toEqual(usual)
  expect(calculatorStart('en', { species: 'psilocybe-cubensis' })).toEqual({ ...usual, species: 'psilocybe-cubensis' })
  const sent = { 'of-age': '1', species: 'a', weight: '2,5', unit: 'oz', material: 'fresh', water: '80' }
  expect(calculatorStart('en', sent)).toEqual({ ...sent, 'of-age': undefined, ofAge: true })
  expect(
    calculatorStart('en', { 'of-age': ['1', '0'], weight: '9'.repeat(99), unit: 'stone', material: 'wet' }),
  ).toEqual({
    ...usual,
    ofAge: true,
    weight: '9'.repeat(20),
  })
})

test.each([
  ['en', 'es', '1.500', '1,5'],
  ['en', 'pt', '1,500', '1500'],
  ['es', 'en', '1.500', '1500'],
  ['es', 'en', '1,5', '1.5'],
  ['pt', 'es', '1,5', '1,5'],
  ['es', 'es', '1.500', '1.500'],
  ['en', 'es', 'some', 'some'],
  ['de', 'es', '1.500', '1.500'],
] as const)('I18-02 a weight typed in %s keeps its value in %s: %s', (language, locale, typed, weight) => {
  expect(calculatorStart(locale, { in: language, weight: typed, water: typed })).toMatchObject({
    weight,
    water: weight,
  })
})
