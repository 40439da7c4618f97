import 'server-only'
import { cached } from '@/cms/changes/cached'
import { publicFind, publicFindBySlug, publicFindEvery, publicFindWhole } from '@/cms/public-find'
import { dangerGrade } from '@/core/dangers'
import { defaultLocale, languageTags, type Locale } from '@/core/locales'
import type { Category, Mushroom } from '@/payload-types'
import { translatorOf } from '@/platform/i18n/translator'
import { compoundAmounts } from './chemistry/amounts'
import { dryPotency, highestOfGuide } from './chemistry/ranking'
import { psychoactiveSpecies } from './danger/alters-perception'
import type { CalculatorSpecies } from './dosage/dosage-calculator.client'
import { edibilityLabel } from './edibility-look'
import { speciesKey } from './mushrooms/model'
import { growsInSouth, monthsFrom, type CalendarSpecies } from './season/model'

export { findCategory, listCategories } from './categories/reads'
export { speciesWithCompound } from './chemistry/reads'
export { speciesNames } from './mushrooms/names'
export { excludeHarmfulByType } from './mushrooms/shown-types'
export { findPlate } from './season/reads'
export { isPsychoactive } from './danger/alters-perception'
export { dangerTexts } from './danger/danger-texts'
export { onsetText } from './danger/onset-text'
export { shownSideEffects } from './danger/withheld-texts'
export { withheldTextsMessage } from './danger/withheld-texts-message'
export { noteStrings, shownLookAlikes, type LookAlike } from './danger/look-alikes'
export { lookAlikesOf, pairsOn, scientificNames, type LookAlikeRecords } from './danger/reads'

export const findSpecies = (slug: string, locale: Locale): Promise<Mushroom | null> =>
  publicFindBySlug('mushrooms', slug, locale)

/** A species with all of its fields, for a page about something else that shows a part of it. */
export const findSpeciesWithAllFields = (id: number, locale: Locale): Promise<Mushroom | undefined> =>
  publicFindWhole('mushrooms', id, locale)

/**
 * Species with the months in which they fruit in either half of the world, by name in the order of the locale.
 * @returns the first `limit` of them, and how many there are
 */
export async function seasonCalendar(
  locale: Locale,
  limit: number,
): Promise<{ species: CalendarSpecies[]; total: number }> {
  const { docs, totalDocs } = await publicFind({
    collection: 'mushrooms',
    locale,
    limit,
    depth: 0,
    sort: 'title',
    select: {
      title: true,
      slug: true,
      specie: {
        scientificName: true,
        variation: true,
        edibility: true,
        seasonNorth: true,
        seasonSouth: true,
        continents: true,
      },
    },
  })
  const species = docs.map(({ title, slug, specie }) => ({
    slug,
    title,
    scientificName: specie.scientificName,
    variation: specie.variation?.trim() || null,
    edibility: specie.edibility,
    north: monthsFrom(specie.seasonNorth),
    south: monthsFrom(specie.seasonSouth),
    inSouth: growsInSouth(specie.continents ?? []),
  }))
  return { species: species.toSorted((a, b) => a.title.localeCompare(b.title, languageTags[locale])), total: totalDocs }
}

/** The category of a use (`medicinal`, `culinary`, `psychoactive`); null when unknown. */
export async function findType(type: string, locale: Locale): Promise<Category | null> {
  const { docs } = await publicFind({
    collection: 'categories',
    locale,
    limit: 1,
    depth: 0,
    where: { path: { equals: `type/${type}` } },
  })
  return docs[0] ?? null
}

/** The highest amounts of the guide, which scale the bars on a species' page (`highestOfGuide`). */
export const highestAmounts = (): Promise<ReadonlyMap<string, number>> =>
  cached('highest amounts', ['mushrooms'], async () =>
    highestOfGuide(
      await publicFindEvery({
        collection: 'mushrooms',
        locale: defaultLocale,
        depth: 0,
        select: { specie: { scientificName: true, edibility: true, chemistry: true } },
      }),
    ),
  )

/** Psychoactive species with the published amounts of their compounds, for the calculator. */
export async function psychoactivePotencies(locale: Locale): Promise<CalculatorSpecies[]> {
  const all = await publicFindEvery({
    collection: 'mushrooms',
    locale,
    depth: 0,
    select: { title: true, specie: { scientificName: true, variation: true, edibility: true, chemistry: true } },
    where: psychoactiveSpecies,
  })
  const t = translatorOf(locale)
  const byName = all.toSorted((one, other) => one.title.localeCompare(other.title, languageTags[locale]))
  const harmOf = ({ edibility }: (typeof all)[number]['specie']): CalculatorSpecies['harm'] => {
    const grade = dangerGrade(edibility)
    return grade && { grade: edibilityLabel(grade, locale), said: t(`danger.${grade}`) }
  }
  return byName.map(({ title, specie }) => ({
    harm: harmOf(specie),
    key: speciesKey(specie.scientificName, specie.variation),
    name: title,
    scientificName: specie.scientificName,
    compounds: compoundAmounts({ specie })
      .filter(({ section }) => section === 'psychoactive')
      .map((amount) => ({
        slug: amount.compound.slug,
        name: amount.compound.name[locale],
        potency: dryPotency(amount),
        source: amount.source,
      })),
  }))
}
