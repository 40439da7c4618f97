import { expect, test } from 'vitest'
import { pathBack } from './path-back'

test('NAV-13 I18-02 after sign-in, the same page opens in the locale of the sign-in', () => {
  expect(pathBack('pt', '/es/mushrooms/boletus-edulis?page=2#reviews')).toBe(
    '/pt/mushrooms/boletus-edulis?page=2#reviews',
  )
  expect(pathBack('en', '/es')).toBe('/')
  expect(pathBack('es', '/cart')).toBe('/es/cart')
  expect(pathBack('es', '/')).toBe('/es')
})

test('T-1N a path that would become another host is rejected', () => {
  for (const path of ['/es//evil.example', '//evil.example', '/en//evil.example', undefined, ['/cart']])
    expect(pathBack('en', path)).toBeNull()
})
