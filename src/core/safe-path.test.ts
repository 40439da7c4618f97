import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { longestPath, safePath } from './safe-path'

describe('T-1N NAV-13 the redirect after sign-in', () => {
  test.each([
    '/',
    '/mushrooms/species',
    '/es/mushrooms?page=2',
    '/posts/x#comments',
    '/search?q=a%20b',
    '/pt/account',
    `/${'a'.repeat(longestPath - 1)}`,
  ])('%.40s is allowed', (path) => expect(safePath(path)).toBe(path))

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    '/%2f%2fevil.example',
    '/%5c%5cevil.example',
    '%2f%2fevil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/es/%2e%2e//evil.example',
    '/%2e//evil.example',
    '/%2e/%2fevil.example',
    '/x/../%2fevil.example',
    'https:evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\u0000',
    '/%00',
    ' /x',
    '/x y',
    'x',
    '',
    '/%E0%A4%A',
    '/api/users/logout',
    '/API/x',
    '/%61pi/x',
    '/x/../api/users',
    '/admin',
    '/admin?x=1',
    '/_next/static',
    '/login?redirect=/',
    '/es/login',
    '/pt/sign-up',
    `/${'a'.repeat(longestPath)}`,
    ['/x'],
    null,
    undefined,
    7,
  ])('%j is rejected', (path) => expect(safePath(path)).toBeNull())

  test('every allowed path stays on this site, and is allowed again unchanged', () => {
    const piece = fc.oneof(
      fc.constantFrom('/', '..', '.', '%2e', '%2f', '\\', 'es', 'evil.example'),
      fc.string({ unit: 'binary', maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = safePath(`/${pieces.join('')}`)
        if (path !== null && safePath(path) !== path) return false
        return path === null || new URL(path, 'https://sporeprint.example').host === 'sporeprint.example'
      }),
    )
  })
})
