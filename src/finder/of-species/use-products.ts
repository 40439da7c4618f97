import type { Locale } from '@/core/locales'
import type { CardView } from '@/cards/card-view'
import type { Choice } from '../state/selection'
import { bodyOf, useAsked, type Answer, type AnswerState, type Question } from '../state/use-answer'

type Wire = { products: readonly CardView[] } & Pick<Answer, 'facets'>

/** GET /api/products/filter (SPC-09). `wanted` is its query. */
const ask: Question = async (wanted, signal) => {
  const body = await bodyOf(await fetch(`/api/products/filter?${wanted}`, { signal }))
  const { products, facets } = body as Wire
  return { items: products, totalDocs: products.length, totalPages: 1, page: 1, facets, ranges: {}, names: {} }
}

/** The products of a species that match a choice; null asks nothing. */
export function useProducts(
  species: number,
  locale: Locale,
  filters: Choice['filters'] | null,
  attempt: number,
): AnswerState {
  const chosen = Object.entries(filters ?? {}).map(([key, values]) => [key, values.join(',')])
  const query = new URLSearchParams([['locale', locale], ['species', String(species)], ['facets', 'true'], ...chosen])
  return useAsked(filters ? query.toString() : null, ask, attempt)
}
