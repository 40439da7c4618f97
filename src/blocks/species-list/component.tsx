import { getTranslations } from 'next-intl/server'
import { CardGrid } from '@/cards/cards'
import { langOf } from '@/cms/fallbacks'
import { limits } from '@/core/limits'
import { languageNames } from '@/core/locales'
import { archivePaths, calendarPath, localizedPath } from '@/core/paths'
import { currentMonth } from '@/features/catalogue/model'
import { newestSpecies, speciesInSeason } from '@/features/catalogue/server'
import type { Mushroom } from '@/payload-types'
import { populated } from '@/platform/populated'
import type { BlockProps } from '../block-props'
import { SpeciesStrip } from './species-strip'

/** Resolves what the block lists; an item without species data is skipped with a warning (SPC-08). */
async function speciesOf({ block, locale }: BlockProps<'speciesList'>): Promise<Mushroom[]> {
  const limit = block.limit ?? 6
  const found =
    block.source === 'season'
      ? await speciesInSeason(currentMonth(), locale, { limit, skip: block.skipFirst ? 1 : 0 })
      : block.source === 'newest'
        ? await newestSpecies(locale, limit)
        : populated(block.species).slice(0, limit)
  return found.filter((species) => {
    // What an editor chose may have been saved before its data was complete.
    const specie = species.specie as Mushroom['specie'] | undefined
    if (specie?.scientificName) return true
    console.warn(`Species list: item ${species.id} has no species data and is skipped.`)
    return false
  })
}

/** Species as cards, one column under three of them, else two; or as a strip of small plates (SPC-02, SPC-08). */
export async function SpeciesListBlock(props: BlockProps<'speciesList'>) {
  const { block, locale } = props
  const [t, calendar, species] = await Promise.all([
    getTranslations({ locale, namespace: 'species' }),
    getTranslations({ locale, namespace: 'calendar' }),
    speciesOf(props),
  ])
  const columns = species.length < limits.speciesTwoColumnsFrom ? '' : 'sm:grid-cols-2'
  return (
    <section className="shell py-8 sm:py-10">
      {block.title ? (
        <h2 lang={langOf(block, 'title')} className="mb-6 text-3xl">
          {block.title}
        </h2>
      ) : null}
      {species.length === 0 ? (
        <p className="text-muted">{t('none', { locale: languageNames[locale] })}</p>
      ) : block.layout === 'strip' ? (
        <SpeciesStrip species={species} locale={locale} />
      ) : (
        <CardGrid collection="mushrooms" items={species} locale={locale} columns={columns} />
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
