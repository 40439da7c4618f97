import type { CardView } from '@/cards/card-view'
import { cardCollections, type CardCollection } from '@/core/collections'
import type { Locale } from '@/core/locales'
import type { Paginated } from '@/core/paginated'
import { categoryPath } from '@/core/paths'
import { cardsInCategory, documentAt, withCategoryHrefs } from '@/read-model/lists'

/** The collections whose documents are filed under categories, in the order of the page: all but vendors. */
export const categorizedCollections = cardCollections.filter((collection) => collection !== 'vendors')

export type CategorySection = { readonly collection: CardCollection; readonly result: Paginated<CardView> }

/** Cards of a collection at most: eight full rows of three. */
const sectionSize = 24

/** The documents of a category and of those below it, one section per collection; empty ones are left out. */
export async function findCategorySections(path: string, locale: Locale): Promise<CategorySection[]> {
  const sections = await Promise.all(
    categorizedCollections.map(async (collection) => {
      const result = await cardsInCategory(collection, path, locale, sectionSize)
      return {
        collection,
        result: { ...result, docs: [...(await withCategoryHrefs(collection, result.docs, locale))] },
      }
    }),
  )
  return sections.filter(({ result }) => result.totalDocs > 0)
}

/** The page of the document that `/categories/{first category}/{slug}` stands for; null when none does (NAV-14). */
export const findItemPath = (segments: readonly string[]): Promise<string | null> =>
  documentAt(categorizedCollections, categoryPath(segments.join('/')))
