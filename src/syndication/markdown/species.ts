import 'server-only'
import { dangerGrade, harms } from '@/core/dangers'
import type { Locale } from '@/core/locales'
import { documentPath, dosageCalculatorPath, localizedPath, poisonPath } from '@/core/paths'
import { continents, edibilityLabel, syndromes } from '@/features/catalogue/model'
import {
  isPsychoactive,
  dangerTexts,
  noteStrings,
  onsetText,
  shownLookAlikes,
  shownSideEffects,
  withheldTextsMessage,
  type LookAlike,
  type LookAlikeRecords,
} from '@/features/catalogue/server'
import type { Mushroom } from '@/payload-types'
import { rangeText } from '@/platform/i18n/range-text'
import { translatorOf } from '@/platform/i18n/translator'
import { escapeMarkdown, toMarkdown } from '@/platform/rich-text/markdown'
import { facts, items, parts, section } from './lines'
import { link } from './links'
import { sources } from './sources'

/** The notes that tell a look-alike apart, as far as they still hold (SPC-04). */
const noteOf = ({ notes }: LookAlike, locale: Locale): string =>
  notes
    .map((note) => noteStrings(note, locale))
    .flatMap(({ warning, subject, differences }) => [
      warning && `**${escapeMarkdown(warning)}**`,
      subject && escapeMarkdown(subject),
      escapeMarkdown(differences ?? ''),
    ])
    .filter(Boolean)
    .join(' ')

/** The look-alikes of a species as on its page: harmful ones first, each with the notes that tell it apart. */
export function lookAlikes(species: Mushroom, records: LookAlikeRecords, locale: Locale): string {
  const { list, others, isEmpty } = shownLookAlikes(species, records)
  const named = others.map(
    ({ title, scientificName, edibility }) =>
      `${escapeMarkdown(title)} (*${escapeMarkdown(scientificName)}*, ${edibilityLabel(edibility, locale)})`,
  )
  const t = translatorOf(locale)
  return parts(
    isEmpty && !harms(species.specie.edibility) ? t('species.lookAlikesUnknown') : null,
    items(
      list.map((shown) => {
        const scientific = `*${escapeMarkdown(shown.scientificName)}*`
        const name = shown.commonName ? `${escapeMarkdown(shown.commonName)} (${scientific})` : scientific
        const graded = `${edibilityLabel(shown.edibility, locale)}:`
        const note = noteOf(shown, locale)
        // Many a note begins with the grade, which the page shows as a sign: it is not written twice.
        return `**${name}**, ${note.startsWith(graded) ? note : `${graded} ${note}`}`
      }),
    ),
    named.length > 0 ? `${t('danger.alsoTakenFor')}: ${named.join('; ')}` : null,
  )
}

export const sideEffects = (species: Mushroom): string =>
  items(
    shownSideEffects(species).map(({ sideEffect, description }) =>
      [`**${escapeMarkdown(sideEffect)}**`, description && escapeMarkdown(description)].filter(Boolean).join(': '),
    ),
  )

export function fieldMarks({ specie }: Mushroom, locale: Locale): string {
  const t = translatorOf(locale)
  const { characteristics: marks } = specie
  const places = (specie.continents ?? []).map(
    (slug) => continents.find((one) => one.slug === slug)?.label[locale] ?? slug,
  )
  return facts([
    [t('species.cap'), marks?.cap],
    [t('species.gills'), marks?.gills],
    [t('species.bruising'), marks?.bruising],
    [t('species.sporePrint'), marks?.sporePrint],
    [t('species.capDiameter'), rangeText(marks?.capDiameter, 'cm', locale)],
    [t('species.stemLength'), rangeText(marks?.stemLength, 'cm', locale)],
    [t('species.stemWidth'), rangeText(marks?.stemWidth, 'cm', locale)],
    [t('species.habitat'), specie.habitat],
    [t('species.substrates'), (specie.substrates ?? []).map(({ name }) => name).join(', ')],
    [t('species.continents'), places.join(', ')],
  ])
}

