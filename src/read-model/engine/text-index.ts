import type { TypedFastBitSet } from 'typedfastbitset'
import { wordsOf } from '@/core/words'
import { intersectAll, union } from './bits'
import { functionWords, generalWords } from './function-words'
import type { Phrase, Posting } from './postings'
import { createSlots } from './slots'
import { slips } from './typing'
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
 * The words of a question that tell something: beside others no `de` or `the`, and no single letter, which is the
 * beginning of a word that is still being written.
 */
function telling(requested: readonly string[]): readonly string[] {
  if (requested.length < 2) return requested
  const long = requested.filter((word) => word.length > 1)
  const rest = long.filter((word) => !functionWords.has(word))
  return rest.length > 0 ? rest : long
}

/** Letters from which a word alone is still known with an error in it: `seta` is not `beta`. */
const plainFrom = 6

/** Whether a word means mushrooms at large, with a typing error too where it is long enough to be known by it. */
const isGeneral = (word: string): boolean =>
  generalWords.has(word) ||
  (word.length >= plainFrom &&
    [...generalWords].some((other) => other.length >= plainFrom && slips(word, other, 1) <= 1))

/** What a question finds. */
export type FoundBy = {
  /** Ids, best first. */
  readonly ids: number[]
  /** Those that have all but the words for mushrooms at large: `king oyster mushroom` is the king oyster, too. */
  readonly also: number[]
  /** Whether every word was found. */
  readonly isWhole: boolean
  /** Whether one has all of them without an error. */
  readonly isExact: boolean
  /** The question without its words for mushrooms at large: `seta perretxiko` asks for what is called `perretxiko`. */
  readonly named: string
}

/** A word of a question, and where it was found. */
type Requested = { readonly word: string; readonly found: Found }

const slotsOf = ({ found }: Requested): TypedFastBitSet => union(found.map(({ bits }) => bits))

/** Words of a question that are looked at. */
const longestQuestion = 8

/**
 * A text index over names in all languages: forgiving of typing errors, blind to accents and case, and finding by
 * the beginning of a word. Each document has a slot, and a changed one keeps it: only words that come or go are written.
 * @param closesNames whether names are found closed up; without it only what is said of many is
 */
export function createTextIndex({ closesNames = true }: { readonly closesNames?: boolean } = {}) {
  const vocabulary = createVocabulary()
  const slots = createSlots()
  const idAt: number[] = []
  const namesAt: (readonly Posting[])[] = []
  const aboutAt: (readonly Phrase[])[] = []
  /** How many words its names have: the fewer, the more of them a hit stands for. */
  const lengthAt: number[] = []

  /** Gives a slot other names and phrases; those it keeps are left alone. */
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
    /** Whether a name has this very word. */
    knows: (word: string): boolean => functionWords.has(word) || !(vocabulary.get(word)?.names.isEmpty() ?? true),
    /** Ids, best first. Every word has to be found; where that finds nothing, any of them. */
    search: (text: string): number[] => {
      const { ids, also } = searchWith(text)
      return [...new Set([...ids, ...also])]
    },
    searchWith,
  }
}
