import { plainPhrase } from '@/core/words'

/** What science calls a species: its name, and those it had. */
export type ScientificNames = {
  /** A draft may have none. */
  readonly scientificName: string | null
  readonly synonyms?: readonly { readonly name: string | null }[] | null | undefined
}

/** A scientific name as it is compared: as the search compares names. */
export const plainName = (name: string | null | undefined): string => plainPhrase(name ?? '')

/** Genus and epithet alone. */
const twoWords = (plain: string): string => plain.split(' ').slice(0, 2).join(' ')

/** A subgenus in brackets, and the signs by which a find is compared with a species or said to be near it. */
const betweenWords = /\([^)]*\)|(?<!\p{L})(?:cf|conf|aff)(?!\p{L})/giu

/**
 * The names by which a pair may mean a species: as it is written, else its genus and epithet alone. Who copies a name brings
 * its authority along, `Amanita phalloides (Vaill. ex Fr.) Link`, a variety kills like its species, and what is like one
 * that kills, `Amanita cf. phalloides`, is no safer.
 */
export function pairNames(name: string | null | undefined): string[] {
  const plain = plainName(name)
  return [...new Set([plain, twoWords(plain), twoWords(plainName(name?.replace(betweenWords, ' ')))])]
}

/** `a phalloides`, as a pair names a species whose genus is on the same page; null where there is no epithet. */
export function initialName(plain: string): string | null {
  const [genus, epithet] = plain.split(' ')
  return genus && epithet ? `${[...genus][0]} ${epithet}` : null
}

/** The names that a species had and has no more, and each of its names with the initial of the genus; not the one it has now. */
function otherNames({ scientificName, synonyms }: ScientificNames): string[] {
  const now = plainName(scientificName)
  const former = (synonyms ?? []).map(({ name }) => plainName(name))
  const initials = [now, ...former].flatMap((name) => initialName(name) ?? [])
  return [...new Set([...former, ...initials])].filter((name) => name !== now)
}

/** Every name of a species as it is compared, the one it has now first. */
export const everyName = (names: ScientificNames): string[] => [plainName(names.scientificName), ...otherNames(names)]

/**
 * Which species a pair means by the name it has for its look-alike: those that have the name, and only where none does
 * those that had it (SPC-04). The one rule for pages, comparison and read model.
 */
export function createPairNames<T>() {
  const current = new Map<string, Set<T>>()
  const former = new Map<string, Set<T>>()

  const add = (names: Map<string, Set<T>>, name: string, species: T): void => {
    // Only what has letters is a name.
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
    /** Every species that has or had a name, or the one it is a form of: whom it means may change with any of them. */
    havingEver: (name: string): readonly T[] =>
      pairNames(name).flatMap((plain) => [...(current.get(plain) ?? []), ...(former.get(plain) ?? [])]),
  }
}
