import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { localizedPath, documentPath } from '@/core/paths'
import { relatedId } from '@/core/relation'
import { isOverviewEmpty, sectionsOf } from '@/features/catalogue/model'
import { highestAmounts, findSpeciesWithAllFields } from '@/features/catalogue/server'
import { SectionPart } from '@/features/catalogue/ui'
import { siteFrame } from '@/features/content/server'
import { HarmWarning } from '@/finder/of-species/harm-warning'
import { lookAlikesWithPlates } from '@/finder/of-species/look-alikes-with-plates'
import { showsDrafts } from '@/platform/references/drafts'
import { harmfulAmong } from '@/read-model/lists'
import type { BlockProps } from '../block-props'
import { renderInnerBlock } from '../inner-blocks'

/** Loads the block's species in full, since blocks hold few of its fields; null if its own page lacks the section. */
async function speciesOf({ species: named, section }: BlockProps<'speciesSection'>['block'], locale: Locale) {
  const id = relatedId(named)
  const species = id === null ? undefined : await findSpeciesWithAllFields(id, locale)
  if (!species?.specie || (section === 'overview' && isOverviewEmpty(species))) return null
  const [{ settings }, lookAlikes] = await Promise.all([siteFrame(locale), lookAlikesWithPlates(species, locale)])
  const { showDraftReferences } = settings.display
  const drafts = section === 'references' && (await showsDrafts(species.references, showDraftReferences, locale))
  const sections = sectionsOf(species, lookAlikes.naming.length > 0, drafts)
  return sections.includes(section) ? { species, settings, lookAlikes } : null
}

/**
 * A section of a species with a link to its page, left out if that page lacks the section (BLK-11). That of a harmful
 * species begins with the page's warning (SAF-04).
 */
export async function SpeciesSectionBlock({ block, locale }: BlockProps<'speciesSection'>) {
  const { section } = block
  const found = await speciesOf(block, locale)
  if (!found) {
    console.warn('A species section without a species, or without anything to say, is skipped.')
    return null
  }
  const { species, settings, lookAlikes } = found
  const [t, highest, harmful] = await Promise.all([
    getTranslations({ locale, namespace: 'species' }),
    section === 'chemistry' ? highestAmounts() : new Map<string, number>(),
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
