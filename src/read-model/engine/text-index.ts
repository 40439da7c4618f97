import { TypedFastBitSet } from 'typedfastbitset'
import { intersectAll, union } from './bits'
import { functionWords } from './function-words'
import { createPostings, type Phrase, type Posting } from './postings'
import { SlotSet } from './slot-set'
import { exchanged } from './typing'
import { wordsOf } from '@/core/words'

/** The words a document can be found by. */
export type SearchEntry = {
  readonly id: number
  /** Names in every language, synonyms: what people call it. */
  readonly names: readonly string[]
  /** Words about it: kinds, makers. Weighs less. */
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

/** Letters that may be wrong: none in short words, one in middling ones, two in long ones. */
const typos = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** Letters from which a word alone is still known with an error in it: `seta` is not `beta`. */
const plainFrom = 6

/** Words of a question that are looked at. */
const longestQuestion = 8
/** Words that one beginning may stand for; the shorter the beginning, the more there are. */
const mostCompletions = 400

/** Words of a name that may be typed without what parts them: longer ones are sentences. */
const longestClosed = 6
/** Letters from which the beginning of such a name is known. */
const closedFrom = 5

/** A name of several words as it is typed without blanks, hyphens and apostrophes: `lionsmane`. */
const closedForm = (words: readonly string[]): string | null =>
  words.length > 1 && words.length <= longestClosed ? words.join('') : null

/** How a word of the question was found, the best way first, with what each is worth. */
const ways = [
  { field: 'names', kind: 'exact', worth: 12 },
  { field: 'names', kind: 'prefix', worth: 7 },
  { field: 'names', kind: 'typo', worth: 4 },
  { field: 'about', kind: 'exact', worth: 3 },
  { field: 'about', kind: 'prefix', worth: 2 },
  { field: 'about', kind: 'typo', worth: 1 },
] as const

/** The slots behind a posting, by the field it was found in. */
const slotsIn = {
  names: ({ names }: Posting) => [names],
  about: ({ about }: Posting) => about.map(({ slots }) => slots),
}

type Found = { bits: TypedFastBitSet; worth: number }[]

const withoutTypos = (found: Found): Found => found.filter((_, at) => ways[at]?.kind !== 'typo')

const bitsOf = (sets: readonly SlotSet[]): TypedFastBitSet => {
  const bits = new TypedFastBitSet()
  for (const set of sets) set.addTo(bits)
  return bits
}

/**
 * A text index over names in all languages: forgiving of typing errors, blind to accents and case, and finding by
 * the beginning of a word. minisearch's radix tree holds the words, and names of several words closed up; what is said
 * about a document is said of many: it is kept once, as a phrase. Each document has a slot, and a changed one keeps it:
 * only words that come or go are written.
 * @param closesNames whether names are found closed up; without it only what is said of many is
 */
export function createTextIndex({ closesNames = true }: { readonly closesNames?: boolean } = {}) {
  const postings = createPostings()
  /** Names of several words, closed up. They are asked only for what is no word, so that they outrank none. */
  const closed = createPostings()
  const phrases = new Map<string, Phrase>()
  const slotOf = new Map<number, number>()
  const idAt: number[] = []
  const namesAt: (readonly Posting[])[] = []
  const aboutAt: (readonly Phrase[])[] = []
  /** How many words its names have: the fewer, the more of them a hit stands for. */
  const lengthAt: number[] = []
  const free: number[] = []

  const closedOf = (texts: readonly string[]): Posting[] =>
    texts.flatMap((text) => {
      const form = closedForm(wordsOf(text))
      return form === null ? [] : [closed.of(form)]
    })

  /** What an index keeps of a phrase: its words, and itself closed up. */
  const partsOf = (text: string): Posting[] => [...Array.from(new Set(wordsOf(text)), postings.of), ...closedOf([text])]

  const forget = (posting: Posting): void => {
    postings.forget(posting)
    closed.forget(posting)
  }

  const phraseOf = (text: string): Phrase => {
    let phrase = phrases.get(text)
    if (!phrase) {
      phrase = { text, slots: new SlotSet() }
      phrases.set(text, phrase)
      for (const { about } of partsOf(text)) about.push(phrase)
    }
    return phrase
  }

  const forgetPhrase = (phrase: Phrase): void => {
    phrases.delete(phrase.text)
    for (const posting of partsOf(phrase.text)) {
      posting.about.splice(posting.about.indexOf(phrase), 1)
      forget(posting)
    }
  }

  /** Gives a slot other names and phrases; those it keeps are left alone. */
  const write = (slot: number, names: readonly Posting[], about: readonly Phrase[]): void => {
    const namesBefore = namesAt[slot] ?? []
    const aboutBefore = aboutAt[slot] ?? []
    for (const posting of names) if (!namesBefore.includes(posting)) posting.names.add(slot)
    for (const phrase of about) if (!aboutBefore.includes(phrase)) phrase.slots.add(slot)
    for (const posting of namesBefore) {
      if (names.includes(posting)) continue
      posting.names.remove(slot)
      forget(posting)
    }
    for (const phrase of aboutBefore) {
      if (about.includes(phrase)) continue
      phrase.slots.remove(slot)
      if (phrase.slots.isEmpty()) forgetPhrase(phrase)
    }
    namesAt[slot] = names
    aboutAt[slot] = about
  }

  const remove = (id: number): void => {
    const slot = slotOf.get(id)
    if (slot === undefined) return
    write(slot, [], [])
    slotOf.delete(id)
    free.push(slot)
  }

  const find = (word: string): Found => {
    const exact = postings.get(word)
    const distance = typos(word)
    const lists = {
      exact: exact ? [exact] : [],
      prefix: word.length > 1 ? postings.completing(word, mostCompletions) : [],
      typo:
        distance === 0
          ? []
          : [...postings.near(word, distance), ...exchanged(word).flatMap((other) => postings.get(other) ?? [])],
    }
    const isWord = Object.values(lists).some((list) => list.length > 0)
    const found = isWord ? lists : closedUp(word)
    return ways.map(({ field, kind, worth }) => ({ bits: bitsOf(found[kind].flatMap(slotsIn[field])), worth }))
  }

  /** The names that a word is when they are closed up, and those it begins. */
  const closedUp = (word: string) => {
    const exact = closed.get(word)
    return {
      exact: exact ? [exact] : [],
      prefix: word.length < closedFrom ? [] : closed.completing(word, mostCompletions),
      typo: [],
    }
  }

  /** Ids that every word, or with `any` one of them, is found in; best first. */
  const rank = (found: readonly Found[], any: boolean): number[] => {
    const each = found.map((one) => union(one.map(({ bits }) => bits)))
    // A word that few documents have tells more than one that all have.
    const weights = each.map((bits) => Math.log(1 + slotOf.size / (1 + bits.size())))
    const candidates = any ? union(each) : intersectAll(each)
    const scored: { id: number; score: number }[] = []
    candidates.forEach((slot) => {
      let score = 1 / (1 + (lengthAt[slot] ?? 0))
      for (const [at, one] of found.entries()) {
        for (const { bits, worth } of one) {
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

  /** Ids, best first, whether every word was found, and whether in one of them all are without an error. */
  const searchWith = (text: string): { ids: number[]; isWhole: boolean; isExact: boolean } => {
    const requested = telling([...new Set(wordsOf(text))]).slice(0, longestQuestion)
    if (requested.length === 0) return { ids: [], isWhole: true, isExact: true }
    const found = requested.map(find)
    const strict = rank(found, false)
    if (strict.length > 0 || requested.length === 1) {
      const exact = found.map((one) => union(withoutTypos(one).map(({ bits }) => bits)))
      return { ids: strict, isWhole: true, isExact: intersectAll(exact).size() > 0 }
    }
    const any = rank(
      found.map((one, at) => ((requested[at] ?? '').length < plainFrom ? withoutTypos(one) : one)),
      true,
    )
    return { ids: any, isWhole: false, isExact: false }
  }

  return {
    put: ({ id, names, about }: SearchEntry): void => {
      const slot = slotOf.get(id) ?? free.pop() ?? idAt.length
      const named = Array.from(new Set(names.flatMap(wordsOf)), postings.of)
      const whole = closesNames ? [...new Set(closedOf(names))] : []
      write(slot, [...named, ...whole], Array.from(new Set(about), phraseOf))
      slotOf.set(id, slot)
      idAt[slot] = id
      lengthAt[slot] = named.length
    },
    remove,
    /** Whether a name has this very word. */
    knows: (word: string): boolean => functionWords.has(word) || !(postings.get(word)?.names.isEmpty() ?? true),
    /** Ids, best first. Every word has to be found; where that finds nothing, any of them. */
    search: (text: string): number[] => searchWith(text).ids,
    searchWith,
  }
}
