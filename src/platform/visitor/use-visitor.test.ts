import { describe, expect, test, vi } from 'vitest'
import { loginHref } from './use-visitor'

describe('NAV-13 the way to sign in leads back', () => {
  test.each([
    ['/mushrooms/x?a=1#b', '/login?redirect=%2Fmushrooms%2Fx%3Fa%3D1%23b'],
    ['/account?likes=2', '/login?redirect=%2Faccount%3Flikes%3D2'],
    ['/login', '/login'],
    ['/verify?token=x', '/login'],
    ['/login?redirect=%2Fmushrooms%2Fx', '/login?redirect=%2Fmushrooms%2Fx'],
    ['/sign-up?redirect=%2Fmushrooms%2Fx', '/login?redirect=%2Fmushrooms%2Fx'],
    ['/es/login?redirect=%2Fmushrooms%2Fx', '/login?redirect=%2Fmushrooms%2Fx'],
  ])('at %s', (here, href) => {
    vi.stubGlobal('window', { location: new URL(here, 'https://site.example') })
    expect(loginHref('en')).toBe(href)
  })
})
