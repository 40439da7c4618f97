import { lettersOf, mayBeNear, editDistance } from './typing'
import { plainPhrase, wordsOf } from '@/core/words'

/** Letters that may be wrong in a whole name. */
const typos = (phrase: string): number => (phrase.length < 4 ? 0 : phrase.length < 6 ? 1 : 2)

/** Within a query, names of at most so many words are matched with typing errors. */
const longestName = 4
/** Minimum letters of such a name, and minimum letters for two errors in it. */
const nearFrom = 7
const twoWrongFrom = 10
/** Minimum letters of a single word within a query that is taken for a name. */
const aloneFrom = 5

/** Scripts of which one character says more than a letter: their names are matched anywhere within a word. */
const signs = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u
/** Minimum characters of such a name. */
const signsFrom = 2

/**
 * An index of whole names, each with its meanings. A text index finds a name by any of its words; this one matches the
 * name as a whole: alone, within a sentence, or with a typing error.
 */
export function createPhrases<M>() {
  const names = new Map<string, Set<M>>()
  /** The same names by their length. */
  const byLength = new Map<number, { readonly name: string; readonly letters: number }[]>()
  const inSigns: string[] = []

  /** Meanings of the names within `most` errors of a phrase, the nearest name first. */
  const alike = (phrase: string, most: number): Set<M> => {
    const letters = lettersOf(phrase)
    const near: { name: string; errors: number }[] = []
    for (let length = phrase.length - most; length <= phrase.length + most; length++) {
      for (const one of byLength.get(length) ?? []) {
        if (!mayBeNear(letters, one.letters, most)) continue
        const errors = editDistance(phrase, one.name, most)
        if (errors <= most) near.push({ name: one.name, errors })
      }
    }
    return new Set(near.toSorted((a, b) => a.errors - b.errors).flatMap(({ name }) => [...(names.get(name) ?? [])]))
  }

  /** Meanings of the names of two to six words that occur within the query. */
  const within = (words: readonly string[]): Set<M> => {
    const found = new Set<M>()
    for (let size = Math.min(words.length - 1, 6); size > 1; size--) {
      for (let at = 0; at + size <= words.length; at++) {
        for (const meaning of names.get(words.slice(at, at + size).join(' ')) ?? []) found.add(meaning)
      }
    }
    return found
  }

  /** Meanings of the names that equal a word of the query, or in the scripts of `signs` occur within one. */
  const alone = (words: readonly string[]): Set<M> => {
    const found = new Set<M>()
    for (const word of words) {
      if (word.length >= aloneFrom) for (const meaning of names.get(word) ?? []) found.add(meaning)
      if (!signs.test(word)) continue
      for (const name of inSigns)
        if (word.includes(name)) for (const meaning of names.get(name) ?? []) found.add(meaning)
    }
    return found
  }

  return {
    add: (text: string, meaning: M): void => {
      const phrase = plainPhrase(text)
      if (phrase === '') return
      const meanings = names.get(phrase)
      if (meanings) {
        meanings.add(meaning)
        return
      }
      names.set(phrase, new Set([meaning]))
      if (phrase.length >= signsFrom && signs.test(phrase)) inSigns.push(phrase)
      const { length } = phrase
      byLength.set(length, [...(byLength.get(length) ?? []), { name: phrase, letters: lettersOf(phrase) }])
    },
    /**
     * Meanings of the names in a query: of the query as a whole, else of names within it, else of similar names.
     * @param isKnown whether some name has exactly this word; where all words are known, nothing was mistyped
     */
    find: (text: string, isKnown: (word: string) => boolean): M[] => {
      const phrase = plainPhrase(text)
      const exact = names.get(phrase)
      if (exact) return [...exact]
      const words = phrase.split(' ')
      const inside = within(words)
      if (inside.size > 0 || words.every(isKnown)) return [...inside]
      const distance = typos(phrase)
      return distance === 0 ? [] : [...alike(phrase, distance)]
    },
    /**
     * Meanings of the names that a query may have beside other words: of one word, or with errors, the longest first.
     * Words that are all known are not taken for mistyped, unless the whole query is one error away from a name.
     */
    nearby: (text: string, isKnown: (word: string) => boolean): M[] => {
      const words = wordsOf(text)
      const unknown = words.map((word) => !isKnown(word))
      const found = alone(words)
      const seen = new Set<string>()
      for (let size = Math.min(words.length, longestName); size > 0; size--) {
        for (let at = 0; at + size <= words.length; at++) {
          const phrase = words.slice(at, at + size).join(' ')
          if (seen.has(phrase)) continue
          seen.add(phrase)
          const isMistyped = unknown.slice(at, at + size).includes(true)
          if (phrase.length < nearFrom || !(isMistyped || size === words.length)) continue
          const distance = phrase.length < twoWrongFrom || !isMistyped ? 1 : 2
          for (const meaning of alike(phrase, distance)) found.add(meaning)
        }
      }
      return [...found]
    },
    /** Meanings of the single words of a query, without typing errors. */
    alone: (text: string): M[] => [...alone(wordsOf(text))],
    get: (word: string): readonly M[] => [...(names.get(word) ?? [])],
  }
}

export type Phrases<M> = ReturnType<typeof createPhrases<M>>
