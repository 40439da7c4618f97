import 'server-only'
import { z } from 'zod'
import type { Caller } from '@/cms/guards/guarded'
import { refuseRepeated } from '@/cms/guards/refusals'
import { cardCollections, type CardCollection } from '@/core/collections'
import { AppError } from '@/core/errors'
import { limits } from '@/core/limits'
import { defaultLocale, isLocale, locales, textIn, type Locale } from '@/core/locales'
import type { Paginated } from '@/core/paginated'
import { translatorOf } from '@/platform/i18n/translator'
import type { CardView } from '@/cards/card-view'
import { nearMeKey, switchedOn } from '@/read-model/filters/group'
import { facetKey, nameOf, vendorFacet, type FilterSection } from '@/read-model/filters/sections'
import { parsePlace } from '../state/selection'
import { defaultSort, parseRange, sorts } from '@/read-model/filters/values'
import { queryCards, type CardResult, type CardQuery } from '@/read-model/query'
import { readModel, type ReadModel } from '@/read-model/read-model'
import { refusalLocale } from './refusal-locale'

type Message = Parameters<ReturnType<typeof translatorOf>>[0] & `filterErrors.${string}`

const reject = (speaks: Caller, message: Message): never => {
  throw new AppError('badRequest', translatorOf(speaks())(message))
}

/** Counts code points, as slugs do, so that every offered value is accepted. */
const isShort = (text: string): boolean => [...text].length <= limits.filter.characters

const value = z.string().min(1).refine(isShort)

const filterBody = z.strictObject({
  activeFilters: z.record(z.string().refine(isShort), z.union([value, z.array(value).max(limits.filter.values)])),
  relationTo: z.enum(cardCollections),
  locale: z.enum(locales).default(defaultLocale),
  page: z.int().min(1).max(limits.maxPage).optional(),
  limit: z.int().min(1).max(limits.fetchLimit).optional(),
  facets: z.boolean().optional(),
  sort: z.enum(sorts).optional(),
  location: z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).optional(),
  text: z.string().max(limits.search.characters).optional(),
  /** Products of one vendor alone, whether or not archives list it (NAV-08). */
  vendor: z
    .int()
    .min(1)
    .max(2 ** 31 - 1)
    .optional(),
})

type Filters = Record<string, readonly string[]>

/** The sections of an archive by the facet key of their values. */
const sectionsByKey = (model: ReadModel, collection: CardCollection, locale: Locale): Map<string, FilterSection> =>
  new Map(model.sections(collection, locale).map((section) => [facetKey(section), section]))

/** Validates a selection against the sections of the archive (T-1C). */
function checkFilters(
  given: Readonly<Record<string, string | readonly string[]>>,
  sections: ReadonlyMap<string, FilterSection>,
  speaks: Caller,
): Filters {
  const filters: Filters = {}
  const entries = Object.entries(given)
  if (entries.length > limits.filter.sections) reject(speaks, 'filterErrors.tooMany')
  for (const [key, values] of entries) {
    const section = sections.get(key)
    if (!section) reject(speaks, 'filterErrors.unknownSection')
    const list = typeof values === 'string' ? [values] : values
    const single = section?.control === 'toggle' || section?.control === 'range'
    const valid =
      section?.control === 'toggle'
        ? list.every((one) => one === switchedOn)
        : section?.control !== 'range' || list.every((one) => parseRange(one) !== null)
    // A switch or a range takes a single value (FLT-11).
    if (!valid || (single && list.length > 1)) reject(speaks, 'filterErrors.badSelection')
    if (list.length > 0) filters[key] = list
  }
  return filters
}

export type FilterResponse = {
  data: Record<string, readonly CardView[]>
} & Partial<Omit<Paginated<CardView>, 'docs'> & Pick<CardResult, 'facets' | 'ranges' | 'names'>>

/**
 * POST /api/filter (API-03, D-06): the full list without `page`, `limit` and `facets`, otherwise one page with counts.
 * @throws AppError badRequest, in the caller's language
 */
