import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { localizedPath, documentPath } from '@/core/paths'
import { relatedId } from '@/core/relation'
import { sectionsOf } from '@/features/catalogue/model'
import { highestAmounts, wholeSpecies } from '@/features/catalogue/server'
import { SectionPart } from '@/features/catalogue/ui'
import { siteFrame } from '@/features/content/server'
import { HarmWarning } from '@/finder/of-species/harm-warning'
import { lookAlikesWithPlates } from '@/finder/of-species/look-alikes-with-plates'
import type { Mushroom } from '@/payload-types'
import { harmfulAmong } from '@/read-model/lists'
import type { BlockProps } from '../block-props'
import { renderInnerBlock } from '../inner-blocks'

/** The species that a block names, whole: its page knows little of it. */
async function speciesOf(named: unknown, locale: Locale): Promise<Mushroom | undefined> {
  const id = relatedId(named)
  return id === null ? undefined : wholeSpecies(id, locale)
}

/**
 * A section of a species, with the way to its page; what its own page does not say is not said here (BLK-11), and what it
 * says first of one that harms stands first here, too (SAF-04).
 */
export async function SpeciesSectionBlock({ block, locale }: BlockProps<'speciesSection'>) {
  const { section } = block
  const species = await speciesOf(block.species, locale)
  if (!species?.specie || !sectionsOf(species).includes(section)) {
    console.warn('A species section without a species, or without anything to say, is skipped.')
    return null
  }
  const [t, { settings }, highest, lookAlikes, harmful] = await Promise.all([
    getTranslations({ locale, namespace: 'species' }),
    siteFrame(locale),
    section === 'chemistry' ? highestAmounts() : new Map<string, number>(),
    lookAlikesWithPlates(species, locale),
    harmfulAmong([species.id], locale),
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
      <HarmWarning harmful={harmful} locale={locale} />
      <SectionPart
        species={species}
        section={section}
        locale={locale}
        settings={settings}
        highest={highest}
        lookAlikes={lookAlikes}
        renderBlock={renderInnerBlock}
      />
    </section>
  )
}
