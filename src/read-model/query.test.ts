import { beforeAll, describe, expect, test, vi } from 'vitest'
import { limits } from '@/core/limits'
import type { CardCollection } from '@/core/collections'
import type { CardView } from '@/cards/card-view'
import { plainCard } from '@/cards/card-view.fixtures'
import { cardPicture } from '@/cards/blank-view'
import { productView, type ProductItem } from '@/cards/product'
import { speciesView, type SpeciesItem } from '@/cards/species'
import { queryCards, type CardQuery } from './query'
import type { LoadedDocument } from './loader'
import { createCollectionIndex } from './collection-index'

const { readModel } = vi.hoisted(() => ({ readModel: vi.fn() }))

vi.mock('./read-model', () => ({ readModel }))

const count = limits.filterFullList + 1

/** Documents 1 to 1,001, each made after the one before. */
const documents = (card: (id: number) => LoadedDocument['card']): LoadedDocument[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    numbers: { createdAt: index },
    slug: `card-${index + 1}`,
    title: `Card ${index + 1}`,
    firstCategory: null,
    card: card(index + 1),
    facets: {},
    names: [],
    about: [],
    dependsOn: [],
    staleAt: null,
  }))

/** Mocks a read model that holds these documents alone. */
function fill(collection: CardCollection, card: (id: number) => LoadedDocument['card']): void {
  const index = createCollectionIndex(collection)
  index.put({ documents: documents(card), labels: {} })
  readModel.mockResolvedValue({
    indexes: { [collection]: index },
    settings: { unratedDisplay: 'default', nearMeMiles: 100 },
    categories: new Map(),
    sections: () => [],
    nameOf: () => undefined,
  })
}

const request = (over: Partial<CardQuery> = {}): CardQuery => ({
  collection: 'posts',
  locale: 'en',
  filters: {},
  place: null,
  text: null,
  sort: 'createdAt',
  page: null,
  limit: limits.archivePageSize,
  ...over,
})

const idsOf = (cards: readonly CardView[]): number[] => cards.map(({ id }) => id)

describe('D-06, T-1C queries of 1,001 documents', () => {
  beforeAll(() => fill('posts', (id) => () => plainCard(id, 'posts')))

  test.each([
    ['createdAt', 1],
    ['-createdAt', 2],
    ['distance', 1],
  ] as const)('the full list has the first thousand by %s', async (sort, lowest) => {
    const { result } = await queryCards(request({ sort, limit: 100 }))
    expect(result.docs).toHaveLength(1000)
    expect(new Set(idsOf(result.docs)).size).toBe(1000)
    expect(Math.min(...idsOf(result.docs))).toBe(lowest)
    expect(result.totalDocs).toBe(1001)
  })

  test('a page beyond the last returns the last page', async () => {
    for (const page of [51, 52, limits.maxPage]) {
      const { result } = await queryCards(request({ page }))
      expect(idsOf(result.docs)).toEqual([1001])
      expect(result).toMatchObject({ page: 51, totalPages: 51, hasNextPage: false, nextPage: null })
    }
  })
})

const bytes = async (collection: CardCollection): Promise<number> => {
  const { result } = await queryCards(request({ collection, locale: 'es' }))
  expect(result.docs).toHaveLength(1000)
  return Buffer.byteLength(JSON.stringify({ data: { [collection]: result.docs } }))
}

/** A picture as the starting catalogue names it. */
const picture = (name: string) => {
  const file = (size: string, width: number) => ({ url: `/api/media/file/${name}${size}.webp`, width })
  const sizes = { small: file('-320x240', 320), card: file('-768x576', 768), large: file('-1024x768', 1024) }
  const day = '2026-07-01T00:00:00.000Z'
  return { id: 1, alt: name, ...file('', 1600), height: 1200, updatedAt: day, createdAt: day, sizes }
}

const rating = { averageRating: 4.5, reviewCount: 12, impressionCount: 3 }

describe('T-1C a thousand cards with names of usual length take less than 1 MB', () => {
  test('products', async () => {
    const slug = 'cordyceps-extract-powder'
    const item: ProductItem = {
      id: 1000,
      slug,
      title: 'Extracto de cordyceps en polvo',
      vendor: 'Bosque Nublado Extractos',
      picture: cardPicture(picture(`product-${slug}`)),
      baseInventory: { unitPrice: 31, stock: 102, currency: 'USD', itemType: 'pouch' },
      enableVariants: false,
      sent: {},
      vendorState: null,
      variants: null,
      sales: [],
      rating,
    }
    fill('products', () => (context) => productView(item, context))
    expect(await bytes('products')).toBeLessThan(1_000_000)
  })

  test('species', async () => {
    const slug = 'pleurotus-ostreatus'
    const item: SpeciesItem = {
      id: 1000,
      slug,
      title: 'Seta de ostra',
      scientificName: 'Pleurotus ostreatus',
      edibility: 'choice',
      types: ['culinary', 'medicinal'].map((type) => ({ slug: type, path: `type/${type}`, title: type })),
      picture: cardPicture(picture(`species-${slug}`)),
      rating,
    }
    fill('mushrooms', () => (context) => speciesView(item, context))
    expect(await bytes('mushrooms')).toBeLessThan(1_000_000)
  })
})

test('T-1C cards with long names are limited to 1 MB', async () => {
  const long = 'Champiñón '.repeat(100)
  fill('posts', (id) => () => ({ ...plainCard(id, 'posts'), title: long }))
  const { result } = await queryCards(request({ locale: 'es' }))
  const size = Buffer.byteLength(JSON.stringify({ data: { posts: result.docs } }))
  expect(size).toBeLessThan(1_000_000)
  expect(size).toBeGreaterThan(950_000)
  expect(result.totalDocs).toBe(1001)
})
