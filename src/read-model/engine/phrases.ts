import SearchableMap from 'minisearch/SearchableMap'
import { fold } from '@/core/slugs'

/** A text as it is compared: lower case, without accents, words alone. */
export const plainPhrase = (text: string): string =>
  fold(text)
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Letters that may be wrong in a whole name: two are one exchange of neighbors. */
const typos = (phrase: string): number => (phrase.length < 4 ? 0 : phrase.length < 6 ? 1 : 2)

/** Words of a question beyond which no name is looked for. */
const longest = 10

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
      const words = phrase.split(' ').slice(0, longest)
      const inside = within(words)
      if (inside.size > 0 || words.every(isKnown)) return [...inside]
      const distance = typos(phrase)
      if (distance === 0) return []
      const near = [...tree.fuzzyGet(phrase, distance)].toSorted(([, [, a]], [, [, b]]) => a - b)
      return [...new Set(near.flatMap(([, [meanings]]) => [...meanings]))]
    },
    /** Whether a word alone is one of the names. */
    has: (word: string): boolean => tree.has(word),
    get: (word: string): readonly M[] => [...(tree.get(word) ?? [])],
  }
}

export type Phrases<M> = ReturnType<typeof createPhrases<M>>
