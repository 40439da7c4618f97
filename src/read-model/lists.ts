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

/** The cards of the newest of a collection; those that no archive lists are none of them (ARC-08). */
export async function newestCards(
  collection: CardCollection,
  locale: Locale,
  limit: number,
): Promise<readonly CardView[]> {
  const sort = collection === 'posts' ? '-publishedAt' : '-createdAt'
  return (await queryCards({ ...everything, collection, locale, sort, limit })).result.docs
}

/** The cards of chosen documents in the order they were chosen; one that is not published has none. */
export async function chosenCards(
  collection: CardCollection,
  ids: readonly number[],
  locale: Locale,
): Promise<readonly CardView[]> {
  const model = await readModel()
  const context = cardContext(model, locale)
  return [...new Set(ids)].flatMap((id) => model.indexes[collection].index.get(id)?.card(context) ?? [])
}

/** Chosen species in the order they were chosen, each with how it harms where it does. */
export async function chosenSpecies(ids: readonly number[], locale: Locale) {
  const model = await readModel()
  const context = cardContext(model, locale)
  return [...new Set(ids)].flatMap((id) => {
    const entry = model.indexes.mushrooms.index.get(id)
    return entry ? [{ card: entry.card(context), grade: dangerGrade(entry.species?.edibility) }] : []
  })
}

/** Found once while a page is rendered: its head, blocks and structured data need them. */
const harmfulAt = cache(async (ids: string, locale: Locale) => {
  const model = await readModel()
  const context = cardContext(model, locale)
  return [...new Set(ids.split(' ').map(Number))].flatMap((id) => {
    const grade = model.harmful.get(id)
    return grade ? [{ id, grade, card: model.indexes.mushrooms.index.get(id)?.card(context) ?? null }] : []
  })
})

/**
 * Those of some species that harm, each with how: what was found out of one that is sold, cooked or grown (SAF-04). One
 * that is not published has no card, so that nothing of it is shown.
 */
export const harmfulAmong = async (ids: readonly number[], locale: Locale) =>
  ids.length === 0 ? [] : harmfulAt(ids.join(' '), locale)

/**
 * Whether a document has stars: what poisons has none, nor what is made of it, which no list holds (SAF-04). A supplier
 * of another kind stands in no list either, and has them.
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

/** How the documents of a collection stand on a category's page. */
const categorySorts: Readonly<Partial<Record<CardCollection, CardQuery['sort']>>> = {
  mushrooms: 'title',
  products: 'title',
  posts: '-publishedAt',
}

/**
 * What a collection has filed under a category or anything below it.
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

/** Where a category's page links a document: below its first category, where it has one (NAV-14). Without a locale. */
const itemPath = ({ firstCategory, slug }: IndexedDocument): string | null =>
  firstCategory && `${categoryPath(firstCategory)}/${slug}`

/** The same cards, each leading to its document by its first category (NAV-14). */
export async function throughCategories(
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

/** The page of the document that an address below a category stands for, without a locale; null when none does. */
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

/** What the lists of a season read of every species, the oldest first. */
async function seasonal() {
  const { indexes } = await readModel()
  return indexes.mushrooms.index
    .entries()
    .flatMap(({ id, species: facts, numbers }) => (facts ? [{ id, ...facts, createdAt: numbers.createdAt ?? 0 }] : []))
    .toSorted((a, b) => a.createdAt - b.createdAt || a.id - b.id)
}

/**
 * Ids of the species that fruit in a month (1..12) of one half of the world, without those that are not to be picked to
 * eat: those at the height of their season first, those for the pan before those for the teapot.
 */
export async function speciesInSeason(month: number, half: Half): Promise<readonly number[]> {
  return inSeason(await seasonal(), month, half).map(({ id }) => id)
}

/** Cards of what kills and fruits in a month of one half of the world, at the height of its season first. */
export async function deadlyInSeason(month: number, half: Half, locale: Locale): Promise<readonly CardView[]> {
  const ids = deadlyNow(await seasonal(), month, half).map(({ id }) => id)
  return chosenCards('mushrooms', ids, locale)
}
