import { expect, test } from 'vitest'
import { calculatorStart } from './start'

test('NAV-12 PRS-02 the calculator begins with what its form sent, and with what is usual where it sent nothing', () => {
  const usual = { ofAge: false, species: '', weight: '1', unit: 'g', material: 'dried', water: '90' }
  expect(calculatorStart()).toEqual(usual)
  expect(calculatorStart({ species: 'psilocybe-cubensis' })).toEqual({ ...usual, species: 'psilocybe-cubensis' })
  const sent = { 'of-age': '1', species: 'a', weight: '2,5', unit: 'oz', material: 'fresh', water: '80' }
  expect(calculatorStart(sent)).toEqual({ ...sent, 'of-age': undefined, ofAge: true })
  expect(calculatorStart({ 'of-age': ['1', '0'], weight: '9'.repeat(99), unit: 'stone', material: 'wet' })).toEqual({
    ...usual,
    ofAge: true,
    weight: '9'.repeat(20),
  })
})
