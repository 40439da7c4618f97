import 'server-only'
import { publicCount, publicFind, publicFindBySlug } from '@/cms/public-find'
import { defaultLocale, languageTags, locales, type Locale, type Localized } from '@/core/locales'
import { paginated, type Paginated } from '@/core/paginated'
import type { Category, Mushroom } from '@/payload-types'
import { compoundAmounts } from './chemistry/amounts'
import { dryPotency, highestOfGuide } from './chemistry/ranking'
import type { CalculatorSpecies } from './dosage/dosage-calculator.client'
import { cardSelect } from './mushrooms/card-select'
import { whereFiled } from './mushrooms/category-fields'
import { speciesKey } from './mushrooms/model'
import { monthsFrom, type CalendarSpecies } from './season/model'

export { findCategory, listCategories } from './categories/reads'
export { speciesWithCompound } from './chemistry/reads'
export { plateOfSeason, speciesInSeason } from './season/reads'

export const findSpecies = (slug: string, locale: Locale): Promise<Mushroom | null> =>
  publicFindBySlug('mushrooms', slug, locale)

/** What a species is called in each language: its title there and its common names, nothing borrowed from another. */
export async function speciesNames(id: number): Promise<Localized<string[]>> {
  const [en, es, pt] = await Promise.all(
    locales.map(async (locale) => {
      const { docs } = await publicFind({
        collection: 'mushrooms',
        locale,
        fallbackLocale: false,
        limit: 1,
        depth: 0,
        select: { title: true, specie: { commonNames: true } },
        where: { id: { equals: id } },
      })
      // Without a fallback a text that the types promise may be missing.
      const found: { title?: string | null; specie?: Mushroom['specie'] | null } | undefined = docs[0]
      return [found?.title, ...(found?.specie?.commonNames ?? []).map(({ name }) => name)].filter(
        (name): name is string => Boolean(name),
      )
    }),
  )
  return { en: en ?? [], es: es ?? [], pt: pt ?? [] }
}

/**
 * Species with the months in which they fruit on the northern half, by name as the reader sorts names.
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
      specie: { scientificName: true, variation: true, edibility: true, seasonNorth: true },
    },
  })
  const species = docs.map(({ title, slug, specie }) => ({
    slug,
    title,
    scientificName: specie.scientificName,
    variation: specie.variation?.trim() || null,
    edibility: specie.edibility,
    north: monthsFrom(specie.seasonNorth),
  }))
  return { species: species.toSorted((a, b) => a.title.localeCompare(b.title, languageTags[locale])), total: totalDocs }
}

export async function newestSpecies(locale: Locale, limit: number): Promise<Mushroom[]> {
  const { docs } = await publicFind({
    collection: 'mushrooms',
    locale,
    limit,
    depth: 1,
    sort: '-createdAt',
    select: cardSelect,
  })
  return docs
}

/**
 * The first `limit` species sorted under a use (`medicinal`, `culinary`, `psychoactive`), by name, and the category
 * itself; null when unknown.
 */
export async function speciesOfType(
  type: string,
  locale: Locale,
  limit: number,
): Promise<{ category: Category; species: Paginated<Mushroom> } | null> {
  const categories = await publicFind({
    collection: 'categories',
    locale,
    limit: 1,
    depth: 0,
    where: { path: { equals: `type/${type}` } },
  })
  const category = categories.docs[0]
  if (!category) return null
  const species = await publicFind({
    collection: 'mushrooms',
    locale,
    limit,
    depth: 1,
    sort: 'title',
    select: cardSelect,
    where: { categories: { in: [category.id] } },
  })
  return { category, species }
}

/** The highest amounts of the guide, by which the bars of a species are measured (`highestOfGuide`). */
export async function highestAmounts(): Promise<ReadonlyMap<string, number>> {
  const { docs } = await publicFind({
    collection: 'mushrooms',
    locale: defaultLocale,
    limit: 1000,
    depth: 0,
    select: { specie: { scientificName: true, edibility: true, chemistry: true } },
    where: {},
  })
  return highestOfGuide(docs)
}

/** Species filed under any of the categories, all of them below the same root. */
export async function speciesInCategories(
  root: string,
  categories: readonly number[],
  locale: Locale,
  limit: number,
): Promise<Paginated<Mushroom>> {
  const where = whereFiled(root, categories)
  if (!where) return paginated<Mushroom>([], 0, 1, limit)
  return publicFind({ collection: 'mushrooms', locale, limit, depth: 1, sort: 'title', select: cardSelect, where })
}

export async function countSpeciesInCategories(root: string, categories: readonly number[]): Promise<number> {
  const where = whereFiled(root, categories)
  return where ? publicCount('mushrooms', where) : 0
}

/** Psychoactive species with the published amounts of their compounds, for the calculator. */
export async function psychoactivePotencies(locale: Locale): Promise<CalculatorSpecies[]> {
  const { docs } = await publicFind({
    collection: 'mushrooms',
    locale,
    limit: 1000,
    depth: 0,
    sort: 'title',
    select: { title: true, slug: true, specie: { scientificName: true, variation: true, chemistry: true } },
    where: { 'specie.psychoactive': { equals: true } },
  })
  return docs.map(({ title, specie }) => ({
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
