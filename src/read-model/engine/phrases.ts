import { lettersOf, mayBeNear, slips } from './typing'
import { plainPhrase, wordsOf } from '@/core/words'

/** Letters that may be wrong in a whole name. */
const typos = (phrase: string): number => (phrase.length < 4 ? 0 : phrase.length < 6 ? 1 : 2)

/** Words of a name that is looked for with an error in it within a question. */
const longestName = 4
/** Letters from which such a name is known, and from which two of them may be wrong. */
const nearFrom = 7
const twoWrongFrom = 10
/** Letters from which a word alone is a name within a question. */
const aloneFrom = 5

/** Scripts whose signs say more than a letter, and whose sentences have no spaces. */
const signs = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u
/** Signs from which a name is one, wherever it stands. */
const signsFrom = 2

/**
 * Names as wholes, each with what it means. A word index finds a name by any of its words; this one knows that
 * the query is the name itself, alone, within a sentence, or with a typing error.
 */
export function createPhrases<M>() {
  const names = new Map<string, Set<M>>()
  /** The same by how many letters they have. */
  const byLength = new Map<number, { readonly name: string; readonly letters: number }[]>()
  const inSigns: string[] = []

  /** What a phrase may mean with so many letters wrong, the likest first. */
  const alike = (phrase: string, most: number): Set<M> => {
    const letters = lettersOf(phrase)
    const near: { name: string; errors: number }[] = []
    for (let length = phrase.length - most; length <= phrase.length + most; length++) {
      for (const one of byLength.get(length) ?? []) {
        if (!mayBeNear(letters, one.letters, most)) continue
        const errors = slips(phrase, one.name, most)
        if (errors <= most) near.push({ name: one.name, errors })
      }
    }
    return new Set(near.toSorted((a, b) => a.errors - b.errors).flatMap(({ name }) => [...(names.get(name) ?? [])]))
  }

  /** Two words or more that stand in the question one after another. */
  const within = (words: readonly string[]): Set<M> => {
    const found = new Set<M>()
    for (let size = Math.min(words.length - 1, 6); size > 1; size--) {
      for (let at = 0; at + size <= words.length; at++) {
        for (const meaning of names.get(words.slice(at, at + size).join(' ')) ?? []) found.add(meaning)
      }
    }
    return found
  }

  /** Names that are a word of the question, exactly, and those written in signs that stand anywhere in one. */
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
     * What a question names, the surest first.
     * @param isKnown whether a word is written as some name has it; where all are, nothing was mistyped
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
     * What a question may name beside other words: a name of one word, or one with an error in it, the longest names
     * first. A likeness with words that are all known is none, unless the whole question has it and but one error.
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
    /** What the words of a question name, each for itself and without an error in it. */
    alone: (text: string): M[] => [...alone(wordsOf(text))],
    get: (word: string): readonly M[] => [...(names.get(word) ?? [])],
  }
}

export type Phrases<M> = ReturnType<typeof createPhrases<M>>
