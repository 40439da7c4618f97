import { expect, test } from 'vitest'
import { headersInCallerLocale } from './headers-in-caller-locale'

const site = 'https://sporeprint.example'

test.each([
  ['the call', '/api/likes?locale=es', '', 'es'],
  ['the page that calls', '/api/likes', '/es/mushrooms', 'es'],
  ['the browser, where the locale is that of a document', '/api/posts?locale=es', '', 'pt-BR'],
  ['the admin, whatever is edited there', '/api/comments?locale=es', '/admin/collections/comments/1', 'pt-BR'],
])('I18-01 Payload’s messages about a write are in the locale of %s', (_, path, page, spoken) => {
  const headers = { 'accept-language': 'pt-BR', ...(page && { referer: `${site}${page}` }) }
  const request = new Request(`${site}${path}`, { method: 'POST', headers })
  expect(headersInCallerLocale(request).get('accept-language')).toBe(spoken)
})
