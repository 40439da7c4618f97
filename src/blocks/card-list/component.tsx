import { Cards } from '@/cards/card-list'
import type { CardView } from '@/cards/card-view'
import { relatedId } from '@/core/relation'
import { chosenCards, newestCards } from '@/read-model/lists'
import { langOf } from '@/cms/fallbacks'
import { limits } from '@/core/limits'
import type { BlockProps } from '../block-props'
import { CompactCards } from './compact-cards'
import { LeadCard } from './lead-card'
import { ListHeader } from './list-header'
import { Towns } from './towns'

type Props = BlockProps<'cardList'>

async function cardsOf({ block, locale }: Props): Promise<readonly CardView[]> {
  const { relationTo, source, docs } = block
  const limit = block.limit ?? limits.cardList.usual
  if (source === 'chosen') {
    const ids = (docs ?? []).flatMap((doc) => (doc.relationTo === relationTo ? (relatedId(doc) ?? []) : []))
    return (await chosenCards(relationTo, ids, locale)).slice(0, limit)
  }
  if (relationTo !== 'vendors') return newestCards(relationTo, locale, limit)
  // Who has a town comes before who has none: a list of vendors is about who is near.
  const vendors = await newestCards(relationTo, locale, limits.cardList.max)
  return vendors.toSorted((a, b) => Number(!a.over) - Number(!b.over)).slice(0, limit)
}

/** By how many cards there are: rows are full wherever they can be. */
function columnsFor(count: number): string {
  if (count === 1) return 'sm:max-w-md'
  if (count === 2) return 'sm:grid-cols-2'
  return count % 4 === 0 ? 'sm:grid-cols-2 xl:grid-cols-4' : 'sm:grid-cols-2 lg:grid-cols-3'
}

/** Cards of one collection; without any there is nothing, not even the heading (BLK-08). */
export async function CardListBlock(props: Props) {
  const { block, locale, first } = props
  const cards = await cardsOf(props)
  const [only] = cards
  if (!only) return null
  const header = (
    <ListHeader
      title={block.title ?? null}
      intro={block.intro ?? null}
      lang={{ title: langOf(block, 'title'), intro: langOf(block, 'intro') }}
      archive={block.archiveLink ? block.relationTo : null}
      locale={locale}
    />
  )
  const compact = block.layout === 'compact'
  if (cards.length === 1 && only.pictureFit === 'cover' && !compact)
    return <LeadCard view={only} header={header} priority={first} />
  return (
    <section className="shell py-8 sm:py-10">
      {header}
      {compact ? (
        <CompactCards items={cards} />
      ) : (
        <Cards items={cards} eager={first ? 1 : 0} columns={columnsFor(cards.length)} />
      )}
      {block.relationTo === 'vendors' ? <Towns locale={locale} /> : null}
    </section>
  )
}
