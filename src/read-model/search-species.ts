import { harms, type Danger } from '@/core/dangers'
import { dangerRank } from '@/features/catalogue/model'
import type { CollectionIndex } from './collection-index'
import { createPhrases, type Phrases } from './engine/phrases'
import type { FoundBy } from './engine/text-index'
import { plainPhrase, wordsOf } from '@/core/words'
import {
  hasFalseWord,
  hasDangerWord,
  stripHarmlessNames,
  isOnlyDangerWords,
  hasDangerAndEatenWord,
  stripHarmlessAndDenied,
} from './harm-words'
import { ordinaryWords } from './harm-words.data'
import type { IndexedDocument } from './loader'
import type { SearchTerms } from './search-terms'
import type { ReadModel } from './read-model'

/** The meaning of a phrase: a species, by its id, or a poisoning. */
type Meaning = number | 'poisoning'

/** Phrases of every name of every harmful species, published or not, and of the editors' terms for a poisoning. */
export function dangerPhrases(
  { index, hidden }: Pick<CollectionIndex, 'hidden'> & { readonly index: Pick<CollectionIndex['index'], 'entries'> },
  terms: SearchTerms,
): Phrases<Meaning> {
  const phrases = createPhrases<Meaning>()
  const published = index.entries().map(({ id, species }) => ({ id, names: species?.dangerNames ?? [] }))
  for (const { id, names } of [...published, ...hidden.values()]) for (const name of names) phrases.add(name, id)
  for (const term of terms.poisoning) phrases.add(term, 'poisoning')
  return phrases
}

const knows =
  ({ indexes }: ReadModel) =>
  (word: string): boolean =>
    ordinaryWords.has(word) || indexes.mushrooms.text.knows(word)

/** A single word of a longer query means a poisoning only from this many letters. */
const tellingFrom = 6

/**
 * Whether the visitor may need help with a poisoning now, or uses a word of danger although not all words are found and
 * the best match is harmless (SAF-03).
 */
export function meansPoisoning(model: ReadModel, text: string): boolean {
  const told = stripHarmlessAndDenied(text)
  const isName = knows(model)
  if (tellsPoisoning(model, told) || isOnlyDangerWords(told, isName) || hasDangerAndEatenWord(told, isName)) return true
  const { index, text: words } = model.indexes.mushrooms
  if (!hasDangerWord(told, isName) || words.searchWith(text).isWhole) return false
  const [first] = searchSpecies(model, text)
  return first !== undefined && !harms(index.get(first)?.species?.edibility)
}

/** Whether a query tells of a poisoning, by a term for it or by a sentence about an accident. */
function tellsPoisoning(model: ReadModel, text: string): boolean {
  const { phrases, sentenceRules } = model
  const isName = knows(model)
  // The whole name of a species is no account of a poisoning, whatever words it has: `hongo blanco mortal`.
  const isSpecies = phrases.get(plainPhrase(text)).some((meaning) => meaning !== 'poisoning')
  if (!isSpecies && sentenceRules.means(text, isName)) return true
  const isKnown = (word: string): boolean => sentenceRules.knows(word) || isName(word)
  if (phrases.find(text, isKnown).includes('poisoning')) return true
  // An ordinary word is not taken for a mistyped one: `date mushrooms` does not mean `ate mushrooms`.
  const words = wordsOf(text).filter((word) => !ordinaryWords.has(word))
  if (words.some((word) => word.length >= tellingFrom && phrases.get(word).includes('poisoning'))) return true
  const rest = words.join(' ')
  return (words.length > 1 ? phrases.nearby(rest, isKnown) : phrases.alone(rest)).includes('poisoning')
}

/** Ids of the harmful species that a text names, also in passing or with a typing error, the most dangerous first. */
function harmfulNamed(model: ReadModel, text: string, { isWhole, isExact, named }: FoundBy): number[] {
  const rankOf = (id: number): number => dangerRank(model.harmful.get(id))
  const said = stripHarmlessNames(text)
  const found = model.phrases.find(said, knows(model))
  // Not all words found: the text may name a harmful species in passing, also with an error (`gyromitra soup`). All
  // found with an error: single words count as written (`orellanus` is not `ostreatus`). All found exactly: only the
  // whole name without general words counts (`seta perretxiko`).
  const inPassing = (): readonly Meaning[] => {
    if (isExact) return model.phrases.get(named)
    return isWhole ? model.phrases.alone(said) : model.phrases.nearby(said, knows(model))
  }
  const meant = found.length > 0 ? found : inPassing()
  return meant
    .filter((meaning): meaning is number => typeof meaning === 'number')
    .toSorted((a, b) => rankOf(a) - rankOf(b))
}

