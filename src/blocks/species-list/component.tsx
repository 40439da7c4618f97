import { getTranslations } from 'next-intl/server'
import { Cards } from '@/cards/card-list'
import type { CardView } from '@/cards/card-view'
import { langOf } from '@/cms/fallbacks'
import { limits } from '@/core/limits'
import { archivePaths, calendarPath, localizedPath } from '@/core/paths'
import { relatedId } from '@/core/relation'
import { currentMonth, halves, type Half } from '@/features/catalogue/model'
import { chosenCards, newestCards, speciesInSeason } from '@/read-model/lists'
import type { BlockProps } from '../block-props'
import { SpeciesStrip } from './species-strip'

/** The cards that the block lists; an item without species data is skipped with a warning (SPC-08). */
async function cardsOf({ block, locale }: BlockProps<'speciesList'>, half: Half): Promise<readonly CardView[]> {
  const limit = block.limit ?? 6
  if (block.source === 'newest') return newestCards('mushrooms', locale, limit)
  if (block.source === 'season') {
    const ids = await speciesInSeason(currentMonth(), half)
    const skip = block.skipFirst ? 1 : 0
    return chosenCards('mushrooms', ids.slice(skip, skip + limit), locale)
  }
  const chosen = (block.species ?? []).flatMap((one) => relatedId(one) ?? [])
  const cards = await chosenCards('mushrooms', chosen.slice(0, limit), locale)
  for (const id of chosen.slice(0, limit))
    if (!cards.some((card) => card.id === id))
      console.warn(`Species list: item ${id} has no published species data and is skipped.`)
  return cards
}

type ListProps = { cards: readonly CardView[]; layout: BlockProps<'speciesList'>['block']['layout']; none: string }

function SpeciesCards({ cards, layout, none }: ListProps) {
  if (cards.length === 0) return <p className="text-muted">{none}</p>
  if (layout === 'strip') return <SpeciesStrip cards={cards} />
  return <Cards items={cards} columns={cards.length < limits.speciesTwoColumnsFrom ? '' : 'sm:grid-cols-2'} />
}

/** Attributes that show a list to one half of the world alone; a list that follows no season is for both. */
const isFor = (isSeason: boolean, half: Half) => (isSeason ? { 'data-for-half': half } : {})

/** Species as cards, one column under three of them, else two; or as a strip of small plates (SPC-02, SPC-08). */
export async function SpeciesListBlock(props: BlockProps<'speciesList'>) {
  const { block, locale } = props
  const isSeason = block.source === 'season'
  const [t, calendar, ...lists] = await Promise.all([
    getTranslations({ locale, namespace: 'species' }),
    getTranslations({ locale, namespace: 'calendar' }),
    ...(isSeason ? halves : halves.slice(0, 1)).map(async (half) => ({ half, cards: await cardsOf(props, half) })),
  ])
  return (
    <section className="shell py-8 sm:py-10">
      {block.title ? (
        <h2 lang={langOf(block, 'title')} className="mb-6 text-3xl">
          {block.title}
        </h2>
      ) : null}
      {lists.map(({ half, cards }) => (
        <div key={half} {...isFor(isSeason, half)}>
          <SpeciesCards
            cards={cards}
            layout={block.layout}
            none={isSeason ? calendar('nothingRecorded') : t('none', { locale })}
          />
        </div>
      ))}
      {isSeason ? (
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          {halves.map((half) => (
            <a
              key={half}
              {...isFor(isSeason, half)}
              href={`${localizedPath(locale, archivePaths.mushrooms)}?season=${half === 'north' ? 'now-n' : 'now-s'}`}
              className="button button-default"
            >
              {calendar('allThisMonth')}
            </a>
          ))}
          <a href={localizedPath(locale, calendarPath)} className="button button-default">
            {calendar('open')}
          </a>
        </p>
      ) : null}
    </section>
  )
}
