import 'server-only'
import type { Locale } from '@/core/locales'
import { continents, edibilityLabel, isEdibility } from '@/features/catalogue/model'
import type { Mushroom } from '@/payload-types'
import { rangeText } from '@/platform/i18n/range-text'
import { translatorOf } from '@/platform/i18n/translator'
import { escapeMarkdown, toMarkdown } from '@/platform/rich-text/markdown'
import { facts, items, parts, section } from './lines'

const dangerous: readonly string[] = ['toxic', 'deadly']

const order: readonly string[] = ['deadly', 'toxic', 'inedible', 'edible']

const edibilityIn = (edibility: string, locale: Locale): string =>
  isEdibility(edibility) ? edibilityLabel(edibility, locale) : edibility

function lookAlikes({ specie }: Mushroom, locale: Locale): string {
  const sorted = (specie.lookAlikeSpecies ?? []).toSorted(
    (a, b) => order.indexOf(a.edibility) - order.indexOf(b.edibility),
  )
  return items(
    sorted.map(({ species, commonName, edibility, differences }) => {
      const name = commonName
        ? `${escapeMarkdown(commonName)} (*${escapeMarkdown(species)}*)`
        : `*${escapeMarkdown(species)}*`
      return `**${name}**, ${edibilityIn(edibility, locale)}: ${escapeMarkdown(differences)}`
    }),
  )
}

/** A species as markdown; of a dangerous one its danger stands first. */
export function speciesAsMarkdown(species: Mushroom, locale: Locale): string {
  const t = translatorOf(locale)
  const { specie } = species
  const { characteristics: marks } = specie
  const edibility = edibilityIn(specie.edibility, locale)
  const effects = (specie.effects?.sideEffects ?? []).map(({ sideEffect, description }) =>
    [`**${escapeMarkdown(sideEffect)}**`, description && escapeMarkdown(description)].filter(Boolean).join(': '),
  )
  const harm = section(t('species.sideEffects'), items(effects))
  const isDangerous = dangerous.includes(specie.edibility)
  const places = (specie.continents ?? []).map(
    (slug) => continents.find((one) => one.slug === slug)?.label[locale] ?? slug,
  )
  const names = (specie.commonNames ?? []).map(({ name }) => name).join(', ')
  return parts(
    `# ${escapeMarkdown(species.title)}`,
    `*${escapeMarkdown([specie.scientificName, specie.variation].filter(Boolean).join(' '))}* · ${isDangerous ? `**${edibility.toUpperCase()}**` : edibility}`,
    isDangerous ? harm : null,
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
    section(t('species.lookAlikes'), lookAlikes(species, locale)),
    isDangerous ? null : harm,
    `> ${t('species.safety')}`,
  )
}
