import { expect, test } from 'vitest'
import { callerLocaleOf } from './caller-locale'

const page = 'https://x.test/pt/cart'

test.each([
  ['/api/cart?locale=es', page, 'en', 'es'],
  ['/api/cart?locale=xx', page, 'en', 'pt'],
  ['/es/nothing?a=1', page, 'en', 'es'],
  ['/api/cart', page, 'es', 'pt'],
  ['/api/cart', 'https://x.test/cart', 'es', 'en'],
  ['/api/cart', 'https://x.test/admin', 'es-AR,en', 'es'],
  ['/api/cart', 'https://y.test/pt', 'fr, pt-BR', 'pt'],
  ['/%E0%A4%A', 'nonsense', 'fr', 'en'],
])('I18-01 a call to %s from %s with Accept-Language %s gets the locale %s', (url, referer, acceptLanguage, locale) => {
  expect(callerLocaleOf({ url, host: 'x.test', referer, acceptLanguage })).toBe(locale)
})

test.each([
  ['es', 'es'],
  [undefined, 'pt'],
  ['xx', 'pt'],
])('I18-01 an admin whose language is %s gets the locale %s, whichever locale is edited', (adminLanguage, locale) => {
  const call = { url: '/api/media?locale=en', host: 'x.test', referer: 'https://x.test/admin/collections/media/create' }
  expect(callerLocaleOf({ ...call, acceptLanguage: 'pt-BR', adminLanguage })).toBe(locale)
})