/** The notice that stands before the description of a species that alters perception (D-19). */
function psychoactiveNotice(locale: Locale): string {
  const t = translatorOf(locale)
  return parts(
    `> **${t('danger.psychoactiveTitle')}**: ${escapeMarkdown(t('danger.psychoactive'))}`,
    items([
      link(t('danger.harmReduction'), localizedPath(locale, documentPath('pages', 'harm-reduction'))),
      link(t('danger.calculator'), localizedPath(locale, dosageCalculatorPath())),
    ]),
  )
}

const callNow = (locale: Locale): string =>
  link(translatorOf(locale)('danger.callNow'), localizedPath(locale, poisonPath))

/** Facts about the poison: syndrome, toxins, fatality, regions. */
function poisonOf(danger: Mushroom['specie']['danger'], locale: Locale): string {
  const t = translatorOf(locale)
  const syndrome = syndromes.find(({ slug }) => slug === danger?.syndrome)
  return facts([
    [t('danger.syndrome'), syndrome && `${syndrome.label[locale]}. ${syndrome.signs[locale]}`],
    [t('danger.toxins'), (danger?.toxins ?? []).map(({ name }) => name).join(', ')],
    [t('danger.fatality'), danger?.fatality],
    [t('danger.regions'), danger?.regions],
  ])
}

/** What a harmful species does and what to do then, which stands before anything else (SAF-01). */
function harmOf({ specie }: Mushroom, locale: Locale): string {
  const t = translatorOf(locale)
  const { danger, edibility } = specie
  const grade = dangerGrade(edibility) ?? 'toxic'
  const { course, firstAid } = dangerTexts(danger, locale)
  const textsOf = (paragraphs: typeof course): string[] => paragraphs.map(({ text }) => escapeMarkdown(text))
  return parts(
    `> **${t(`danger.${grade}`)}** ${callNow(locale)}`,
    section(
      t('danger.whatHappens'),
      parts(danger?.syndrome ? escapeMarkdown(onsetText(danger, locale)) : null, ...textsOf(course)),
    ),
    section(t('danger.whatToDo'), parts(...textsOf(firstAid))),
    section(t('danger.poison'), poisonOf(danger, locale)),
  )
}

/** The same for a species that is eaten all the same, such as once cooked; it stands where its page has it. */
function dangerBeside({ specie: { danger } }: Mushroom, locale: Locale): string {
  const t = translatorOf(locale)
  const said = parts(
    facts([
      [t('danger.whatHappens'), danger?.syndrome ? onsetText(danger, locale) : null],
      [t('danger.whatHappens'), danger?.course],
      [t('danger.whatToDo'), danger?.firstAid],
    ]),
    poisonOf(danger, locale),
  )
  return section(t('species.danger'), said && parts(said, callNow(locale)))
}

/** A species as markdown; a harmful one begins with its danger. */
export function speciesAsMarkdown(species: Mushroom, records: LookAlikeRecords, locale: Locale): string {
  const t = translatorOf(locale)
  const { specie } = species
  const edibility = edibilityLabel(specie.edibility, locale)
  const harm = section(t('species.sideEffects'), sideEffects(species))
  const isHarmful = harms(specie.edibility)
  const withheld = withheldTextsMessage(species, locale)
  const names = (specie.commonNames ?? []).map(({ name }) => name).join(', ')
  return parts(
    `# ${escapeMarkdown(species.title)}`,
    `*${escapeMarkdown([specie.scientificName, specie.variation].filter(Boolean).join(' '))}* · ${isHarmful ? `**${edibility.toLocaleUpperCase(locale)}**` : edibility}`,
    isHarmful ? harmOf(species, locale) : null,
    isHarmful ? harm : null,
    isPsychoactive(species) ? psychoactiveNotice(locale) : null,
    withheld ? `**${escapeMarkdown(withheld)}**` : specie.lead && escapeMarkdown(specie.lead),
    facts([[t('species.commonNames'), names]]),
    withheld ? null : toMarkdown(specie.desc, locale, 1),
    section(t('species.fieldMarks'), fieldMarks(species, locale)),
    section(t('danger.keyMarks'), items((specie.keyMarks ?? []).map(({ mark }) => escapeMarkdown(mark)))),
    section(t('species.lookAlikes'), lookAlikes(species, records, locale)),
    isHarmful ? null : dangerBeside(species, locale),
    isHarmful ? null : harm,
    sources(species.references, locale),
    `> ${t('species.safety')}`,
  )
}