export async function filterCall(body: unknown, caller: Caller): Promise<FilterResponse> {
  const parsed = filterBody.safeParse(body)
  const speaks: Caller = () => refusalLocale(body, caller)
  if (!parsed.success) {
    const collection = parsed.error.issues.some(({ path }) => path[0] === 'relationTo')
    return reject(speaks, collection ? 'filterErrors.unknownCollection' : 'filterErrors.badRequest')
  }
  const { activeFilters, relationTo, locale, page, limit, facets, sort, location, text, vendor } = parsed.data
  if (vendor !== undefined && relationTo !== 'products') reject(speaks, 'filterErrors.badRequest')
  const filters = checkFilters(activeFilters, sectionsByKey(await readModel(), relationTo, locale), speaks)
  if ((nearMeKey in filters || sort === 'distance') && !location) reject(speaks, 'filterErrors.placeNeeded')
  const paged = page !== undefined || limit !== undefined || facets !== undefined
  const result = await queryCards({
    collection: relationTo,
    locale,
    filters: vendor === undefined ? filters : { ...filters, [vendorFacet]: [String(vendor)] },
    place: location ?? null,
    text: text ?? null,
    // Results of a text search keep the order of the search, unless another one is requested.
    sort: sort ?? (text?.trim() ? 'found' : defaultSort),
    page: paged ? (page ?? 1) : null,
    limit: limit ?? limits.archivePageSize,
  })
  const { docs, ...paging } = result.result
  return {
    data: { [relationTo]: docs },
    ...(paged ? { ...paging, facets: result.facets, ranges: result.ranges, names: result.names } : {}),
  }
}

type FilterInfo = { type: 'species' | 'category'; name: string; parentCategory: string | null }

/**
 * What a product list is filtered by, for its heading (SPC-09): its first species or category filter. Null without such
 * a filter, or where that species or category does not exist.
 */
function filterInfo(
  filters: Filters,
  sections: ReadonlyMap<string, FilterSection>,
  speciesName: (id: number) => string | null,
): FilterInfo | null {
  for (const [key, [first = '']] of Object.entries(filters)) {
    const section = sections.get(key)
    if (key === 'species') {
      const name = speciesName(Number(first))
      return name === null ? null : { type: 'species', name, parentCategory: null }
    }
    if (!section?.isCategory) continue
    const known = nameOf(section, first)
    return known && { type: 'category', name: known.name, parentCategory: known.parent }
  }
  return null
}

/**
 * GET /api/products/filter: sections as query parameters, values separated by commas; `lat` and `lng` for Near Me; the
 * counts of every section with `facets=true`. Unknown parameters are ignored; a known one that is repeated or written
 * with brackets (`key[0]`) is rejected.
 * @throws AppError badRequest, in the caller's language
 */
export async function productFilterCall(
  params: URLSearchParams,
  caller: Caller,
): Promise<{ products: readonly CardView[]; filterInfo: FilterInfo | null; facets?: CardResult['facets'] }> {
  const requested = params.get('locale')
  const speaks: Caller = () => refusalLocale(requested, caller)
  const locale = isLocale(requested) ? requested : defaultLocale
  const model = await readModel()
  const sections = sectionsByKey(model, 'products', locale)
  const known = ['locale', 'lat', 'lng', 'facets', ...sections.keys()]
  const names = [...params.keys()]
  const misshapen = names.some((name) => name.includes('[') && known.includes(name.split('[')[0] ?? ''))
  refuseRepeated(params, known)
  if (misshapen) reject(speaks, 'filterErrors.badRequest')
  if (requested !== null && !isLocale(requested)) reject(speaks, 'filterErrors.badRequest')
  const given = Object.fromEntries(
    [...sections.keys()].flatMap((key) => {
      const text = params.get(key)
      return text ? [[key, text.split(',').filter((one) => one !== '')] as const] : []
    }),
  )
  const tooLong = Object.values(given).some((values) => values.length > limits.filter.values || !values.every(isShort))
  if (tooLong || (given.species ?? []).some((id) => !/^[1-9]\d{0,8}$/.test(id)))
    reject(speaks, 'filterErrors.badRequest')
  const filters = checkFilters(given, sections, speaks)
  const place = nearMeKey in filters ? parsePlace(params) : null
  if (nearMeKey in filters && !place) reject(speaks, 'filterErrors.placeNeeded')
  const request: CardQuery = {
    collection: 'products',
    locale,
    filters,
    place,
    text: null,
    sort: defaultSort,
    page: null,
    limit: limits.filterFullList,
  }
  const speciesName = (id: number): string | null => {
    const species = model.indexes.mushrooms.index.get(id)
    return species ? textIn(species.title, locale) : null
  }
  const { result, facets } = await queryCards(request)
  return {
    products: result.docs,
    filterInfo: filterInfo(filters, sections, speciesName),
    ...(params.get('facets') === 'true' ? { facets } : {}),
  }
}
