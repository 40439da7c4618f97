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
import { createSpeciesNameIndex, everyName, pairNames, plainName } from './pair-names'
import { syndromeOf } from './syndrome-of'

type PoisonLines = { countries: readonly CountryLines[]; checkedAt: string | null }

/** The lines of every country, and the oldest day on which one of them was checked. */
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
  // A number that was never checked sorts first as an empty string, and no day is shown.
  const [checkedAt = ''] = centers
    .flatMap((one) => (one.isCertain && one.phone ? [one.checkedAt ?? ''] : []))
    .toSorted()
  return {
    countries: linesByCountry(centers, (code) => countryName(code, locale)),
    checkedAt: checkedAt || null,
  }
}

/** A published species that another names or is named by. */
export type NamedSpecies = {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly edibility: Edibility
  /** Slugs of the continents where it is recorded. */
  readonly continents: readonly string[]
}

type Said = {
  /** The grade that the note gives the other species. */
  readonly said: Edibility
  readonly differences: string
  /** The language of the note, where it is not the visitor's (D-21). */
  readonly lang: string | undefined
}

/** A species that names another as its look-alike, with its note on how to tell that one apart. */
export type NamingSpecies = NamedSpecies &
  Said & {
    readonly scientificName: string
    /** Further notes, where it lists the other species under several names. */
    readonly further?: readonly Said[]
    /** Its plate, if the page has loaded it. */
    readonly picture?: Omit<Picture, 'alt' | 'caption'> | null
  }

export type LookAlikeRecords = {
  /** The published species that its look-alike entries mean, by the names in these entries. */
  readonly pages: ReadonlyMap<string, NamedSpecies>
  /** The worst current grade of the species that a name means, with or without a page. */
  readonly grades: ReadonlyMap<string, Edibility>
  /** Species that name this one among their look-alikes, without those that it names itself. */
  readonly naming: readonly NamingSpecies[]
}

/** A species, published or a draft, whose look-alikes are read. */
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
 * `names` finds species by scientific name, `namers` those that name a look-alike by that name, and `hidden` the grades
 * of harmful species without a page.
 */
const pairsOf = (locale: Locale) =>
  cached(`pairs ${locale}`, ['mushrooms'], async () => {
    const names = createSpeciesNameIndex<NamedSpecies>()
    const namers = new Map<string, (NamingSpecies & { readonly name: string })[]>()
    const hidden = createSpeciesNameIndex<{ edibility: Edibility }>()
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

/** The scientific names of all species, their synonyms and look-alikes, which captions set in italics. */
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

/** Adds a further note of a species that names another, unless it has the same text already. */
function withSaid(known: NamingSpecies | undefined, one: NamingSpecies): NamingSpecies {
  if (!known) return one
  const further = known.further ?? []
  const isKnown = [known, ...further].some(({ differences }) => differences === one.differences)
  const { said, differences, lang } = one
  return isKnown ? known : { ...known, further: [...further, { said, differences, lang }] }
}

/** The look-alikes of a species, both ways: those that it names and those that name it (SPC-04). */
export async function lookAlikesOf({ id, specie }: Subject, locale: Locale): Promise<LookAlikeRecords> {
  const { names, namers, hidden } = await pairsOf(locale)
  const pages = new Map<string, NamedSpecies>()
  const grades = new Map<string, Edibility>()
  const listed = new Set([id])
  for (const { species } of specie.lookAlikeSpecies ?? []) {
    const meant = names.meant(species).filter((one) => one.id !== id)
    for (const one of meant) listed.add(one.id)
    // A name that means several species links to the most dangerous of them.
    const [page] = meant.toSorted((a, b) => dangerRank(a.edibility) - dangerRank(b.edibility))
    if (page) pages.set(species, page)
    const graded = [...meant, ...hidden.meant(species)].map(({ edibility }) => edibility)
    if (graded.length > 0)
      grades.set(
        species,
        graded.reduce((one, other) => worseOf(one, other)),
      )
  }
  // Under a former name others mean this species only if no other species has that name now.
  const called = everyName(specie).filter((name, at) => at === 0 || names.having(name).every((one) => one.id === id))
  const naming = new Map<number, NamingSpecies>()
  const meansThis = (name: string, own: string): boolean => {
    // A variety that is a species of its own in the guide is not this one.
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

/** All entries of one species on another as its look-alike, under any name, the most dangerous first. */
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
