import 'server-only'
import { keep } from '@/cms/changes/kept'
import { langOf } from '@/cms/fallbacks'
import { publicFindEvery } from '@/cms/public-find'
import { defaultLocale, languageTags, type Locale } from '@/core/locales'
import type { Picture } from '@/platform/media/picture'
import type { Edibility } from '../edibility-look'
import { linesByCountry, type CountryLines } from './centers'
import { syndromeOf } from './syndrome-of'

type PoisonLines = { countries: readonly CountryLines[]; checkedAt: string | null }

/** The lines of every country, and the day since which the oldest of them was not checked. */
export const poisonLines = (locale: Locale): Promise<PoisonLines> =>
  keep(`poison lines ${locale}`, ['poisoncenters'], () => readLines(locale))

async function readLines(locale: Locale): Promise<PoisonLines> {
  const centers = await publicFindEvery({
    collection: 'poisoncenters',
    locale,
    depth: 0,
    select: {
      country: true,
      name: true,
      phone: true,
      emergency: true,
      hours: true,
      isCertain: true,
      order: true,
      checkedAt: true,
    },
  })
  const names = new Intl.DisplayNames(languageTags[locale], { type: 'region' })
  const checked = centers.flatMap(({ checkedAt }) => checkedAt ?? []).toSorted()
  return {
    countries: linesByCountry(centers, (code) => names.of(code) ?? code),
    checkedAt: checked[0] ?? null,
  }
}

/** A species another names or is named by. */
export type NamedSpecies = {
  readonly slug: string
  readonly title: string
  readonly edibility: Edibility
  /** Where it is recorded. */
  readonly continents: readonly string[]
}

/** A species that names another, and what it says tells that other one from it. */
export type NamingSpecies = NamedSpecies & {
  readonly scientificName: string
  readonly differences: string
  /** The language of what it says, where that is not the visitor's (D-21). */
  readonly lang: string | undefined
  /** Its plate, where the page has it at hand. */
  readonly picture?: Omit<Picture, 'alt' | 'caption'> | null
}

export type LookAlikeRecords = {
  /** Species with a page, by scientific name. */
  readonly pages: ReadonlyMap<string, NamedSpecies>
  /** Species that name this one among their look-alikes, without those it names itself. */
  readonly naming: readonly NamingSpecies[]
}

const readPairs = (locale: Locale) =>
  publicFindEvery({
    collection: 'mushrooms',
    locale,
    depth: 0,
    select: {
      title: true,
      slug: true,
      specie: {
        scientificName: true,
        edibility: true,
        continents: true,
        lookAlikeSpecies: { species: true, differences: true },
      },
    },
  })

/** Every species by its scientific name, and the species that name it as a look-alike. */
const pairsOf = (locale: Locale) =>
  keep(`pairs ${locale}`, ['mushrooms'], async () => {
    const pages = new Map<string, NamedSpecies>()
    const namers = new Map<string, NamingSpecies[]>()
    for (const { slug, title, specie } of await readPairs(locale)) {
      const { scientificName, edibility, continents, lookAlikeSpecies } = specie
      const page = { slug, title, edibility, continents: continents ?? [] }
      pages.set(scientificName, page)
      for (const entry of new Map((lookAlikeSpecies ?? []).map((one) => [one.species, one])).values()) {
        const { species, differences } = entry
        const naming = { ...page, scientificName, differences, lang: langOf(entry, 'differences') }
        namers.set(species, [...(namers.get(species) ?? []), naming])
      }
    }
    return { pages, namers }
  })

/** The pages of a species' look-alikes, and of those that name it (SPC-04): both ways. */
export async function lookAlikesOf(
  scientificName: string,
  named: readonly string[],
  locale: Locale,
): Promise<LookAlikeRecords> {
  const { pages, namers } = await pairsOf(locale)
  const listed = new Set(named)
  return { pages, naming: (namers.get(scientificName) ?? []).filter((one) => !listed.has(one.scientificName)) }
}

/** Dangerous and psychoactive species of the guide by syndrome, for the doctor's sheet; Latin names need no language. */
export const speciesBySyndrome = (): Promise<ReadonlyMap<string, readonly string[]>> =>
  keep('syndromes', ['mushrooms'], readSyndromes)

async function readSyndromes(): Promise<ReadonlyMap<string, readonly string[]>> {
  const all = await publicFindEvery({
    collection: 'mushrooms',
    locale: defaultLocale,
    depth: 0,
    select: { specie: { scientificName: true, danger: { syndrome: true }, chemistry: { psychoactiveChem: true } } },
  })
  const bySyndrome = new Map<string, string[]>()
  for (const { specie } of all) {
    const syndrome = syndromeOf(specie)
    if (syndrome) bySyndrome.set(syndrome, [...(bySyndrome.get(syndrome) ?? []), specie.scientificName].toSorted())
  }
  return bySyndrome
}
