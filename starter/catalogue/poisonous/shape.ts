import type { Localized } from '@/core/locales'
import type { SpeciesSeed } from '../shapes'
import { sharedSummaries } from './summaries.data'

/** What a writer says about a poisonous species in one locale; the facts hold the English version. */
type PoisonousWords = {
  readonly habitat: string
  readonly substrates: readonly string[]
  /** How the flesh changes when cut or rubbed; null where it does not. */
  readonly bruising: string | null
  /** What each toxin does, in the order of the facts. */
  readonly toxins: readonly string[]
  /** Deaths documented; null where none are. */
  readonly fatality: string | null
  readonly regions: string
  readonly sporeShape: string
  readonly microscopy: string
  /** How to tell each look-alike of `doubles` apart, by scientific name. */
  readonly differences: Readonly<Record<string, string>>
  /** What each reference that no other species cites says, by its URL. */
  readonly summaries: Readonly<Record<string, string>>
}

type Edibility = SpeciesSeed['edibility']

/** The checked facts of a poisonous species, without prose. */
export type PoisonousFacts = {
  readonly slug: string
  readonly scientificName: string
  readonly authority: string
  readonly synonyms: readonly string[]
  readonly commonNames: Localized<readonly string[]>
  readonly taxonomy: SpeciesSeed['taxonomy']
  readonly edibility: Edibility
  readonly syndrome: NonNullable<SpeciesSeed['danger']>['syndrome']
  readonly onsetHours: readonly [number, number] | null
  readonly toxins: readonly Localized[]
  readonly course: Localized
  readonly firstAid: Localized
  readonly keyMarks: Localized<readonly string[]>
  /** The species that it is eaten in place of, and how to tell them apart. */
  readonly takenFor: readonly {
    readonly scientificName: string
    readonly edibility: Edibility
    readonly differences: Localized
  }[]
  /** Other species it is confused with. */
  readonly doubles: readonly { readonly scientificName: string; readonly edibility: Edibility }[]
  /** Common names of those, by scientific name. */
  readonly names: Readonly<Record<string, Localized>>
  readonly seasonNorth: readonly number[]
  readonly seasonSouth: readonly number[]
  readonly continents: SpeciesSeed['continents']
  readonly morphology: SpeciesSeed['morphology']
  readonly spores: { readonly length: readonly [number, number]; readonly width: readonly [number, number] }
  readonly references: readonly {
    readonly title: string
    readonly year: number
    readonly url: string
    readonly doi: string | null
  }[]
  readonly en: PoisonousWords
}

/** What a writer adds to the facts. */
export type PoisonousProse = {
  readonly lead: Localized
  readonly description: Localized
  readonly cap: Localized
  readonly gills: Localized
  /** English texts that replace those of the facts. */
  readonly en?: Partial<PoisonousWords>
  readonly es: PoisonousWords
  readonly pt: PoisonousWords
}

/** Makes a species of the catalogue from its facts and its prose. */
export function poisonous(facts: PoisonousFacts, { en, es, pt, ...prose }: PoisonousProse): SpeciesSeed {
  const words = { en: { ...facts.en, ...en }, es, pt }
  const inEach = (of: (said: PoisonousWords) => string | undefined): Localized => ({
    en: of(words.en) ?? '',
    es: of(words.es) ?? '',
    pt: of(words.pt) ?? '',
  })
  const nameOf = (name: string): Localized => facts.names[name] ?? { en: name, es: name, pt: name }
  const { slug, scientificName, authority, synonyms, commonNames, taxonomy, edibility, morphology } = facts
  return {
    ...prose,
    ...{ slug, scientificName, authority, synonyms, commonNames, taxonomy, edibility, morphology },
    ...{ variation: null, types: [], flavors: [], fragrances: [], textures: [], effects: [], helpsWith: [] },
    ...{ sideEffects: [], psychoactiveChem: [], medicinalChem: [], nutrients: null, nutrientsBasis: null },
    ...{ productGuide: [], cultivation: null, cultivationNote: null },
    habitat: inEach(({ habitat }) => habitat),
    substrates: facts.en.substrates.map((_, at) => inEach(({ substrates }) => substrates[at])),
    substrateFacts: facts.en.substrates,
    bruising: facts.en.bruising === null ? null : inEach(({ bruising }) => bruising ?? ''),
    seasonNorth: facts.seasonNorth,
    seasonSouth: facts.seasonSouth,
    continents: facts.continents,
    keyMarks: facts.keyMarks,
    danger: {
      syndrome: facts.syndrome,
      onsetHours: facts.onsetHours,
      toxins: facts.toxins.map((name, at) => ({ name, note: inEach(({ toxins }) => toxins[at]) })),
      course: facts.course,
      firstAid: facts.firstAid,
      fatality: facts.en.fatality === null ? null : inEach(({ fatality }) => fatality ?? ''),
      regions: inEach(({ regions }) => regions),
    },
    spores: {
      ...facts.spores,
      shape: inEach(({ sporeShape }) => sporeShape),
      note: inEach(({ microscopy }) => microscopy),
    },
    lookAlikes: [
      ...facts.takenFor.map((one) => ({ ...one, commonName: nameOf(one.scientificName) })),
      ...facts.doubles.map((one) => ({
        ...one,
        commonName: nameOf(one.scientificName),
        differences: inEach(({ differences }) => differences[one.scientificName]),
      })),
    ],
    references: facts.references.map((reference) => ({
      ...reference,
      summary: sharedSummaries[reference.url] ?? inEach(({ summaries }) => summaries[reference.url]),
    })),
  }
}
