import 'server-only'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import type { CardView } from '@/cards/card-view'
import { facetKey, type FilterSection } from '@/read-model/filters/sections'
import { defaultSort } from '@/read-model/filters/values'
import type { CardResult } from '@/read-model/query'
import { cardsOfSpecies } from '@/read-model/lists'
import { readModel } from '@/read-model/read-model'
import { usefulSections } from '../product-list/useful-sections'
import { acceptedParametersOf } from '../state/accepted-parameters'
import { searchOf, type Query } from '@/core/query'
import { noSelection, parseChoice, type ArchiveSelection } from '../state/selection'

/** With fewer products there is nothing to narrow down. */
const fewest = 4

export type SpeciesListing = {
  readonly species: number
  /** Number of its products without a selection. */
  readonly total: number
  readonly choice: ArchiveSelection
  /** Number of products that match the selection. */
  readonly found: number
  /** Cards of the first of those. */
  readonly cards: readonly CardView[]
  /** The filter sections of these products; empty where there is nothing to filter. */
  readonly sections: readonly FilterSection[]
  readonly facets: CardResult['facets']
}

/**
 * The products of a species that match the address's query, in the order of GET /api/products/filter; null where the
 * species has no products.
 */
export async function productsOf(species: number, locale: Locale, query: Query = {}): Promise<SpeciesListing | null> {
  const one = { collection: 'products', species, locale, sort: defaultSort, limit: limits.archivePageSize } as const
  const [model, all] = await Promise.all([readModel(), cardsOfSpecies(one)])
  const { totalDocs } = all.result
  if (totalDocs === 0) return null
  const sections =
    totalDocs < fewest ? [] : usefulSections(model.sections('products', locale), all.facets, totalDocs, ['species'])
  const { filters } = parseChoice(searchOf(query), acceptedParametersOf('products', sections))
  const isNarrowed = Object.keys(filters).length > 0
  const { result, facets } = isNarrowed ? await cardsOfSpecies({ ...one, filters }) : all
  return {
    species,
    total: totalDocs,
    choice: { ...noSelection, filters },
    found: result.totalDocs,
    cards: result.docs,
    sections,
    facets: Object.fromEntries(sections.map((section) => [facetKey(section), facets[facetKey(section)] ?? {}])),
  }
}
