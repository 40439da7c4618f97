import { getTranslations } from 'next-intl/server'
import { Cards } from '@/cards/card-list'
import type { CardView } from '@/cards/card-view'
import { langOf } from '@/cms/fallbacks'
import { limits } from '@/core/limits'
import { archivePaths, calendarPath, localizedPath } from '@/core/paths'
import { currentMonth } from '@/features/catalogue/model'
import { chosenCards, newestCards, speciesInSeason } from '@/read-model/lists'
import type { BlockProps } from '../block-props'
import { SpeciesStrip } from './species-strip'

/** The cards of what the block lists; an item without species data has none and is skipped with a warning (SPC-08). */
async function cardsOf({ block, locale }: BlockProps<'speciesList'>): Promise<readonly CardView[]> {
  const limit = block.limit ?? 6
  if (block.source === 'newest') return newestCards('mushrooms', locale, limit)
  if (block.source === 'season') {
    const ids = await speciesInSeason(currentMonth())
    const skip = block.skipFirst ? 1 : 0
    return chosenCards('mushrooms', ids.slice(skip, skip + limit), locale)
  }
  const chosen = (block.species ?? []).map((one) => (typeof one === 'object' ? one.id : one))
  const cards = await chosenCards('mushrooms', chosen.slice(0, limit), locale)
  for (const id of chosen.slice(0, limit))
    if (!cards.some((card) => card.id === id))
      console.warn(`Species list: item ${id} has no published species data and is skipped.`)
  return cards
}

/** Species as cards, one column under three of them, else two; or as a strip of small plates (SPC-02, SPC-08). */
export async function SpeciesListBlock(props: BlockProps<'speciesList'>) {
  const { block, locale } = props
  const [t, calendar, cards] = await Promise.all([
    getTranslations({ locale, namespace: 'species' }),
    getTranslations({ locale, namespace: 'calendar' }),
    cardsOf(props),
  ])
  const columns = cards.length < limits.speciesTwoColumnsFrom ? '' : 'sm:grid-cols-2'
  return (
    <section className="shell py-8 sm:py-10">
      {block.title ? (
        <h2 lang={langOf(block, 'title')} className="mb-6 text-3xl">
          {block.title}
        </h2>
      ) : null}
      {cards.length === 0 ? (
        <p className="text-muted">{t('none', { locale })}</p>
      ) : block.layout === 'strip' ? (
        <SpeciesStrip cards={cards} />
      ) : (
        <Cards items={cards} columns={columns} />
      )}
      {block.source === 'season' ? (
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          <a href={`${localizedPath(locale, archivePaths.mushrooms)}?season=now-n`} className="button button-default">
            {calendar('allThisMonth')}
          </a>
          <a href={localizedPath(locale, calendarPath)} className="button button-default">
            {calendar('open')}
          </a>
        </p>
      ) : null}
    </section>
  )
}
