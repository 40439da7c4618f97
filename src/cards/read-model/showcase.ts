import 'server-only'
import type { CardCollection } from '@/core/collections'
import type { Locale } from '@/core/locales'
import type { CardView } from '../card-view'
import { cardContext, filterCatalogue } from './filter'
import { readModel } from './read-model'

/** The cards of the newest of a collection; those that no archive lists are none of them (ARC-08). */
export async function newestCards(
  collection: CardCollection,
  locale: Locale,
  limit: number,
): Promise<readonly CardView[]> {
  const request = { collection, locale, filters: {}, place: null, text: null, page: 1, limit } as const
  return (await filterCatalogue({ ...request, sort: '-createdAt' })).result.docs
}

/** The cards of chosen documents in the order they were chosen; one that is not published has none. */
export async function chosenCards(
  collection: CardCollection,
  ids: readonly number[],
  locale: Locale,
): Promise<readonly CardView[]> {
  const model = await readModel()
  const context = cardContext(model, locale)
  return [...new Set(ids)].flatMap((id) => model.shelves[collection].index.get(id)?.view(context) ?? [])
}
