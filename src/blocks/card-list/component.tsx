import { Cards } from '@/cards/card-list'
import { langOf } from '@/cms/fallbacks'
import { listedCards } from '@/read-model/listed-cards'
import type { BlockProps } from '../block-props'
import { CompactCards } from './compact-cards'
import { LeadCard } from './lead-card'
import { ListHeader } from './list-header'
import { Towns } from './towns'

/** The grid's columns for a number of cards, so that the rows are full where possible. */
function columnsFor(count: number): string {
  if (count === 1) return 'sm:max-w-md'
  if (count === 2) return 'sm:grid-cols-2'
  return count % 4 === 0 ? 'sm:grid-cols-2 xl:grid-cols-4' : 'sm:grid-cols-2 lg:grid-cols-3'
}

/** Cards of one collection; without any it renders nothing, not even the heading (BLK-08). */
export async function CardListBlock({ block, locale, first }: BlockProps<'cardList'>) {
  const cards = await listedCards(block, locale)
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
