import 'server-only'
import { dangerGrade } from '@/core/dangers'
import type { Locale } from '@/core/locales'
import { documentPath, localizedPath } from '@/core/paths'
import { relatedId } from '@/core/relation'
import { sectionsOf } from '@/features/catalogue/model'
import {
  lookAlikesOf,
  withheldTextsMessage,
  findSpeciesWithAllFields,
  type LookAlikeRecords,
} from '@/features/catalogue/server'
import type { Mushroom, SpeciesSectionBlock } from '@/payload-types'
import { translatorOf } from '@/platform/i18n/translator'
import { escapeMarkdown, toMarkdown } from '@/platform/rich-text/markdown'
import { harmLine } from './harm-line'
import { parts, titled } from './lines'
import { link } from './links'
import { sourceList } from './sources'
import { fieldMarks, lookAlikes, sideEffects } from './species'

/** The text of a section; null for those of drawings and numbers, which only the page shows. */
function textOf(
  section: SpeciesSectionBlock['section'],
  species: Mushroom,
  records: LookAlikeRecords,
  locale: Locale,
): string | null {
  const withheld = withheldTextsMessage(species, locale)
  switch (section) {
    case 'overview':
      return parts(
        withheld ? `**${escapeMarkdown(withheld)}**` : toMarkdown(species.specie.desc, locale, 1),
        fieldMarks(species, locale),
      )
    case 'lookAlikes':
      return lookAlikes(species, records, locale)
    case 'wellBeing':
      return sideEffects(species)
    case 'references':
      return sourceList(species.references)
    default:
      return null
  }
}

/** A section of a species with the link to its page (BLK-11); of a harmful species its danger stands first. */
export async function speciesSection(
  { species: named, section }: SpeciesSectionBlock,
  locale: Locale,
): Promise<string> {
  const id = relatedId(named)
  const species = id === null ? undefined : await findSpeciesWithAllFields(id, locale)
  if (!species?.specie) return ''
  const records = await lookAlikesOf(species, locale)
  if (!sectionsOf(species, records.naming.length > 0).includes(section)) return ''
  const t = translatorOf(locale)
  const grade = dangerGrade(species.specie.edibility)
  const harm = grade && harmLine(species.title, grade, locale)
  const path = localizedPath(locale, documentPath('mushrooms', species.slug))
  const text = textOf(section, species, records, locale)
  if (!text?.trim()) return parts(harm, link(`${species.title}: ${t(`species.${section}`)}`, path))
  return titled(`${link(species.title, path)}: ${escapeMarkdown(t(`species.${section}`))}`, parts(harm, text))
}
