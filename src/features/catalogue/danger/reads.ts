import 'server-only'
import { cached } from '@/cms/changes/cached'
import { langOf } from '@/cms/fallbacks'
import { getCms, publicFindEvery } from '@/cms/public-find'
import { defaultLocale, type Locale } from '@/core/locales'
import type { Mushroom } from '@/payload-types'
import type { Picture } from '@/platform/media/picture'
import { hiddenHarmful } from '@/platform/catalogue/harmful-species'
import { countryName } from '@/platform/place/names'
import type { Edibility } from '../edibility-look'
import { linesByCountry, type CountryLines } from './centers'
import { dangerRank, worseOf } from './model'
import { createPairNames, everyName, pairNames, plainName } from './pair-names'
import { syndromeOf } from './syndrome-of'

type PoisonLines = { countries: readonly CountryLines[]; checkedAt: string | null }

/** The lines of every country, and the day since which the oldest of them was not checked. */
export const poisonLines = (locale: Locale): Promise<PoisonLines> =>
  cached(`poison lines ${locale}`, ['poisoncenters'], () => readLines(locale))

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
  // One that was never checked leaves no day that holds of all that are shown.
  const [checkedAt = ''] = centers
    .flatMap((one) => (one.isCertain && one.phone ? [one.checkedAt ?? ''] : []))
    .toSorted()
  return {
    countries: linesByCountry(centers, (code) => countryName(code, locale)),
    checkedAt: checkedAt || null,
  }
}

/** A species another names or is named by. */
export type NamedSpecies = {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly edibility: Edibility
  /** Where it is recorded. */
  readonly continents: readonly string[]
}

type Said = {
  /** The grade it gives the other one. */
  readonly said: Edibility
  readonly differences: string
  /** The language of what it says, where that is not the visitor's (D-21). */
  readonly lang: string | undefined
}

/** A species that names another, and what it says tells that other one from it. */
export type NamingSpecies = NamedSpecies &
  Said & {
    readonly scientificName: string
    /** What it says of it besides, where it has several names for it. */
    readonly further?: readonly Said[]
    /** Its plate, where the page has it at hand. */
    readonly picture?: Omit<Picture, 'alt' | 'caption'> | null
  }

export type LookAlikeRecords = {
  /** The published species that its pairs mean, by the names that it has for them. */
  readonly pages: ReadonlyMap<string, NamedSpecies>
  /** How bad what a name means is by now, whether or not it has a page. */
  readonly grades: ReadonlyMap<string, Edibility>
  /** Species that name this one among their look-alikes, without those it names itself. */
  readonly naming: readonly NamingSpecies[]
}

/** A species whose pairs are read, as a draft too. */
type Subject = Pick<Mushroom, 'id' | 'specie'>

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
        synonyms: { name: true },
        edibility: true,
        continents: true,
        lookAlikeSpecies: { species: true, edibility: true, differences: true },
      },
    },
  })

/**
 * Every species by what it is called in science, and those that name another, by the name they have for it. Of what harms
 * and has no page, the grade by its names.
 */
const pairsOf = (locale: Locale) =>
  cached(`pairs ${locale}`, ['mushrooms'], async () => {
    const names = createPairNames<NamedSpecies>()
    const namers = new Map<string, (NamingSpecies & { readonly name: string })[]>()
    const hidden = createPairNames<{ edibility: Edibility }>()
    for (const { specie } of await hiddenHarmful({ payload: await getCms() })) {
      const { scientificName = null, synonyms, edibility } = specie ?? {}
      if (edibility) hidden.put({ edibility }, { scientificName, synonyms })
    }
    for (const { id, slug, title, specie } of await readPairs(locale)) {
      const { scientificName, edibility, continents, lookAlikeSpecies } = specie
      const page = { id, slug, title, edibility, continents: continents ?? [] }
      names.put(page, specie)
      for (const entry of lookAlikeSpecies ?? []) {
        const { species: name, edibility: said, differences } = entry
        const naming = { ...page, scientificName, name, said, differences, lang: langOf(entry, 'differences') }
        for (const one of pairNames(name)) namers.set(one, [...(namers.get(one) ?? []), naming])
      }
    }
    return { names, namers, hidden }
  })

