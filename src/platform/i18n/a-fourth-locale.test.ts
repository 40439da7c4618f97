import { describe, expect, test, vi } from 'vitest'
import { safePath } from '@/core/safe-path'
import { reservedSlugs } from '@/core/slugs'
import { securityHeaders } from '../security/headers'
import { redirects, rewrites } from './rewrites'

const locales = vi.hoisted(() => ['en', 'es', 'pt', 'fr'])

vi.mock('@/core/locales', async (original) => ({
  ...(await original<object>()),
  locales,
  prefixedPattern: locales.slice(1).join('|'),
}))

describe('I18-01 a fourth locale', () => {
  test.each(locales)('T-1N safePath rejects closed paths behind the prefix %s', (locale) => {
    for (const path of ['api/users', 'admin', '_next/static', 'login', 'sign-up'])
      expect(safePath(`/${locale}/${path}`)).toBeNull()
    expect(safePath(`/${locale}/mushrooms`)).toBe(`/${locale}/mushrooms`)
  })

  test('NAV-15 every pattern of rewrites, redirects and headers has it', () => {
    const written = JSON.stringify([rewrites, redirects, securityHeaders])
    const patterns = [...written.matchAll(/:locale\(([^)]*)\)/g)].flatMap(([, pattern]) => pattern ?? [])
    expect(patterns.length).toBeGreaterThan(0)
    for (const pattern of patterns) expect(pattern.split('|')).toContain('fr')
  })

  test('NAV-16 it is a reserved slug', () => {
    expect(reservedSlugs).toContain('fr')
  })
})
