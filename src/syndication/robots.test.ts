import { describe, expect, test } from 'vitest'
import { robots } from './robots'

const rules = robots()
  .split('\n')
  .flatMap((line) => {
    const [, kind, path = ''] = /^(Allow|Disallow): (.+)$/.exec(line) ?? []
    return kind ? [{ allows: kind === 'Allow', path }] : []
  })

/** Whether a crawler may read an address, by RFC 9309: the longest rule that it begins with decides, `$` ends one. */
function mayRead(address: string): boolean {
  const fits = ({ path }: { path: string }) =>
    path.endsWith('$') ? address === path.slice(0, -1) : address.startsWith(path)
  return rules.filter(fits).toSorted((a, b) => b.path.length - a.path.length)[0]?.allows ?? true
}

describe('SEO-02 what crawlers may read', () => {
  test.each([
    '/cart',
    '/cart?removed=1',
    '/account/orders',
    '/es/account',
    '/pt/login?redirect=%2F',
    '/search?q=morel',
    '/es/search',
    '/admin',
    '/admin/collections/posts',
    '/api/posts',
  ])('%s is disallowed', (address) => {
    expect(mayRead(address)).toBe(false)
  })

  test.each([
    '/',
    '/cartography',
    '/es/search-tips',
    '/pt/login-help',
    '/accounting-for-spores',
    '/administration',
    '/es/cartografia?page=2',
    '/mushrooms/cart',
    '/api/media/file/morel.webp',
  ])('%s is allowed', (address) => {
    expect(mayRead(address)).toBe(true)
  })
})
