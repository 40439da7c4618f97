import { expect, test } from 'vitest'
import { narrowedHeader } from '../../src/core/internal-headers'
import { behind, incoming } from '../fixtures'
import { narrowedArchives } from './narrowed-archives'

const keys: Readonly<Record<string, readonly string[]>> = {
  mushrooms: ['sort', 'page', 'main_type'],
  products: ['sort', 'page'],
  posts: ['sort', 'topic'],
}
const known = narrowedArchives((collection, key) => keys[collection]?.includes(key) ?? false)

const marked = async (url: string, headers: Record<string, string> = {}, step = known): Promise<unknown> => {
  const { next, received } = behind()
  await step(incoming({ url, headers }), next)
  expect(received.map((request) => request.url)).toEqual([url])
  return received[0]?.headers[narrowedHeader]
}

test.each([
  '/mushrooms/species?main_type=culinary',
  '/es/mushrooms/products?sort=price&page=2',
  '/pt/posts?utm_source=a&topic=kitchen',
  '/posts?srsltid=a&s%6Frt=title',
])('D-36 an archive with a filter or sort in its query is rendered for it: %s', async (url) => {
  expect(await marked(url)).toBe('1')
})

test.each(['srsltid', 'gclid', 'gbraid', 'fbclid', 'utm_source', 'ref', 'main_type', '__proto__', '%D1'])(
  'SEO-02 a query key that filters nothing leaves the indexed page of an archive: %s',
  async (key) => {
    expect(await marked(`/posts?${key}=1`)).toBeUndefined()
    expect(await marked(`/pt/mushrooms/products?${key}=1`)).toBeUndefined()
  },
)

test.each([
  '/mushrooms/product/chanterelles?size=100g&cut=sliced',
  '/es/mushrooms/product/chanterelles?reviews-stars=4&size=100g',
])('NAV-07 a product with options in its query is rendered for them: %s', async (url) => {
  expect(await marked(url)).toBe('1')
})

test.each([
  '/mushrooms/product/chanterelles',
  '/mushrooms/product/chanterelles?reviews-stars=4&utm_source=letter',
  '/mushrooms/product/chanterelles?srsltid=a&gclid=b',
  '/mushrooms/product/chanterelles/more?size=100g',
  '/mushrooms/species',
  '/mushrooms/species?',
  '/mushrooms/species?_rsc=abc',
  '/mushrooms/species/page/2',
  '/mushrooms/species/page/2?utm_source=letter',
  '/mushrooms/amanita-muscaria?reviews=5',
  '/fr/posts?sort=title',
  '/api/posts?sort=title',
])('%s is not marked as narrowed, even if the visitor sends the mark', async (url) => {
  expect(await marked(url, { [narrowedHeader]: '1' })).toBeUndefined()
})

test.each([
  ['/mushrooms/species/page/2?sort=title', '/mushrooms/species?sort=title&page=2'],
  ['/es/mushrooms/products/page/3?sort=price&page=4', '/es/mushrooms/products?sort=price&page=4'],
  ['/pt/posts/page/2?topic=kitchen&utm_source=a', '/pt/posts?topic=kitchen&utm_source=a&page=2'],
])('D-11 D-36 a numbered page with a filter or sort redirects to the narrowed archive: %s', async (url, location) => {
  const { next, received } = behind()
  expect(await known(incoming({ url }), next)).toMatchObject({ status: 308, headers: { location } })
  expect(received).toEqual([])
})
