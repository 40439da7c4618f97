import 'server-only'
import { dangerGrade, harms } from '@/core/dangers'
import type { Locale } from '@/core/locales'
import { localizedPath, poisonPath } from '@/core/paths'
import {
  continents,
  dangerRank,
  duration,
  edibilityLabel,
  isEdibility,
  noteOn,
  onsetOf,
  syndromes,
  worseOf,
} from '@/features/catalogue/model'
import type { LookAlikeRecords } from '@/features/catalogue/server'
import type { Mushroom } from '@/payload-types'
import { rangeText } from '@/platform/i18n/range-text'
import { translatorOf } from '@/platform/i18n/translator'
import { escapeMarkdown, toMarkdown } from '@/platform/rich-text/markdown'
import { absolute } from '@/platform/seo/alternates'
import { facts, items, parts, section } from './lines'
import { sources } from './sources'

type Pair = NonNullable<Mushroom['specie']['lookAlikeSpecies']>[number]

const edibilityIn = (edibility: string, locale: Locale): string =>
  isEdibility(edibility) ? edibilityLabel(edibility, locale) : edibility

/** What a pair tells apart, as far as it still holds (SPC-04). */
function noteOf({ species, commonName, edibility: said, differences }: Pair, now: string, locale: Locale): string {
  const state = noteOn(said, now)
  if (state === 'holds') return escapeMarkdown(differences)
  const grades = { name: commonName ?? species, said: edibilityIn(said, locale), now: edibilityIn(now, locale) }
  const t = translatorOf(locale)
  if (state === 'withheld') return `**${escapeMarkdown(t('danger.noteWithheld', grades))}**`
  return `**${escapeMarkdown(t('danger.noteWarned', grades))}** ${escapeMarkdown(differences)}`
}

function lookAlikes({ specie }: Mushroom, { grades, naming }: LookAlikeRecords, locale: Locale): string {
  const sorted = (specie.lookAlikeSpecies ?? [])
    .map((pair) => ({
      pair,
      grade: worseOf<string>(pair.edibility, grades.get(pair.species) ?? pair.edibility),
    }))
    .toSorted((a, b) => dangerRank(a.grade) - dangerRank(b.grade))
  const others = naming
    .toSorted((a, b) => dangerRank(a.edibility) - dangerRank(b.edibility))
    .map(
      ({ title, scientificName, edibility }) =>
        `${escapeMarkdown(title)} (*${escapeMarkdown(scientificName)}*, ${edibilityIn(edibility, locale)})`,
    )
  return parts(
    items(
      sorted.map(({ pair, grade }) => {
        const { species, commonName } = pair
        const name = commonName
          ? `${escapeMarkdown(commonName)} (*${escapeMarkdown(species)}*)`
          : `*${escapeMarkdown(species)}*`
        return `**${name}**, ${edibilityIn(grade, locale)}: ${noteOf(pair, grade, locale)}`
      }),
    ),
    others.length > 0 ? `${translatorOf(locale)('danger.alsoTakenFor')}: ${others.join('; ')}` : null,
  )
}

/** What a poisonous species does, and what is to be done: before anything else of it (SAF-01). */
function harmOf({ specie }: Mushroom, locale: Locale): string {
  const t = translatorOf(locale)
  const { danger, edibility } = specie
  const grade = dangerGrade(edibility) ?? 'toxic'
  const said = (hours: number): string => {
    const { unit, count } = duration(hours)
    return t(`danger.${unit}`, { count })
  }
  const hours = onsetOf(danger)
  const onset = hours
    ? t(`danger.${hours.message}`, { from: said(hours.from), to: said(hours.to) })
    : t('danger.onsetUnknown')
  const syndrome = syndromes.find(({ slug }) => slug === danger?.syndrome)
  const toxins = (danger?.toxins ?? []).map(({ name }) => name).join(', ')
  return parts(
    `> **${t(`danger.${grade}`)}** [${t('danger.callNow')}](${absolute(localizedPath(locale, poisonPath))})`,
    section(
      t('danger.whatHappens'),
      parts(danger?.syndrome ? escapeMarkdown(onset) : null, danger?.course && escapeMarkdown(danger.course)),
    ),
    section(t('danger.whatToDo'), danger?.firstAid && escapeMarkdown(danger.firstAid)),
    section(
      t('danger.poison'),
      facts([
        [t('danger.syndrome'), syndrome && `${syndrome.label[locale]}. ${syndrome.signs[locale]}`],
        [t('danger.toxins'), toxins],
        [t('danger.fatality'), danger?.fatality],
        [t('danger.regions'), danger?.regions],
      ]),
    ),
  )
}

/** A species as markdown; of a dangerous one its danger stands first. */
export function speciesAsMarkdown(species: Mushroom, doubles: LookAlikeRecords, locale: Locale): string {
  const t = translatorOf(locale)
  const { specie } = species
  const { characteristics: marks } = specie
  const edibility = edibilityIn(specie.edibility, locale)
  const effects = (specie.effects?.sideEffects ?? []).map(({ sideEffect, description }) =>
    [`**${escapeMarkdown(sideEffect)}**`, description && escapeMarkdown(description)].filter(Boolean).join(': '),
  )
  const harm = section(t('species.sideEffects'), items(effects))
  const isHarmful = harms(specie.edibility)
  const places = (specie.continents ?? []).map(
    (slug) => continents.find((one) => one.slug === slug)?.label[locale] ?? slug,
  )
  const names = (specie.commonNames ?? []).map(({ name }) => name).join(', ')
  return parts(
    `# ${escapeMarkdown(species.title)}`,
    `*${escapeMarkdown([specie.scientificName, specie.variation].filter(Boolean).join(' '))}* · ${isHarmful ? `**${edibility.toLocaleUpperCase(locale)}**` : edibility}`,
    isHarmful ? harmOf(species, locale) : null,
    isHarmful ? harm : null,
    specie.lead && escapeMarkdown(specie.lead),
    facts([[t('species.commonNames'), names]]),
    toMarkdown(specie.desc, locale, 1),
    section(
      t('species.fieldMarks'),
      facts([
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
      ]),
    ),
    section(t('species.lookAlikes'), lookAlikes(species, doubles, locale)),
    isHarmful ? null : harm,
    sources(species.references, locale),
    `> ${t('species.safety')}`,
  )
}
