import 'server-only'
import { cache } from 'react'
import type { CardView } from '@/cards/card-view'
import type { CardCollection } from '@/core/collections'
import { dangerGrade, harms } from '@/core/dangers'
import type { Locale } from '@/core/locales'
import type { Paginated } from '@/core/paginated'
import { categoryPath, documentPath, localizedPath } from '@/core/paths'
import { deadlyNow, inSeason, type Half } from '@/features/catalogue/model'
import { categoryFacet, vendorFacet } from './filters/sections'
import { cardContext, queryCards, type CardQuery, type CardResult } from './query'
import type { IndexedDocument } from './loader'
import { readModel } from './read-model'

const everything = { filters: {}, place: null, text: null, page: 1 } as const

/** Cards of the newest documents of a collection, without those that no archive lists (ARC-08). */
export async function newestCards(
  collection: CardCollection,
  locale: Locale,
  limit: number,
): Promise<readonly CardView[]> {
  const sort = collection === 'posts' ? '-publishedAt' : '-createdAt'
  return (await queryCards({ ...everything, collection, locale, sort, limit })).result.docs
}

/** Cards of the given documents in the order of `ids`; unpublished ones are left out. */
export async function chosenCards(
  collection: CardCollection,
  ids: readonly number[],
  locale: Locale,
): Promise<readonly CardView[]> {
  const model = await readModel()
  const context = cardContext(model, locale)
  return [...new Set(ids)].flatMap((id) => model.indexes[collection].index.get(id)?.card(context) ?? [])
}

/** Cards of the given published species in the order of `ids`, each with its danger grade (null where harmless). */
export async function chosenSpecies(ids: readonly number[], locale: Locale) {
  const model = await readModel()
  const context = cardContext(model, locale)
  return [...new Set(ids)].flatMap((id) => {
    const entry = model.indexes.mushrooms.index.get(id)
    return entry ? [{ card: entry.card(context), grade: dangerGrade(entry.species?.edibility) }] : []
  })
}

/** Cached per render: a page's head, blocks and structured data all need the harmful species. */
const harmfulAt = cache(async (ids: string, locale: Locale) => {
  const model = await readModel()
  const context = cardContext(model, locale)
  return [...new Set(ids.split(' ').map(Number))].flatMap((id) => {
    const grade = model.harmful.get(id)
    return grade ? [{ id, grade, card: model.indexes.mushrooms.index.get(id)?.card(context) ?? null }] : []
  })
})

/**
 * The harmful ones of the given species, each with its danger grade: pages warn of what is sold, cooked or grown
 * (SAF-04). An unpublished species has no card, so nothing of it is shown.
 */
export const harmfulAmong = async (ids: readonly number[], locale: Locale) =>
  ids.length === 0 ? [] : harmfulAt(ids.join(' '), locale)

/**
 * Whether a document shows stars. Harmful species do not, nor do products and recipes of them, which the index does not
 * hold (SAF-04). Vendors always do, even those that no archive lists and the index leaves out too.
 */
export async function hasStars(collection: CardCollection, id: number): Promise<boolean> {
  if (collection === 'vendors') return true
  const entry = (await readModel()).indexes[collection].index.get(id)
  return entry !== undefined && !harms(entry.species?.edibility)
}

type PartOf = Pick<CardQuery, 'collection' | 'locale' | 'sort' | 'limit'> & { readonly page?: number }

type OfSpecies = PartOf & { readonly species: number; readonly filters?: CardQuery['filters'] }

/** Documents of a collection that name a species, with the counts of every section (FLT-13). */
export const cardsOfSpecies = ({ species, filters, ...query }: OfSpecies): Promise<CardResult> =>
  queryCards({ ...everything, ...query, filters: { ...filters, species: [String(species)] } })

type OfVendor = Omit<PartOf, 'collection'> & { readonly vendor: number; readonly filters?: CardQuery['filters'] }

/** The products of a vendor by its id, whether or not archives list it (NAV-08). */
export const cardsOfVendor = ({ vendor, filters, ...query }: OfVendor): Promise<CardResult> =>
  queryCards({
    ...everything,
    ...query,
    collection: 'products',
    filters: { ...filters, [vendorFacet]: [String(vendor)] },
  })

/** Sort order of a collection's documents on a category page; `createdAt` where none is given. */
const categorySorts: Readonly<Partial<Record<CardCollection, CardQuery['sort']>>> = {
  mushrooms: 'title',
  products: 'title',
  posts: '-publishedAt',
}

/**
 * Cards of a collection's documents in a category or any category below it.
 * @param path the category's path, `products/growing/genetics`
 */
export async function cardsInCategory(
  collection: CardCollection,
  path: string,
  locale: Locale,
  limit: number,
): Promise<Paginated<CardView>> {
  const sort = categorySorts[collection] ?? 'createdAt'
  return (await queryCards({ ...everything, collection, locale, sort, limit, filters: { [categoryFacet]: [path] } }))
    .result
}

/**
 * Path without a locale at which category pages link a document (NAV-14): below its first category; null without one.
 */
const itemPath = ({ firstCategory, slug }: IndexedDocument): string | null =>
  firstCategory && `${categoryPath(firstCategory)}/${slug}`

/** The same cards, each linking to its document at the path below its first category (NAV-14). */
export async function withCategoryHrefs(
  collection: CardCollection,
  cards: readonly CardView[],
  locale: Locale,
): Promise<readonly CardView[]> {
  const { index } = (await readModel()).indexes[collection]
  return cards.map((card) => {
    const entry = index.get(card.id)
    const path = entry ? itemPath(entry) : null
    return path ? { ...card, href: localizedPath(locale, path) } : card
  })
}

/**
 * The document page (path without a locale) for an address below a category; null where no document has that address.
 */
export async function documentAt(collections: readonly CardCollection[], address: string): Promise<string | null> {
  const { indexes } = await readModel()
  const slug = address.split('/').at(-1) ?? ''
  for (const collection of collections) {
    const entry = indexes[collection].bySlug(slug)
    if (entry && itemPath(entry) === address) return documentPath(collection, slug)
  }
  return null
}

/** How many documents of these collections are filed under each category or anything below it, by its path. */
export async function categoryCounts(
  collections: readonly CardCollection[],
): Promise<Readonly<Record<string, number>>> {
  const { indexes } = await readModel()
  const totals: Record<string, number> = {}
  for (const collection of collections) {
    for (const [path, count] of Object.entries(indexes[collection].index.values(categoryFacet)))
      totals[path] = (totals[path] ?? 0) + count
  }
  return totals
}

/** What the season lists use of every species, the oldest record first. */
async function seasonal() {
  const { indexes } = await readModel()
  return indexes.mushrooms.index
    .entries()
    .flatMap(({ id, species: facts, numbers }) => (facts ? [{ id, ...facts, createdAt: numbers.createdAt ?? 0 }] : []))
    .toSorted((a, b) => a.createdAt - b.createdAt || a.id - b.id)
}

/**
 * Ids of the edible and medicinal species that fruit in a month (1..12) of one hemisphere: the edible ones first, and
 * within each group those at the height of their season.
 */
export async function speciesInSeason(month: number, half: Half): Promise<readonly number[]> {
  return inSeason(await seasonal(), month, half).map(({ id }) => id)
}

/**
 * Cards of the deadly species that fruit in a month (1..12) of one hemisphere, those at the height of their season
 * first.
 */
export async function deadlyInSeason(month: number, half: Half, locale: Locale): Promise<readonly CardView[]> {
  const ids = deadlyNow(await seasonal(), month, half).map(({ id }) => id)
  return chosenCards('mushrooms', ids, locale)
}
