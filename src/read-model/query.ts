import 'server-only'
import type { CardCollection } from '@/core/collections'
import { limits } from '@/core/limits'
import { paginated, type Paginated } from '@/core/paginated'
import { textIn, type Locale } from '@/core/locales'
import { formatNumber } from '@/platform/i18n/format'
import { translatorOf } from '@/platform/i18n/translator'
import { milesToKilometres, type Place } from './engine/distance'
import type { Selection } from './engine/filter-values'
import type { CardContext, CardView } from '@/cards/card-view'
import { nearMeKey } from './filters/group'
import { offeredCounts } from './filters/offered-counts'
import { filterRules } from './filters/rules'
import { currencyFacet, facetKey } from './filters/sections'
import { parseRange, type Sort } from './filters/values'
import { distanceTo, nearest } from './engine/nearest'
import { readModel, type ReadModel } from './read-model'
import { searchSpecies } from './search-species'
import type { IndexSort } from './collection-index'

/** A distance as text, in English also in miles (D-37). */
function distanceText(kilometres: number, { locale, t }: CardContext): string {
  const distance = formatNumber(kilometres, locale, 0)
  return locale === 'en'
    ? t('filters.awayMiles', { miles: formatNumber(kilometres / milesToKilometres(1), locale, 0), distance })
    : t('filters.away', { distance })
}

export type CardQuery = {
  readonly collection: CardCollection
  readonly locale: Locale
  /** Section key to values; checked by the caller. */
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly place: Place | null
  readonly text: string | null
  /** `found` is the order of the search for `text`: harmful species first (SAF-02). */
  readonly sort: Sort | '-publishedAt' | 'found'
  /** From 1; beyond the last page the last one is returned. Null selects everything, a thousand at most. */
  readonly page: number | null
  readonly limit: number
}

type Counts = Readonly<Record<string, number>>

export type CardResult = {
  readonly result: Paginated<CardView>
  readonly facets: Readonly<Record<string, Counts>>
  readonly ranges: Readonly<Record<string, { min: number; max: number } | null>>
  /** The names of selected vendors, species and places; an unknown one is not among them. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** The context in which cards are rendered in a locale, with the current time. */
export const cardContext = (model: ReadModel, locale: Locale): CardContext => ({
  locale,
  t: translatorOf(locale),
  now: new Date(),
  unratedDisplay: model.settings.unratedDisplay,
})

/** The first cards that fit into `bytes` of JSON (T-1C). */
function fitting(cards: CardView[], bytes: number): CardView[] {
  let left = bytes
  const end = cards.findIndex((card) => (left -= Buffer.byteLength(JSON.stringify(card)) + 1) < 0)
  return end < 0 ? cards : cards.slice(0, end)
}

/** Ids that the query's text finds, best first; null where the query has no text. */
function foundBy(model: ReadModel, { collection, text }: CardQuery): readonly number[] | null {
  if (!text?.trim()) return null
  return collection === 'mushrooms' ? searchSpecies(model, text) : model.indexes[collection].text.search(text)
}

function selectionOf(model: ReadModel, request: CardQuery, found: readonly number[] | null, now: Date): Selection {
  const { index } = model.indexes[request.collection]
  const { ranges: ranged, standIns } = filterRules(request.collection)
  const meant = (key: string, values: readonly string[]): readonly string[] => {
    const known = standIns.get(key)
    return known ? values.map((value) => known.get(value)?.(now) ?? value) : values
  }
  const near =
    request.place && nearMeKey in request.filters
      ? [index.near(request.place, milesToKilometres(model.settings.nearMeMiles), 'lat', 'lng')]
      : []
  const entries = Object.entries(request.filters).filter(([key]) => key !== nearMeKey)
  return {
    values: Object.fromEntries(
      entries.flatMap(([key, values]) => (ranged.has(key) ? [] : [[key, meant(key, values)] as const])),
    ),
    ranges: Object.fromEntries(
      entries.flatMap(([key, [value = '']]) =>
        ranged.has(key) ? [[key, parseRange(value) ?? { min: null, max: null }]] : [],
      ),
    ),
    only: [...near, ...(found ? [index.only(found)] : [])],
  }
}

/** Adds the counts of values that stand for another by date: in July `now-n` has the count of `n7`. */
function countedToday(collection: CardCollection, key: string, counts: Counts, now: Date): Counts {
  const known = filterRules(collection).standIns.get(key)
  if (!known) return counts
  const today = Array.from(known).flatMap(([value, meant]) => {
    const count = counts[meant(now)]
    return count === undefined ? [] : [[value, count] as const]
  })
  return { ...counts, ...Object.fromEntries(today) }
}

function namesOf(model: ReadModel, { collection, locale, filters }: CardQuery): CardResult['names'] {
  const chosen = filterRules(collection).entries.filter((key) => key in filters)
  return Object.fromEntries(
    chosen.map((key) => [
      key,
      Object.fromEntries(
        (filters[key] ?? []).flatMap((value) => {
          const name = model.nameOf(collection, key, value)
          return name === undefined ? [] : [[value, textIn(name, locale)] as const]
        }),
      ),
    ]),
  )
}

/** The facet to sort apart: prices are not converted, so those of each currency are sorted on their own. */
const apartOf = (sort: IndexSort): string | undefined => (sort.endsWith('price') ? currencyFacet : undefined)

const indexSort = (sort: Exclude<CardQuery['sort'], 'distance' | 'found'>, locale: Locale): IndexSort =>
  sort === 'title' ? `title:${locale}` : sort

/**
 * The one operation behind POST /api/filter, GET /api/products/filter, the archives and the search page: documents
 * that match, a page of their cards, and the counts of every section (FLT-12).
 */
export async function queryCards(request: CardQuery): Promise<CardResult> {
  const model = await readModel()
  const { collection, locale, place, sort } = request
  const { index } = model.indexes[collection]
  const context = cardContext(model, locale)
  const found = foundBy(model, request)
  const { matches, total, facets, ranges } = index.query(selectionOf(model, request, found, context.now))
  const limit = request.page === null ? limits.filterFullList : request.limit
  const page = Math.min(request.page ?? 1, Math.max(1, Math.ceil(total / limit)))
  const skip = (page - 1) * limit
  const entries =
    sort === 'distance'
      ? nearest(index.all(matches), place, skip, limit)
      : sort === 'found'
        ? index.ordered(matches, found ?? [], skip, limit)
        : index.page(matches, indexSort(sort, locale), skip, limit, apartOf(indexSort(sort, locale)))
  const views = entries.map((entry) => {
    const view = entry.card(context)
    const kilometres = distanceTo(place, entry)
    if (!Number.isFinite(kilometres)) return view
    return { ...view, distance: distanceText(kilometres, context) }
  })
  const sections = model.sections(collection, locale).map((section) => ({ section, key: facetKey(section) }))
  return {
    result: paginated(request.page === null ? fitting(views, limits.filterFullListBytes) : views, total, page, limit),
    // Exactly the sections of the sidebar, including those without a match.
    facets: Object.fromEntries(
      sections
        .filter(({ key }) => !(key in ranges))
        .map(({ section, key }) => {
          const counts = countedToday(collection, key, facets[key] ?? {}, context.now)
          return [key, offeredCounts(section, counts, request.filters[key] ?? [])]
        }),
    ),
    ranges: Object.fromEntries(sections.flatMap(({ key }) => (key in ranges ? [[key, ranges[key] ?? null]] : []))),
    names: namesOf(model, request),
  }
}
