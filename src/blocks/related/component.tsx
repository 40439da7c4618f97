import { getTranslations } from 'next-intl/server'
import { Cards } from '@/cards/card-list'
import { langOf } from '@/cms/fallbacks'
import { isRecord } from '@/core/is-record'
import { relatedId } from '@/core/relation'
import { chosenCards } from '@/read-model/lists'
import type { BlockProps } from '../block-props'

/** Ids of the entries of the block's collection; malformed entries and other collections are skipped (BLK-08). */
function idsOf({ docs, relationTo }: BlockProps<'related'>['block']): number[] {
  const entries: readonly unknown[] = docs ?? []
  return entries.flatMap((entry) =>
    isRecord(entry) && entry.relationTo === relationTo ? (relatedId(entry) ?? []) : [],
  )
}

/** Selected cards in three columns; without any, species and products have no section, others say so (BLK-08, D-32). */
export async function RelatedBlock({ block, locale }: BlockProps<'related'>) {
  const cards = await chosenCards(block.relationTo, idsOf(block), locale)
  const silent = block.relationTo === 'mushrooms' || block.relationTo === 'products'
  if (cards.length === 0 && (silent || !block.title)) return null
  const [t, related] = await Promise.all([
    getTranslations({ locale, namespace: 'archive' }),
    getTranslations({ locale, namespace: 'related' }),
  ])
  return (
    <section className="shell py-8">
      <h2 lang={langOf(block, 'title')} className="mb-5 text-2xl sm:text-3xl">
        {block.title || t(`titles.${block.relationTo}`)}
      </h2>
      {cards.length > 0 ? <Cards items={cards} /> : <p className="text-muted">{related('none')}</p>}
    </section>
  )
}
