import { useMemo } from 'react'
import type { Locale } from '@/core/locales'
import type { CardView } from '@/cards/card-view'
import type { Choice } from '../state/selection'
import { askFor, bodyOf, useAsked, type Answer, type AnswerState, type Question } from '../state/use-answer'

/** Whose products a list holds. */
export type ListOwner = { readonly species: number } | { readonly vendor: number }

type Wire = { products: readonly CardView[] } & Pick<Answer, 'facets'>

/** GET /api/products/filter (SPC-09): all of them at once. */
const ofSpecies =
  (species: number, locale: Locale): Question =>
  async (wanted, signal) => {
    const { filters } = JSON.parse(wanted) as Choice
    const chosen = Object.entries(filters).map(([key, values]) => [key, values.join(',')])
    const query = new URLSearchParams([['locale', locale], ['species', String(species)], ['facets', 'true'], ...chosen])
    const body = await bodyOf(await fetch(`/api/products/filter?${query.toString()}`, { signal }))
    const { products, facets } = body as Wire
    return { items: products, totalDocs: products.length, totalPages: 1, page: 1, facets, ranges: {}, names: {} }
  }

/** POST /api/filter: a page of them (NAV-08). */
const ofVendor =
  (vendor: number, locale: Locale): Question =>
  (wanted, signal) =>
    askFor('products', locale, JSON.parse(wanted) as Choice, signal, { vendor })

/** The products of a species or a vendor that match a choice; null asks nothing. */
export function useProducts(owner: ListOwner, locale: Locale, choice: Choice | null, attempt: number): AnswerState {
  const species = 'species' in owner ? owner.species : null
  const vendor = 'vendor' in owner ? owner.vendor : null
  const question = useMemo(
    () => (vendor === null ? ofSpecies(species ?? 0, locale) : ofVendor(vendor, locale)),
    [species, vendor, locale],
  )
  return useAsked(choice && JSON.stringify(choice), question, attempt)
}
