import { describe, expect, test } from 'vitest'
import { behind, incoming } from '../fixtures'
import { narrowedArchives } from './narrowed-archives'

describe('an archive that is asked for with a query (D-36)', () => {
  test.each([
    ['/mushrooms/species?main_type=culinary', '/narrowed/mushrooms?main_type=culinary'],
    ['/es/mushrooms/products?sort=price&page=2', '/es/narrowed/products?sort=price&page=2'],
    ['/pt/posts?utm_source=a&topic=kitchen', '/pt/narrowed/posts?utm_source=a&topic=kitchen'],
    ['/recipes?%D1=%', '/narrowed/recipes?%D1=%'],
  ])('%s is rendered for it', async (url, inner) => {
    const { next, asked } = behind()
    await narrowedArchives(incoming({ url }), next)
    expect(asked.map((request) => request.url)).toEqual([inner])
  })

  test.each([
    '/mushrooms/species',
    '/mushrooms/species?',
    '/mushrooms/species?utm_source=letter&gclid=1',
    '/mushrooms/species?_rsc=abc',
    '/mushrooms/species/page/2?sort=title',
    '/mushrooms/amanita-muscaria?reviews=5',
    '/fr/posts?sort=title',
    '/api/posts?sort=title',
  ])('%s is left as it is', async (url) => {
    const { next, asked } = behind()
    await narrowedArchives(incoming({ url }), next)
    expect(asked.map((request) => request.url)).toEqual([url])
  })
})
