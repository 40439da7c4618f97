import { getTranslations } from 'next-intl/server'
import { localizedPath, documentPath } from '@/core/paths'
import { sectionsOf } from '@/features/catalogue/model'
import { doublesOf, highestAmounts } from '@/features/catalogue/server'
import { SectionPart } from '@/features/catalogue/ui'
import { siteFrame } from '@/features/content/server'
import type { Mushroom } from '@/payload-types'
import type { BlockProps } from '../block-props'
import { renderInnerBlock } from '../inner-blocks'

const isSpecies = (value: unknown): value is Mushroom =>
  typeof value === 'object' && value !== null && 'specie' in value && Boolean(value.specie)

/** A section of a species, with the way to its page; what its own page does not say is not said here (BLK-11). */
export async function SpeciesSectionBlock({ block, locale }: BlockProps<'speciesSection'>) {
  const { species, section } = block
  if (!isSpecies(species) || !sectionsOf(species).includes(section)) {
    console.warn('A species section without a species, or without anything to say, is skipped.')
    return null
  }
  const { scientificName, lookAlikeSpecies } = species.specie
  const named = (lookAlikeSpecies ?? []).map((one) => one.species)
  const [t, { settings }, highest, doubles] = await Promise.all([
    getTranslations({ locale, namespace: 'species' }),
    siteFrame(locale),
    section === 'chemistry' ? highestAmounts() : new Map<string, number>(),
    doublesOf(scientificName, section === 'lookAlikes' ? named : [], locale),
  ])
  return (
    <section className="shell py-8">
      <h2 className="mb-5 text-2xl sm:text-3xl">
        <a href={localizedPath(locale, documentPath('mushrooms', species.slug))} className="hover:underline">
          {species.title}
        </a>
        {': '}
        {t(section)}
      </h2>
      <SectionPart
        species={species}
        section={section}
        locale={locale}
        settings={settings}
        highest={highest}
        doubles={doubles}
        renderBlock={renderInnerBlock}
      />
    </section>
  )
}
