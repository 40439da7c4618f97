import { expect, test } from 'vitest'
import { isCountry, isCurrency } from './codes'

const as = (language: string) => ({ req: { i18n: { language } } })

test('SHP-01 only upper-case ISO country codes are accepted, and the message shows an example', () => {
  for (const right of ['GB', ['ES', 'US'], '', null, undefined, []]) expect(isCountry(right, as('en'))).toBe(true)
  expect(isCountry(['ES', 'UK'], as('en'))).toMatch(/“UK” is no country’s code.*“GB”/)
  expect(isCountry('gb', as('es'))).toMatch(/«gb» no es.*«GB»/)
  expect(isCountry('ZZ', as('pt'))).toMatch(/“ZZ” não é.*“GB”/)
})

test('DAT-09 only codes of circulating ISO currencies are accepted', () => {
  for (const right of ['USD', 'JPY', 'BRL', '', null]) expect(isCurrency(right, as('en'))).toBe(true)
  for (const wrong of ['XYZ', 'XXX', 'usd', 'USDT'])
    expect(isCurrency(wrong, as('en'))).toMatch(/is no currency’s code/)
})
