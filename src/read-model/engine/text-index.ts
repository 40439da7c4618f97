import type { TypedFastBitSet } from 'typedfastbitset'
import { wordsOf } from '@/core/words'
import { intersectAll, union } from './bits'
import { functionWords, generalWords } from './function-words'
import type { Phrase, Posting } from './postings'
import { createSlots } from './slots'
import { editDistance } from './typing'
import { createVocabulary, withoutTypos, type Found } from './vocabulary'

/** The words a document can be found by. */
export type SearchEntry = {
  readonly id: number
  /** Names in every language, synonyms: what people call it. */
  readonly names: readonly string[]
  /** Words about it: kinds, vendors. Weighs less. */
  readonly about: readonly string[]
}

/**
 * The words of a query that are searched for: beside other words, function words (`de`, `the`) are left out, and single
 * letters, which begin a word that is still being typed.
 */
function telling(requested: readonly string[]): readonly string[] {
  if (requested.length < 2) return requested
  const long = requested.filter((word) => word.length > 1)
  const rest = long.filter((word) => !functionWords.has(word))
  return rest.length > 0 ? rest : long
}

/** A shorter word that is matched on its own must be typed without an error: `seta` is not `beta`. */
const plainFrom = 6

/** Whether a word means mushrooms in general; a long one may have a typing error. */
const isGeneral = (word: string): boolean =>
  generalWords.has(word) ||
  (word.length >= plainFrom &&
    [...generalWords].some((other) => other.length >= plainFrom && editDistance(word, other, 1) <= 1))

/** The result of a search. */
export type FoundBy = {
  /** Ids, best first. */
  readonly ids: number[]
  /** Ids that match all words but the general ones: `king oyster mushroom` also finds the king oyster. */
  readonly also: number[]
  /** Whether all words had to match; false where `ids` match only some of them. */
  readonly isWhole: boolean
  /** Whether some document has every word without a typing error. */
  readonly isExact: boolean
  /** The query without its general words: `perretxiko` of `seta perretxiko`. */
  readonly named: string
}

/** A word of a query, and the documents in which it was found. */
type Requested = { readonly word: string; readonly found: Found }

const slotsOf = ({ found }: Requested): TypedFastBitSet => union(found.map(({ bits }) => bits))

/** So many words of a query are searched for at most. */
const longestQuestion = 8

/**
 * A text index over names in all locales, which tolerates typing errors, matches prefixes and ignores accents and case.
 * A changed document keeps its slot: only added and removed words are written.
 * @param closesNames whether names are also indexed without spaces (`lionsmane`); shared phrases always are
 */
export function createTextIndex({ closesNames = true }: { readonly closesNames?: boolean } = {}) {
  const vocabulary = createVocabulary()
  const slots = createSlots()
  const idAt: number[] = []
  const namesAt: (readonly Posting[])[] = []
  const aboutAt: (readonly Phrase[])[] = []
  /** Number of words in the names of each document: the fewer there are, the more a match counts. */
  const lengthAt: number[] = []

  /** Replaces the names and phrases of a slot; only differences are written. */
  const write = (slot: number, names: readonly Posting[], about: readonly Phrase[]): void => {
    const namesBefore = namesAt[slot] ?? []
    const aboutBefore = aboutAt[slot] ?? []
    for (const posting of names) if (!namesBefore.includes(posting)) posting.names.add(slot)
    for (const phrase of about) if (!aboutBefore.includes(phrase)) phrase.slots.add(slot)
    for (const posting of namesBefore) {
      if (names.includes(posting)) continue
      posting.names.remove(slot)
      vocabulary.forget(posting)
    }
    for (const phrase of aboutBefore) {
      if (about.includes(phrase)) continue
      phrase.slots.remove(slot)
      if (phrase.slots.isEmpty()) vocabulary.forgetPhrase(phrase)
    }
    namesAt[slot] = names
    aboutAt[slot] = about
  }

  /** The ids of slots, best first. */
  const rank = (words: readonly Requested[], among: TypedFastBitSet): number[] => {
    // A word that few documents have tells more than one that all have.
    const weights = words.map((word) => Math.log(1 + slots.size() / (1 + slotsOf(word).size())))
    const scored: { id: number; score: number }[] = []
    among.forEach((slot) => {
      let score = 1 / (1 + (lengthAt[slot] ?? 0))
      for (const [at, { found }] of words.entries()) {
        for (const { bits, worth } of found) {
          if (bits.has(slot)) {
            score += worth * (weights[at] ?? 1)
            break
          }
        }
      }
      scored.push({ id: idAt[slot] ?? 0, score })
    })
    return scored.sort((a, b) => b.score - a.score || a.id - b.id).map(({ id }) => id)
  }

  const searchWith = (text: string): FoundBy => {
    const all = wordsOf(text)
    const own = all.filter((word) => !isGeneral(word))
    const named = own.join(' ')
    const requested = telling([...new Set(all)]).slice(0, longestQuestion)
    if (requested.length === 0) return { ids: [], also: [], isWhole: true, isExact: true, named }
    const words = requested.map((word): Requested => ({ word, found: vocabulary.find(word) }))
    const special = words.filter(({ word }) => own.includes(word))
    const meant = special.length > 0 ? special : words
    const strict = rank(words, intersectAll(words.map(slotsOf)))
    const also = meant.length < words.length ? rank(words, intersectAll(meant.map(slotsOf))) : []
    if (strict.length > 0 || requested.length === 1) {
      const exact = words.map(({ found }) => union(withoutTypos(found).map(({ bits }) => bits)))
      return { ids: strict, also, isWhole: true, isExact: intersectAll(exact).size() > 0, named }
    }
    if (also.length > 0) return { ids: also, also: [], isWhole: false, isExact: false, named }
    const sure = meant.map((one) => (one.word.length < plainFrom ? { ...one, found: withoutTypos(one.found) } : one))
    return { ids: rank(sure, union(sure.map(slotsOf))), also: [], isWhole: false, isExact: false, named }
  }

  return {
    put: ({ id, names, about }: SearchEntry): void => {
      const slot = slots.take(id)
      const named = Array.from(new Set(names.flatMap(wordsOf)), vocabulary.of)
      const whole = closesNames ? [...new Set(vocabulary.closedOf(names))] : []
      write(slot, [...named, ...whole], Array.from(new Set(about), vocabulary.phraseOf))
      idAt[slot] = id
      lengthAt[slot] = named.length
    },
    remove: (id: number): void => {
      const slot = slots.release(id)
      if (slot !== undefined) write(slot, [], [])
    },
    /** Whether a name has exactly this word; function words always count. */
    knows: (word: string): boolean => functionWords.has(word) || !(vocabulary.get(word)?.names.isEmpty() ?? true),
    /** Ids, best first: documents that have every word, or where none has, those that have any. */
    search: (text: string): number[] => {
      const { ids, also } = searchWith(text)
      return [...new Set([...ids, ...also])]
    },
    searchWith,
  }
}
