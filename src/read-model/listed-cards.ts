import 'server-only'
import type { CardView } from '@/cards/card-view'
import { isRecord } from '@/core/is-record'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import { relatedId } from '@/core/relation'
import type { CardListBlock } from '@/payload-types'
import { chosenCards, newestCards } from './lists'

/** Ids of the listed documents of the block's collection; those of other collections are skipped (BLK-08). */
export const idsOf = (docs: readonly unknown[] | null | undefined, relationTo: string): number[] =>
  (docs ?? []).flatMap((doc) => (isRecord(doc) && doc.relationTo === relationTo ? (relatedId(doc) ?? []) : []))

type Listed = Pick<CardListBlock, 'relationTo' | 'source' | 'docs' | 'limit'>

/** The cards of a card list block, for pages and for what machines read. */
export async function listedCards(block: Listed, locale: Locale): Promise<readonly CardView[]> {
  const { relationTo, source, docs } = block
  const limit = block.limit ?? limits.cardList.usual
  if (source === 'chosen') return (await chosenCards(relationTo, idsOf(docs, relationTo), locale)).slice(0, limit)
  if (relationTo !== 'vendors') return newestCards(relationTo, locale, limit)
  // Vendors with a known place come first: a list of vendors is about who is near.
  const vendors = await newestCards(relationTo, locale, limits.cardList.max)
  return vendors.toSorted((a, b) => Number(!a.over) - Number(!b.over)).slice(0, limit)
}
