import { TypedFastBitSet } from 'typedfastbitset'
import { wordsOf } from '@/core/words'
import { createPostings, type Phrase, type Posting } from './postings'
import { SlotSet } from './slot-set'
import { exchanged } from './typing'

/** Letters that may be wrong: none in short words, one in middling ones, two in long ones. */
const typos = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** Completions of a prefix that are considered at most: a short prefix has very many. */
const mostCompletions = 400

/** Names with more words are sentences, which nobody types without spaces. */
const longestClosed = 6
/** Prefixes of a name without spaces match from this many letters. */
const closedFrom = 5

/** A name of several words as it is typed without blanks, hyphens and apostrophes: `lionsmane`. */
const closedForm = (words: readonly string[]): string | null =>
  words.length > 1 && words.length <= longestClosed ? words.join('') : null

/** The ways in which a word of a query can match, the best first, each with its score. */
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

/** The matches of a word: a bit set and a score for each of `ways`, in that order. */
export type Found = readonly { readonly bits: TypedFastBitSet; readonly worth: number }[]

/** The same matches without those by a typing error. */
export const withoutTypos = (found: Found): Found => found.filter((_, at) => ways[at]?.kind !== 'typo')

const bitsOf = (sets: readonly SlotSet[]): TypedFastBitSet => {
  const bits = new TypedFastBitSet()
  for (const set of sets) set.addTo(bits)
  return bits
}

/**
 * The words of a text index in minisearch's radix tree, and names of several words without their spaces. Many documents
 * share the text about them, which is stored once, as a phrase.
 */
export function createVocabulary() {
  const postings = createPostings()
  /** Names of several words without spaces; read only for what matches no word, so that they never outrank one. */
  const closed = createPostings()
  const phrases = new Map<string, Phrase>()

  const closedOf = (texts: readonly string[]): Posting[] =>
    texts.flatMap((text) => {
      const form = closedForm(wordsOf(text))
      return form === null ? [] : [closed.of(form)]
    })

  /** The postings of a phrase: of its words, and of the phrase without spaces. */
  const partsOf = (text: string): Posting[] => [...Array.from(new Set(wordsOf(text)), postings.of), ...closedOf([text])]

  const forget = (posting: Posting): void => {
    postings.forget(posting)
    closed.forget(posting)
  }

  /** Matches a word with names without spaces: as the whole name, or as a prefix. */
  const closedUp = (word: string) => {
    const exact = closed.get(word)
    return {
      exact: exact ? [exact] : [],
      prefix: word.length < closedFrom ? [] : closed.completing(word, mostCompletions),
      typo: [],
    }
  }

  return {
    /** The posting of a word; undefined where no name and no phrase has it. */
    get: postings.get,
    of: postings.of,
    closedOf,
    /** Deletes the posting of a word or closed name, unless a document still has it. */
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
