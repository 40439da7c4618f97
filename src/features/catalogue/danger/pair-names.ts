import { plainPhrase } from '@/core/words'

/** The scientific name of a species and its synonyms. */
export type ScientificNames = {
  /** A draft may have none. */
  readonly scientificName: string | null
  readonly synonyms?: readonly { readonly name: string | null }[] | null | undefined
}

/** Normalises a scientific name for comparison, as the search does. */
export const plainName = (name: string | null | undefined): string => plainPhrase(name ?? '')

/** Genus and epithet alone. */
const twoWords = (plain: string): string => plain.split(' ').slice(0, 2).join(' ')

/** A subgenus in brackets, and `cf.`, `cfr.`, `conf.` or `sp. aff.`, which say that a find is like a species or near it. */
const betweenWords = /\([^)]*\)|(?<!\p{L})(?:spp?\.?\s*)?(?:cfr?|conf|aff)(?!\p{L})/giu

/** A genus abbreviated to more than its initial: `Am. phalloides`. */
const shortGenus = /^\P{L}*(\p{L})\p{L}+\./u

/**
 * The normalised names by which a look-alike entry may mean a species: as written, else genus and epithet alone. So it
 * matches with an authority, `Amanita phalloides (Vaill. ex Fr.) Link`, as a variety, which kills like its species, and
 * with a doubt, `Amanita cf. phalloides`, which is no safer; and with its genus abbreviated to any length.
 */
export function pairNames(name: string | null | undefined): string[] {
  const plain = plainName(name)
  const sure = name?.replace(betweenWords, ' ')
  const initial = sure?.replace(shortGenus, '$1 ')
  return [...new Set([plain, twoWords(plain), twoWords(plainName(sure)), twoWords(plainName(initial))])]
}

/** A name with its genus abbreviated, `a phalloides`, as look-alike entries may have it; null without an epithet. */
export function initialName(plain: string): string | null {
  const [genus, epithet] = plain.split(' ')
  return genus && epithet ? `${[...genus][0]} ${epithet}` : null
}

/** The former names of a species, and all of its names with the genus abbreviated; without its current name. */
function otherNames({ scientificName, synonyms }: ScientificNames): string[] {
  const now = plainName(scientificName)
  const former = (synonyms ?? []).map(({ name }) => plainName(name))
  const initials = [now, ...former].flatMap((name) => initialName(name) ?? [])
  return [...new Set([...former, ...initials])].filter((name) => name !== now)
}

/** Every name of a species, normalised, the current one first. */
export const everyName = (names: ScientificNames): string[] => [plainName(names.scientificName), ...otherNames(names)]

/**
 * An index from names to species for look-alike entries: a name means the species that have it, or, if there are none,
 * those that had it (SPC-04). Pages, comparison and read model share this rule.
 */
export function createSpeciesNameIndex<T>() {
  const current = new Map<string, Set<T>>()
  const former = new Map<string, Set<T>>()

  const add = (names: Map<string, Set<T>>, name: string, species: T): void => {
    // A name without letters is empty once it is normalised.
    if (name !== '') names.set(name, (names.get(name) ?? new Set()).add(species))
  }
  const remove = (names: Map<string, Set<T>>, name: string, species: T): void => {
    const having = names.get(name)
    having?.delete(species)
    if (having?.size === 0) names.delete(name)
  }

  const holders = (plain: string): ReadonlySet<T> | undefined => current.get(plain) ?? former.get(plain)

  return {
    put: (species: T, names: ScientificNames): void => {
      add(current, plainName(names.scientificName), species)
      for (const name of otherNames(names)) add(former, name, species)
    },
    drop: (species: T, names: ScientificNames): void => {
      remove(current, plainName(names.scientificName), species)
      for (const name of otherNames(names)) remove(former, name, species)
    },
    /** The species that a name means. */
    meant: (name: string): readonly T[] => {
      const [own] = pairNames(name).flatMap((plain) => holders(plain) ?? [])
      return [...(own ?? [])]
    },
    /** The species that have a name now. */
    having: (name: string): readonly T[] => [...(current.get(plainName(name)) ?? [])],
    /** Every species that has or had a name, or its genus and epithet: each may change what the name means. */
    havingEver: (name: string): readonly T[] =>
      pairNames(name).flatMap((plain) => [...(current.get(plain) ?? []), ...(former.get(plain) ?? [])]),
  }
}
