import { describe, expect, test, vi } from 'vitest'
import { isInvented } from './known-addresses'

vi.mock('@/cms/sql', () => ({}))
vi.mock('@/cms/changes/stream', () => ({}))

const known = new Set(['/about', '/posts/one', '/mushrooms/boletus-edulis', '/categories/products', '/old-page'])
const invented = (path: string): boolean => isInvented(path, (address) => known.has(address))

describe('M2 T-1Q which addresses nobody knows', () => {
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
    '/posts/page/7',
    '/categories',
    '/categories/products',
    '/categories/products/one',
    '/search',
    '/old-page',
    '/page-not-found',
    '/robots.txt',
    '/es/posts/feed.xml',
  ])('%s may be there', (path) => {
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
    '/home',
  ])('%s is not', (path) => {
    expect(invented(path)).toBe(true)
  })
})