/** What species, and what is taken for them, are called in science; captions have these names in italics. */
export const scientificNames = (): Promise<ReadonlySet<string>> =>
  cached('scientific names', ['mushrooms'], async () => {
    const all = await publicFindEvery({
      collection: 'mushrooms',
      locale: defaultLocale,
      depth: 0,
      select: { specie: { scientificName: true, synonyms: { name: true }, lookAlikeSpecies: { species: true } } },
    })
    return new Set(
      all.flatMap(({ specie: { scientificName, synonyms, lookAlikeSpecies } }) => [
        scientificName,
        ...(synonyms ?? []).map(({ name }) => name),
        ...(lookAlikeSpecies ?? []).map(({ species }) => species),
      ]),
    )
  })

/** A species that names another, with what else it says of it. */
function withSaid(known: NamingSpecies | undefined, one: NamingSpecies): NamingSpecies {
  if (!known) return one
  const further = known.further ?? []
  const isKnown = [known, ...further].some(({ differences }) => differences === one.differences)
  const { said, differences, lang } = one
  return isKnown ? known : { ...known, further: [...further, { said, differences, lang }] }
}

/** The pages of a species' look-alikes, and of those that name it (SPC-04): both ways. */
export async function lookAlikesOf({ id, specie }: Subject, locale: Locale): Promise<LookAlikeRecords> {
  const { names, namers, hidden } = await pairsOf(locale)
  const pages = new Map<string, NamedSpecies>()
  const grades = new Map<string, Edibility>()
  const listed = new Set([id])
  for (const { species } of specie.lookAlikeSpecies ?? []) {
    const meant = names.meant(species).filter((one) => one.id !== id)
    for (const one of meant) listed.add(one.id)
    // Where a name means several it leads to the worst of them.
    const [page] = meant.toSorted((a, b) => dangerRank(a.edibility) - dangerRank(b.edibility))
    if (page) pages.set(species, page)
    const graded = [...meant, ...hidden.meant(species)].map(({ edibility }) => edibility)
    if (graded.length > 0)
      grades.set(
        species,
        graded.reduce((one, other) => worseOf(one, other)),
      )
  }
  // By a name that it had, others mean it only where no species has that name now.
  const called = everyName(specie).filter((name, at) => at === 0 || names.having(name).every((one) => one.id === id))
  const naming = new Map<number, NamingSpecies>()
  const meansThis = (name: string, own: string): boolean => {
    // A form of it that is a species of its own is another.
    const meant = plainName(name) === own ? [] : names.meant(name)
    return meant.length === 0 || meant.some((one) => one.id === id)
  }
  for (const own of called) {
    for (const { name, ...one } of namers.get(own) ?? [])
      if (meansThis(name, own) && !listed.has(one.id)) naming.set(one.id, withSaid(naming.get(one.id), one))
  }
  return { pages, grades, naming: [...naming.values()] }
}

export type Pair = NonNullable<Mushroom['specie']['lookAlikeSpecies']>[number]

/** All that one species says of another as its look-alike, by each name it has for it, the worst first. */
export async function pairsOn(one: Subject, other: Subject, locale: Locale): Promise<Pair[]> {
  const { names } = await pairsOf(locale)
  const isOther = ({ species }: Pair): boolean => names.meant(species).some(({ id }) => id === other.id)
  const pairs = one.specie.lookAlikeSpecies?.filter(isOther) ?? []
  return pairs.toSorted((a, b) => dangerRank(a.edibility) - dangerRank(b.edibility))
}

/** Dangerous and psychoactive species of the guide by syndrome, for the doctor's sheet; Latin names need no language. */
export const speciesBySyndrome = (): Promise<ReadonlyMap<string, readonly string[]>> =>
  cached('syndromes', ['mushrooms'], readSyndromes)

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
