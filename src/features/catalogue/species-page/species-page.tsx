import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { langOf } from '@/cms/fallbacks'
import { harms } from '@/core/dangers'
import { env } from '@/core/env'
import type { Locale, Localized } from '@/core/locales'
import { documentPath, localizedPath } from '@/core/paths'
import type { Mushroom, SiteSetting } from '@/payload-types'
import { CitePage } from '@/platform/references/cite-page'
import { showsDrafts } from '@/platform/references/drafts'
import { RichText, type RenderBlock } from '@/platform/rich-text/rich-text'
import { Section } from '@/ui/patterns/section'
import { ChemistrySection } from './chemistry-section'
import { shownLookAlikes } from '../danger/look-alikes'
import { withheldTextsMessage } from '../danger/withheld-texts-message'
import { CultivationSection } from './cultivation-section'
import type { LookAlikeRecords } from '../danger/reads'
import { DangerHero } from './danger-hero'
import { DangerSection } from './danger-section'
import { FieldMarks } from './field-marks'
import { LookAlikes } from './look-alikes'
import { NutritionLabel } from './nutrition-label'
import { Microscopy, Reviewed } from './microscopy'
import { citationsIn, SpeciesReferences } from './reference-list'
import { SectionIndex } from './section-index'
import { sectionsOf } from './sections'
import { Senses } from './senses'
import { SheetFoot } from './sheet-foot'
import { SpeciesHero } from './species-hero'
import { WellBeing } from './well-being'

type SpeciesPageProps = {
  species: Mushroom
  /** Its names by locale. */
  names: Localized<readonly string[]>
  locale: Locale
  settings: Pick<SiteSetting, 'siteName' | 'dailyValues' | 'lists' | 'display'>
  /** Its look-alikes, and the species that name it as one. */
  lookAlikes: LookAlikeRecords
  hasProducts: boolean
  renderBlock: RenderBlock
  /** Highest amounts of the guide (`highestOfGuide`). */
  highest: ReadonlyMap<string, number>
  /** Its products and related lists, composed by the route (FLT-13). */
  after?: ReactNode
  /** The sections in it, for the index. */
  afterIndex?: readonly { id: string; title: string }[]
}

/** The species page: plate and facts, an index that stays in view, and the sections that have something to say. */
export async function SpeciesPage({
  species,
  names,
  locale,
  settings,
  highest,
  lookAlikes,
  hasProducts,
  renderBlock,
  after,
  afterIndex = [],
}: SpeciesPageProps) {
  const [t, site, drafts] = await Promise.all([
    getTranslations({ locale, namespace: 'species' }),
    getTranslations({ locale, namespace: 'site' }),
    showsDrafts(species.references, settings.display.showDraftReferences, locale),
  ])
  const { specie } = species
  const sections = sectionsOf(species, lookAlikes.naming.length > 0, drafts)
  const has = (key: (typeof sections)[number]): boolean => sections.includes(key)
  const { isEmpty } = shownLookAlikes(species, lookAlikes)
  return (
    <article className="species-page">
      {harms(specie.edibility) ? (
        <DangerHero species={species} names={names} locale={locale} />
      ) : (
        <SpeciesHero species={species} names={names} locale={locale} hasProducts={hasProducts} />
      )}
      <div className="shell grid gap-x-12 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <SectionIndex
          label={site('onThisPage')}
          entries={[...sections.map((key) => ({ id: key, title: t(key) })), ...afterIndex]}
        />
        <div className="species-sections min-w-0">
          {has('overview') ? (
            <Section id="overview" title={t('overview')}>
              <div className="species-screen">
                <RichText
                  value={withheldTextsMessage(species, locale) ? null : specie.desc}
                  locale={locale}
                  lang={langOf(specie, 'desc')}
                  citations={has('references') ? citationsIn(species) : undefined}
                  renderBlock={renderBlock}
                  nested
                />
              </div>
              <FieldMarks species={species} locale={locale} />
              <Microscopy species={species} locale={locale} />
            </Section>
          ) : null}
          {has('lookAlikes') ? (
            <Section id="lookAlikes" title={t('lookAlikes')} intro={isEmpty ? null : t('lookAlikesIntro')}>
              <LookAlikes species={species} lookAlikes={lookAlikes} locale={locale} />
            </Section>
          ) : null}
          {has('danger') ? (
            <Section id="danger" title={t('danger')}>
              <DangerSection species={species} locale={locale} />
            </Section>
          ) : null}
          {has('chemistry') ? (
            <Section id="chemistry" title={t('chemistry')} intro={t('chemistryIntro')}>
              <ChemistrySection species={species} locale={locale} highest={highest} />
            </Section>
          ) : null}
          {has('wellBeing') ? (
            <Section id="wellBeing" title={t('wellBeing')} intro={t('disclaimer')}>
              <WellBeing species={species} locale={locale} />
            </Section>
          ) : null}
          {has('senses') ? (
            <Section id="senses" title={t('senses')}>
              <Senses species={species} locale={locale} />
            </Section>
          ) : null}
          {has('nutrition') && specie.nutrients ? (
            <Section id="nutrition" title={t('nutrition')}>
              <NutritionLabel nutrients={specie.nutrients} locale={locale} dailyValues={settings.dailyValues} />
            </Section>
          ) : null}
          {has('productGuide') ? (
            <Section id="productGuide" title={t('productGuide')}>
              <dl className="grid gap-6 sm:grid-cols-3">
                {(specie.productGuide ?? []).map((entry) => (
                  <div key={entry.id} className="border-lichen border-t-2 pt-3">
                    <dt lang={langOf(entry, 'tip')} className="font-serif text-lg font-semibold">
                      {entry.tip}
                    </dt>
                    <dd lang={langOf(entry, 'description')} className="text-muted mt-1">
                      {entry.description}
                    </dd>
                  </div>
                ))}
              </dl>
            </Section>
          ) : null}
          {has('cultivation') ? (
            <Section id="cultivation" title={t('cultivation')}>
              <CultivationSection species={species} locale={locale} />
            </Section>
          ) : null}
          {has('references') ? (
            <Section id="references" title={t('references')}>
              <SpeciesReferences species={species} locale={locale} settings={settings} />
            </Section>
          ) : null}
          <SheetFoot species={species} locale={locale} />
          <Reviewed species={species} locale={locale} />
          <CitePage
            name={species.slug}
            title={`${species.title} (${specie.scientificName})`}
            site={settings.siteName}
            url={`${env.siteUrl}${localizedPath(locale, documentPath('mushrooms', species.slug))}`}
            updatedAt={species.updatedAt}
            locale={locale}
          />
          {after}
        </div>
      </div>
    </article>
  )
}
