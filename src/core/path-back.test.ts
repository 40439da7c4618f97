import { expect, test } from 'vitest'
import { pathBack } from './path-back'

test('NAV-13 I18-02 signing in leads back to the same page in the language that it was signed in with', () => {
  expect(pathBack('pt', '/es/mushrooms/boletus-edulis?page=2#reviews')).toBe(
    '/pt/mushrooms/boletus-edulis?page=2#reviews',
  )
  expect(pathBack('en', '/es')).toBe('/')
  expect(pathBack('es', '/cart')).toBe('/es/cart')
  expect(pathBack('es', '/')).toBe('/es')
})

test('T-1N what is left without its language is no other host', () => {
  for (const path of ['/es//evil.example', '//evil.example', '/en//evil.example', undefined, ['/cart']])
    expect(pathBack('en', path)).toBeNull()
})
