import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import type { Mushroom, SiteSetting } from '@/payload-types'
import { RichText, type RenderBlock } from '@/platform/rich-text/rich-text'
import { ChemistrySection } from './chemistry-section'
import type { LookAlikeRecords } from '../danger/reads'
import { withheldTextsMessage } from '../danger/withheld-texts-message'
import { CultivationSection } from './cultivation-section'
import { FieldMarks } from './field-marks'
import { LookAlikes } from './look-alikes'
import { NutritionLabel } from './nutrition-label'
import { SpeciesReferences } from './reference-list'
import type { SpeciesSection } from './sections'
import { Senses } from './senses'
import { WellBeing } from './well-being'

type SectionPartProps = {
  species: Mushroom
  section: SpeciesSection
  locale: Locale
  settings: Pick<SiteSetting, 'dailyValues' | 'lists' | 'display'>
  highest: ReadonlyMap<string, number>
  lookAlikes: LookAlikeRecords
  renderBlock: RenderBlock
}

/** One section that a species page has, for a page about something else (BLK-11). */
export function SectionPart({ species, section, locale, settings, highest, lookAlikes, ...text }: SectionPartProps) {
  const { specie } = species
  const withheld = withheldTextsMessage(species, locale)
  switch (section) {
    case 'overview':
      return (
        <>
          {withheld ? (
            <p className="text-amanita font-medium">{withheld}</p>
          ) : (
            <RichText {...text} value={specie.desc} locale={locale} lang={langOf(specie, 'desc')} nested />
          )}
          <FieldMarks species={species} locale={locale} />
        </>
      )
    case 'lookAlikes':
      return <LookAlikes species={species} locale={locale} lookAlikes={lookAlikes} />
    case 'chemistry':
      return <ChemistrySection species={species} locale={locale} highest={highest} />
    case 'wellBeing':
      return <WellBeing species={species} locale={locale} />
    case 'senses':
      return <Senses species={species} locale={locale} />
    case 'nutrition':
      return <NutritionLabel nutrients={specie.nutrients ?? {}} locale={locale} dailyValues={settings.dailyValues} />
    case 'cultivation':
      return <CultivationSection species={species} locale={locale} />
    case 'references':
      return <SpeciesReferences species={species} locale={locale} settings={settings} />
    default:
      return null
  }
}
