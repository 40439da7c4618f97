import { useMemo } from 'react'
import type { Locale } from '@/core/locales'
import type { CardView } from '@/cards/card-view'
import type { ArchiveSelection } from '../state/selection'
import {
  fetchFilterResult,
  bodyOf,
  useFetched,
  type FilterResult,
  type FilterState,
  type FetchResult,
} from '../state/use-filter-result'

/** The species or vendor whose products a list holds. */
export type ListOwner = { readonly species: number } | { readonly vendor: number }

type Wire = { products: readonly CardView[] } & Pick<FilterResult, 'facets'>

/** GET /api/products/filter (SPC-09): all products of a species at once. */
const ofSpecies =
  (species: number, locale: Locale): FetchResult =>
  async (wanted, signal) => {
    const { filters } = JSON.parse(wanted) as ArchiveSelection
    const chosen = Object.entries(filters).map(([key, values]) => [key, values.join(',')])
    const query = new URLSearchParams([['locale', locale], ['species', String(species)], ['facets', 'true'], ...chosen])
    const body = await bodyOf(await fetch(`/api/products/filter?${query.toString()}`, { signal }))
    const { products, facets } = body as Wire
    return { items: products, totalDocs: products.length, totalPages: 1, page: 1, facets, ranges: {}, names: {} }
  }

/** POST /api/filter: a page of a vendor's products (NAV-08). */
const ofVendor =
  (vendor: number, locale: Locale): FetchResult =>
  (wanted, signal) =>
    fetchFilterResult('products', locale, JSON.parse(wanted) as ArchiveSelection, signal, { vendor })

/** The products of a species or a vendor that match a selection; null fetches nothing. */
export function useProducts(
  owner: ListOwner,
  locale: Locale,
  choice: ArchiveSelection | null,
  attempt: number,
): FilterState {
  const species = 'species' in owner ? owner.species : null
  const vendor = 'vendor' in owner ? owner.vendor : null
  const question = useMemo(
    () => (vendor === null ? ofSpecies(species ?? 0, locale) : ofVendor(vendor, locale)),
    [species, vendor, locale],
  )
  return useFetched(choice && JSON.stringify(choice), question, attempt)
}
