import { beforeAll, describe, expect, test, vi } from 'vitest'
import { plainCard } from '@/cards/card-view.fixtures'
import { locales } from '@/core/locales'
import { createCollectionIndex } from './collection-index'
import {
  cardsInCategory,
  categoryCounts,
  chosenCards,
  documentAt,
  harmfulAmong,
  hasStars,
  newestCards,
  withCategoryHrefs,
} from './lists'
import type { LoadedDocument } from './loader'
import { categoryFacets } from './lookups'
import type { CategoryNode } from './filters/tree'

const { readModel } = vi.hoisted(() => ({ readModel: vi.fn() }))

vi.mock('./read-model', () => ({ readModel }))

const node = (path: string): CategoryNode => ({ id: 1, path, slug: path, title: path, icon: null })

const document = (
  id: number,
  collection: 'posts' | 'products' | 'mushrooms',
  paths: readonly string[],
): LoadedDocument => ({
  id,
  numbers: { createdAt: id, publishedAt: -id },
  slug: `card-${id}`,
  title: `Card ${id}`,
  firstCategory: paths[0] ?? null,
  card: () => plainCard(id, collection),
  facets: categoryFacets([], paths.map(node)),
  names: [],
  about: [],
  dependsOn: [],
  staleAt: null,
})

beforeAll(() => {
  const posts = createCollectionIndex('posts')
  posts.put({ documents: [document(1, 'posts', ['topics/kitchen']), document(2, 'posts', [])], labels: {} })
  const products = createCollectionIndex('products')
  const bag = document(7, 'products', ['products/growing/genetics', 'products/growing-kits'])
  products.put({ documents: [bag, document(8, 'products', ['products/growing'])], labels: {} })
  const mushrooms = createCollectionIndex('mushrooms')
  const graded = ['choice', 'deadly'].map((edibility, index) => ({
    ...document(4 + index, 'mushrooms', []),
    species: { edibility } as LoadedDocument['species'],
  }))
  mushrooms.put({ documents: graded, labels: {} })
  readModel.mockResolvedValue({
    indexes: { posts, products, mushrooms },
    harmful: new Map([
      [5, 'deadly'],
      [6, 'toxic'],
    ]),
    settings: { unratedDisplay: 'default', nearMeMiles: 100 },
    sections: () => [],
    nameOf: () => undefined,
  })
})

const ids = (cards: readonly { id: number }[]): number[] => cards.map(({ id }) => id)

describe('NAV-14 documents below a category', () => {
  test.each([
    ['products', [7, 8]],
    ['products/growing', [7, 8]],
    ['products/growing/genetics', [7]],
    ['products/growing-kits', [7]],
    ['growing', []],
  ])('%s includes its subcategories, and no category whose name only begins alike', async (path, found) => {
    const { docs, totalDocs } = await cardsInCategory('products', path, 'en', 10)
    expect(ids(docs).toSorted()).toEqual(found)
    expect(totalDocs).toBe(found.length)
  })

  test('a document is counted once per category, however many of its categories are below', async () => {
    expect(await categoryCounts(['products', 'posts'])).toEqual({
      products: 2,
      'products/growing': 2,
      'products/growing/genetics': 1,
      'products/growing-kits': 1,
      topics: 1,
      'topics/kitchen': 1,
    })
  })

  test('a card links to its first category plus its slug in the page’s locale, or to its own page', async () => {
    for (const locale of locales) {
      const prefix = locale === 'en' ? '' : `/${locale}`
      const [bag] = await withCategoryHrefs('products', [plainCard(7)], locale)
      expect(bag?.href).toBe(`${prefix}/categories/products/growing/genetics/card-7`)
    }
    const [post] = await withCategoryHrefs('posts', [plainCard(2, 'posts')], 'es')
    expect(post?.href).toBe('/card-2')
  })

  test('documentAt resolves the address in the first category, and no other', async () => {
    expect(await documentAt(['posts', 'products'], '/categories/products/growing/genetics/card-7')).toBe(
      '/mushrooms/product/card-7',
    )
    expect(await documentAt(['posts', 'products'], '/categories/topics/kitchen/card-1')).toBe('/posts/card-1')
    expect(await documentAt(['posts', 'products'], '/categories/products/growing-kits/card-7')).toBeNull()
    expect(await documentAt(['posts', 'products'], '/categories/card-2')).toBeNull()
    expect(await documentAt(['posts'], '/categories/products/growing/genetics/card-7')).toBeNull()
  })
})

describe('BLK-08 lists of cards', () => {
  test('newestCards sorts posts by publication, others by creation', async () => {
    expect(ids(await newestCards('posts', 'en', 5))).toEqual([1, 2])
    expect(ids(await newestCards('products', 'en', 5))).toEqual([8, 7])
  })

  test('chosenCards keeps the order, without duplicates and unpublished documents', async () => {
    expect(ids(await chosenCards('products', [8, 99, 7, 8], 'en'))).toEqual([8, 7])
  })
})

describe('SAF-04 harmful species and withdrawn documents', () => {
  test('harmfulAmong returns the harmful species, without a card where unpublished', async () => {
    expect(await harmfulAmong([4, 5, 6, 99, 6], 'en')).toMatchObject([
      { id: 5, card: { id: 5 }, grade: 'deadly' },
      { id: 6, card: null, grade: 'toxic' },
    ])
    expect(await harmfulAmong([], 'en')).toEqual([])
  })

  test('hasStars is false for a harmful species or an unindexed product, true for others and any vendor', async () => {
    const told = [await hasStars('mushrooms', 4), await hasStars('products', 7), await hasStars('vendors', 99)]
    expect(told).toEqual([true, true, true])
    expect([await hasStars('mushrooms', 5), await hasStars('products', 99)]).toEqual([false, false])
  })

  test('a withdrawn document leaves the index, and returns once its species is harmless', () => {
    const products = createCollectionIndex('products')
    const bag = { ...document(9, 'products', []), names: ['Bag'], dependsOn: ['mushrooms:5'] }
    products.put({ documents: [bag], labels: {} })
    expect(products.bySlug('card-9')?.id).toBe(9)
    products.put({ documents: [{ ...bag, isWithdrawn: true }], labels: {} })
    expect([products.index.get(9), products.bySlug('card-9')]).toEqual([undefined, undefined])
    expect([products.dependents('mushrooms:5'), products.withdrawn()]).toEqual([[9], [9]])
    products.put({ documents: [bag], labels: {} })
    expect([products.index.get(9)?.id, products.withdrawn()]).toEqual([9, []])
  })
})
