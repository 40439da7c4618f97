import { expect, test } from 'vitest'
import { isCountry, isCurrency } from './codes'

const as = (language: string) => ({ req: { i18n: { language } } })

test('SHP-01 countries are those of the standard, in capitals, and the message says how one is written', () => {
  for (const right of ['GB', ['ES', 'US'], '', null, undefined, []]) expect(isCountry(right, as('en'))).toBe(true)
  expect(isCountry(['ES', 'UK'], as('en'))).toMatch(/“UK” is no country’s code.*“GB”/)
  expect(isCountry('gb', as('es'))).toMatch(/«gb» no es.*«GB»/)
  expect(isCountry('ZZ', as('pt'))).toMatch(/“ZZ” não é.*“GB”/)
})

test('DAT-09 currencies are those of the standard', () => {
  for (const right of ['USD', 'JPY', 'BRL', '', null]) expect(isCurrency(right, as('en'))).toBe(true)
  for (const wrong of ['XYZ', 'XXX', 'usd', 'USDT'])
    expect(isCurrency(wrong, as('en'))).toMatch(/is no currency’s code/)
})
