import 'server-only'
import { publicFindEvery } from '@/cms/public-find'
import { defaultLocale, languageTags, type Locale } from '@/core/locales'
import { linesByCountry, type CountryLines } from './centers'

/** The lines of every country, and the day since which the oldest of them was not checked. */
export async function poisonLines(
  locale: Locale,
): Promise<{ countries: readonly CountryLines[]; checkedAt: string | null }> {
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
  readonly edibility: string
  /** Where it is recorded. */
  readonly continents: readonly string[]
}

export type Doubles = {
  /** Species with a page, by scientific name. */
  readonly pages: ReadonlyMap<string, NamedSpecies>
  /** Species that name this one among their look-alikes, without those it names itself. */
  readonly naming: readonly NamedSpecies[]
}

/** The pages of a species' look-alikes, and of those that name it (SPC-04): both ways. */
export async function doublesOf(scientificName: string, named: readonly string[], locale: Locale): Promise<Doubles> {
  const all = await publicFindEvery({
    collection: 'mushrooms',
    locale,
    depth: 0,
    select: {
      title: true,
      slug: true,
      specie: { scientificName: true, edibility: true, continents: true, lookAlikeSpecies: { species: true } },
    },
  })
  const listed = new Set(named)
  const shown = ({ slug, title, specie }: (typeof all)[number]): NamedSpecies => ({
    slug,
    title,
    edibility: specie.edibility,
    continents: specie.continents ?? [],
  })
  return {
    pages: new Map(all.map((one) => [one.specie.scientificName, shown(one)])),
    naming: all
      .filter(
        ({ specie }) =>
          !listed.has(specie.scientificName) &&
          specie.lookAlikeSpecies?.some(({ species }) => species === scientificName),
      )
      .map(shown),
  }
}

/** Dangerous species of the guide by syndrome, for the doctor's sheet; Latin names need no language. */
export async function speciesBySyndrome(): Promise<ReadonlyMap<string, readonly string[]>> {
  const all = await publicFindEvery({
    collection: 'mushrooms',
    locale: defaultLocale,
    depth: 0,
    select: { specie: { scientificName: true, danger: { syndrome: true } } },
  })
  const bySyndrome = new Map<string, string[]>()
  for (const { specie } of all) {
    const syndrome = specie.danger?.syndrome
    if (syndrome) bySyndrome.set(syndrome, [...(bySyndrome.get(syndrome) ?? []), specie.scientificName].toSorted())
  }
  return bySyndrome
}
