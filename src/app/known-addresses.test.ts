import { describe, expect, test, vi } from 'vitest'
import { canonicalAddress, isUnknownAddress, isMoved } from './known-addresses'

vi.mock('@/cms/sql', () => ({}))
vi.mock('@/cms/changes/stream', () => ({}))
vi.mock('@/platform/redirects/moved', () => ({}))

const known = new Set(['/about', '/piñón', '/posts/one', '/mushrooms/boletus-edulis', '/categories/products'])
const moved = new Set(['/old-page', '/categories/renamed'])
const invented = (path: string): boolean =>
  isUnknownAddress(
    path,
    (address) => known.has(address) || moved.has(address),
    (address) => moved.has(address),
    (collection) => ({ posts: 21, mushrooms: 87 })[collection as string] ?? 0,
  )

describe('M2 T-1Q unknown addresses', () => {
  test.each([
    '/',
    '/es',
    '/posts',
    '/about',
    '/es/about',
    '/pt/posts/one',
    '/posts/one/',
    '/mushrooms/boletus-edulis',
    '/mushrooms/products',
    '/mushrooms/species/type/edible',
    '/posts/page/1',
    '/posts/page/2',
    '/es/mushrooms/species/page/5/',
    '/recipes/page/1',
    '/categories',
    '/categories/products',
    '/categories/products/one',
    '/categories/renamed',
    '/es/categories/renamed/one/two',
    '/search',
    '/old-page',
    '/page-not-found',
    '/robots.txt',
    '/es/posts/feed.xml',
    // D-33: Next redirects these.
    '/mushrooms/specie',
    '/es/mushrooms/specie/type/edible',
    '/pt/mushrooms/specie/boletus-edulis',
    '/mushrooms/specie/all',
    '/mushrooms/specie/identify',
    '/mushrooms/product',
    '/pt/mushrooms/vendor/',
    '/mushrooms/species/all',
    '/mushrooms/all',
    '/posts/page/1',
  ])('%s may exist', (path) => {
    expect(invented(path)).toBe(false)
  })

  test.each([
    '/nothing',
    '/es/nothing',
    '/posts/two',
    '/mushrooms/one',
    '/pt/mushrooms/product/one',
    '/a/b/c',
    '/posts/one/two',
    '/categories/nothing',
    '/categories/products/one/two',
    '/categories/renamed-too/one/two',
    '/old-page/one/two',
    '/home',
    '/mushrooms/species-of-old',
    // The targets of these redirects do not exist.
    '/es/mushrooms/specie/one',
    '/mushrooms/specie/chemistry/psychoactive',
    '/mushrooms/product/all',
    '/posts/page/3',
    '/es/mushrooms/species/page/6',
    '/recipes/page/2',
    '/posts/page/1764095711234567890123',
  ])('%s does not exist', (path) => {
    expect(invented(path)).toBe(true)
  })
})

describe('NAV-17 addresses that only a redirect knows', () => {
  const froms = new Set(['/old.html', '/ñu', '/about', '/about.md', '/old.md', '/cart'])
  const only = (path: string): boolean =>
    isMoved(
      path,
      (address) => known.has(address),
      (address) => froms.has(address),
    )

  test.each(['/old.html', '/es/old.html/', '/%C3%B1u', '/old.md'])('%s is one', (path) => {
    expect(only(path)).toBe(true)
  })

  test.each(['/', '/about', '/about.md', '/cart', '/other.html', '/%zz'])('%s is none', (path) => {
    expect(only(path)).toBe(false)
  })
})

describe('NAV-15 the canonical form of an address in capitals', () => {
  const has = (path: string): boolean => known.has(path) || moved.has(path) || path === '/posts/One' || path === '/ñu'
  const capitals = new Map([
    ['/posts/one', '/posts/One'],
    ['/about-us', '/About-Us'],
    ['/ñandú', '/Ñandú'],
  ])
  const stands = (path: string): boolean => has(path) || [...capitals.values()].includes(path)
  const meant = (path: string): string | null => canonicalAddress(path, stands, invented, capitals)

  test.each([
    ['/Mushrooms/Boletus-Edulis', '/mushrooms/boletus-edulis'],
    ['/es/Mushrooms/Boletus-Edulis/', '/es/mushrooms/boletus-edulis'],
    ['/ES/POSTS', '/es/posts'],
    ['/ES', '/es'],
    ['/EN/About', '/about'],
    ['/Mushrooms/Species/Type/Culinary', '/mushrooms/species/type/culinary'],
    ['/Old-Page', '/old-page'],
    ['/categories/Products', '/categories/products'],
    ['//About', null],
    ['//Evil.example/about', null],
    ['/Nothing', null],
    ['/Posts/Two', null],
    ['/posts/One', null],
    ['/mushrooms/species/chemistry/psychoactive/PSILOCYBIN', null],
    ['/mushrooms/species/type/Culinary', null],
    ['/posts/one', null],
    ['/posts/ONE', '/posts/one'],
    ['/about-us', '/About-Us'],
    ['/es/ABOUT-US/', '/es/About-Us'],
    ['/pt/%C3%B1and%C3%BA', '/pt/%C3%91and%C3%BA'],
    ['/es/pin%CC%83o%CC%81n', '/es/pi%C3%B1%C3%B3n'],
    ['/pt/n%CC%83andu%CC%81', '/pt/%C3%91and%C3%BA'],
    ['/About-Us', null],
    ['/about-them', null],
    ['/%C3%B1u', null],
    ['/Robots.txt', null],
    ['/%ZZ', null],
  ])('the canonical form of %s is %s', (path, to) => {
    expect(meant(path)).toBe(to)
  })
})
