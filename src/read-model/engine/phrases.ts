import SearchableMap from 'minisearch/SearchableMap'
import { plainPhrase, wordsOf } from './words'

/** Letters that may be wrong in a whole name: two are one exchange of neighbors. */
const typos = (phrase: string): number => (phrase.length < 4 ? 0 : phrase.length < 6 ? 1 : 2)

/** Words of a name that is looked for with an error in it within a question. */
const longestName = 4
/** Letters from which such a name is known, and from which two of them may be wrong. */
const nearFrom = 7
const twoWrongFrom = 10
/** Letters from which a word alone is a name within a question. */
const aloneFrom = 5

/**
 * Names as wholes, each with what it means. A word index finds a name by any of its words; this one knows that
 * somebody wrote the name itself, alone, within a sentence, or with a typing error.
 */
export function createPhrases<M>() {
  const tree = new SearchableMap<Set<M>>()

  /** Two words or more that stand in the question one after another. */
  const within = (words: readonly string[]): Set<M> => {
    const found = new Set<M>()
    for (let size = Math.min(words.length - 1, 6); size > 1; size--) {
      for (let at = 0; at + size <= words.length; at++) {
        for (const meaning of tree.get(words.slice(at, at + size).join(' ')) ?? []) found.add(meaning)
      }
    }
    return found
  }

  return {
    add: (text: string, meaning: M): void => {
      const phrase = plainPhrase(text)
      if (phrase === '') return
      tree.set(phrase, (tree.get(phrase) ?? new Set<M>()).add(meaning))
    },
    /**
     * What a question names, the surest first.
     * @param isKnown whether a word is written as some name has it; where all are, nothing was mistyped
     */
    find: (text: string, isKnown: (word: string) => boolean): M[] => {
      const phrase = plainPhrase(text)
      const exact = tree.get(phrase)
      if (exact) return [...exact]
      const words = phrase.split(' ')
      const inside = within(words)
      if (inside.size > 0 || words.every(isKnown)) return [...inside]
      const distance = typos(phrase)
      if (distance === 0) return []
      const near = [...tree.fuzzyGet(phrase, distance)].toSorted(([, [, a]], [, [, b]]) => a - b)
      return [...new Set(near.flatMap(([, [meanings]]) => [...meanings]))]
    },
    /**
     * What a question may name beside other words: a name of one word, or one with an error in it, the longest names
     * first. A likeness with words that are all known is none.
     */
    nearby: (text: string, isKnown: (word: string) => boolean): M[] => {
      const words = wordsOf(text)
      const unknown = words.map((word) => !isKnown(word))
      const found = new Set<M>()
      for (let size = Math.min(words.length, longestName); size > 0; size--) {
        for (let at = 0; at + size <= words.length; at++) {
          const phrase = words.slice(at, at + size).join(' ')
          if (size === 1 && phrase.length >= aloneFrom) for (const meaning of tree.get(phrase) ?? []) found.add(meaning)
          if (phrase.length < nearFrom || !unknown.slice(at, at + size).includes(true)) continue
          const near = tree.fuzzyGet(phrase, phrase.length < twoWrongFrom ? 1 : 2)
          for (const [, [meanings]] of near) for (const meaning of meanings) found.add(meaning)
        }
      }
      return [...found]
    },
    get: (word: string): readonly M[] => [...(tree.get(word) ?? [])],
  }
}

export type Phrases<M> = ReturnType<typeof createPhrases<M>>
