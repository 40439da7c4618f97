import { expect, test } from 'vitest'
import { narrowedHeader } from '../../src/core/internal-headers'
import { behind, incoming } from '../fixtures'
import { narrowedArchives } from './narrowed-archives'

const marked = async (url: string, headers: Record<string, string> = {}): Promise<unknown> => {
  const { next, asked } = behind()
  await narrowedArchives(incoming({ url, headers }), next)
  expect(asked.map((request) => request.url)).toEqual([url])
  return asked[0]?.headers[narrowedHeader]
}

test.each([
  '/mushrooms/species?main_type=culinary',
  '/es/mushrooms/products?sort=price&page=2',
  '/pt/posts?utm_source=a&topic=kitchen',
  '/recipes?%D1=%',
])('D-36 an archive that is asked for with a query is rendered for it: %s', async (url) => {
  expect(await marked(url)).toBe('1')
})

test.each([
  '/mushrooms/product/chanterelles?size=100g&cut=sliced',
  '/es/mushrooms/product/chanterelles?reviews-stars=4&size=100g',
])('NAV-07 a product that is asked for by its options is rendered for them: %s', async (url) => {
  expect(await marked(url)).toBe('1')
})

test.each([
  '/mushrooms/product/chanterelles',
  '/mushrooms/product/chanterelles?reviews-stars=4&utm_source=letter',
  '/mushrooms/product/chanterelles/more?size=100g',
  '/mushrooms/species',
  '/mushrooms/species?',
  '/mushrooms/species?utm_source=letter&gclid=1',
  '/mushrooms/species?_rsc=abc',
  '/mushrooms/species/page/2?sort=title',
  '/mushrooms/amanita-muscaria?reviews=5',
  '/fr/posts?sort=title',
  '/api/posts?sort=title',
])('%s is left as it is, whatever a visitor sends along', async (url) => {
  expect(await marked(url, { [narrowedHeader]: '1' })).toBeUndefined()
})