/**
 * The found harmful species of the genus that a text names, where no page has the epithet after it: `Agaricus
 * bitorquis`. An edible species of the genus must not be the answer, as nobody knows what the finder holds.
 */
function harmOfGenus({ indexes, harmful: graded }: ReadModel, text: string, ids: readonly number[]): number[] {
  const { index, text: words, hidden } = indexes.mushrooms
  const [genus, epithet] = wordsOf(text)
  if (epithet === undefined) return []
  const genusOf = (id: number): string | undefined => (index.get(id)?.species ?? hidden.get(id))?.genus
  const harmful = ids.filter((id) => graded.has(id) && genusOf(id) === genus)
  // The second search runs only for texts that begin with the genus of a harmful match, which few do.
  return harmful.length === 0 || words.searchWith(`${genus} ${epithet}`).isWhole ? [] : harmful
}

type FoundSpecies = {
  /** Published species, best first. For the name of a harmful species no edible one comes first (SAF-02). */
  readonly ids: readonly number[]
  /** Published harmful species that the text names, the most dangerous first. */
  readonly named: readonly number[]
  /** Worst grade of the unpublished species that the text names, or resembles while no published one does (SAF-02). */
  readonly hidden: Danger | null
}

/** Searches species for a text: harmful ones that it names first, then other harmful ones, then all others. */
export function speciesFor(model: ReadModel, text: string): FoundSpecies {
  const { index, text: words } = model.indexes.mushrooms
  const found = words.searchWith(text)
  const { ids, also, isWhole } = found
  const said = stripHarmlessNames(text)
  // Where only some words are found, harmful matches are not moved to the top, unless the query tells of a poisoning,
  // has a word of danger or looks for a false species.
  const isAsked = (): boolean => hasFalseWord(text) || hasDangerWord(said, knows(model)) || tellsPoisoning(model, said)
  const named = harmfulNamed(model, text, found)
  const harmful = isWhole || isAsked() ? ids.filter((id) => model.harmful.has(id)) : []
  const ofGenus = isWhole ? [] : harmOfGenus(model, text, ids)
  const shown = (some: readonly number[]): number[] => [...new Set(some)].filter((id) => index.get(id))
  // Where only some words are found, a match may rest on a single word, which is too little for a warning.
  const alike = isWhole ? harmful : ofGenus
  const hidden = [...named, ...(shown(alike).length > 0 ? [] : alike)].filter((id) => !index.get(id))
  const grades = hidden.flatMap((id) => model.harmful.get(id) ?? [])
  return {
    ids: shown([...named, ...ofGenus, ...harmful, ...ids, ...also]),
    named: shown(named),
    hidden: grades.toSorted((a, b) => dangerRank(a) - dangerRank(b))[0] ?? null,
  }
}

/** Published species for a text, best first. */
export const searchSpecies = (model: ReadModel, text: string): readonly number[] => speciesFor(model, text).ids

/**
 * Species that have the text as a whole name (`named`), and with them those that it may mean (`meant`), harmful ones
 * first: `meant` adds harmful species by their search terms, so that no name is taken for an edible species alone
 * (SAF-02).
 */
export function speciesCalled(
  model: ReadModel,
  text: string,
): { named: readonly IndexedDocument[]; meant: readonly IndexedDocument[] } {
  const phrase = plainPhrase(text)
  const isIn = (names: readonly string[] = []): boolean => names.some((name) => plainPhrase(name) === phrase)
  const { index } = model.indexes.mushrooms
  // A species with this name has all its words, so the search finds it.
  const found = phrase === '' ? [] : searchSpecies(model, text).flatMap((id) => index.get(id) ?? [])
  const named = found.filter(({ species }) => isIn(species?.names))
  return { named, meant: found.filter((one) => named.includes(one) || isIn(one.species?.dangerNames)) }
}
