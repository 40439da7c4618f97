import 'server-only'
import type { CardView } from '@/cards/card-view'
import { isRecord } from '@/core/is-record'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import { relatedId } from '@/core/relation'
import type { CardListBlock } from '@/payload-types'
import { chosenCards, newestCards } from './lists'

/** The ids of those of a list that are of the collection that the block names; strangers are passed over (BLK-08). */
export const idsOf = (docs: readonly unknown[] | null | undefined, relationTo: string): number[] =>
  (docs ?? []).flatMap((doc) => (isRecord(doc) && doc.relationTo === relationTo ? (relatedId(doc) ?? []) : []))

type Listed = Pick<CardListBlock, 'relationTo' | 'source' | 'docs' | 'limit'>

/** The cards of a list on a page, the same for whoever sees it and for machines. */
export async function listedCards(block: Listed, locale: Locale): Promise<readonly CardView[]> {
  const { relationTo, source, docs } = block
  const limit = block.limit ?? limits.cardList.usual
  if (source === 'chosen') return (await chosenCards(relationTo, idsOf(docs, relationTo), locale)).slice(0, limit)
  if (relationTo !== 'vendors') return newestCards(relationTo, locale, limit)
  // Who has a town comes before who has none: a list of vendors is about who is near.
  const vendors = await newestCards(relationTo, locale, limits.cardList.max)
  return vendors.toSorted((a, b) => Number(!a.over) - Number(!b.over)).slice(0, limit)
}
