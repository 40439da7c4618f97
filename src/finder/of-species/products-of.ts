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

/** With fewer products there is nothing to narrow down. */
const fewest = 4

export type SpeciesShelf = {
  readonly species: number
  readonly total: number
  /** The first of them. */
  readonly cards: readonly CardView[]
  /** What can be chosen among them; empty where it is not worth choosing. */
  readonly sections: readonly FilterSection[]
  readonly facets: CardResult['facets']
}

/** What the shop has of a species, in the order of GET /api/products/filter; null where it has nothing. */
export async function productsOf(species: number, locale: Locale): Promise<SpeciesShelf | null> {
  const [model, { result, facets }] = await Promise.all([
    readModel(),
    cardsOfSpecies({ collection: 'products', species, locale, sort: defaultSort, limit: limits.archivePageSize }),
  ])
  const { docs, totalDocs } = result
  if (totalDocs === 0) return null
  const sections =
    totalDocs < fewest ? [] : usefulSections(model.sections('products', locale), facets, totalDocs, ['species'])
  return {
    species,
    total: totalDocs,
    cards: docs,
    sections,
    facets: Object.fromEntries(sections.map((section) => [facetKey(section), facets[facetKey(section)] ?? {}])),
  }
}
