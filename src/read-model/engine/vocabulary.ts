import { TypedFastBitSet } from 'typedfastbitset'
import { wordsOf } from '@/core/words'
import { createPostings, type Phrase, type Posting } from './postings'
import { SlotSet } from './slot-set'
import { exchanged } from './typing'

/** Letters that may be wrong: none in short words, one in middling ones, two in long ones. */
const typos = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

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

/** What a word was found by, way for way. */
export type Found = readonly { readonly bits: TypedFastBitSet; readonly worth: number }[]

/** The same without what was found with a typing error. */
export const withoutTypos = (found: Found): Found => found.filter((_, at) => ways[at]?.kind !== 'typo')

const bitsOf = (sets: readonly SlotSet[]): TypedFastBitSet => {
  const bits = new TypedFastBitSet()
  for (const set of sets) set.addTo(bits)
  return bits
}

/**
 * The words that lead to documents. minisearch's radix tree holds them, and names of several words closed up. What is said
 * about a document is said of many: it is kept once, as a phrase.
 */
export function createVocabulary() {
  const postings = createPostings()
  /** Names of several words, closed up. They are asked only for what is no word, so that they outrank none. */
  const closed = createPostings()
  const phrases = new Map<string, Phrase>()

  const closedOf = (texts: readonly string[]): Posting[] =>
    texts.flatMap((text) => {
      const form = closedForm(wordsOf(text))
      return form === null ? [] : [closed.of(form)]
    })

  /** What is kept of a phrase: its words, and itself closed up. */
  const partsOf = (text: string): Posting[] => [...Array.from(new Set(wordsOf(text)), postings.of), ...closedOf([text])]

  const forget = (posting: Posting): void => {
    postings.forget(posting)
    closed.forget(posting)
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

  return {
    /** A word as it stands in names; undefined where it stands nowhere. */
    get: postings.get,
    of: postings.of,
    closedOf,
    /** Lets go of a word or closed name that no document has any longer; others stay. */
    forget,
    phraseOf: (text: string): Phrase => {
      let phrase = phrases.get(text)
      if (!phrase) {
        phrase = { text, slots: new SlotSet() }
        phrases.set(text, phrase)
        for (const { about } of partsOf(text)) about.push(phrase)
      }
      return phrase
    },
    forgetPhrase: (phrase: Phrase): void => {
      phrases.delete(phrase.text)
      for (const posting of partsOf(phrase.text)) {
        posting.about.splice(posting.about.indexOf(phrase), 1)
        forget(posting)
      }
    },
    find: (word: string): Found => {
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
    },
  }
}
