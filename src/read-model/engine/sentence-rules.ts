import { lettersOf, mayBeNear, editDistance } from './typing'
import { plainPhrase, wordsOf } from '@/core/words'

/**
 * Minimum letters of a rule's word that is matched with a typing error: `comida` is not `comido`. A rule of three parts
 * is specific enough for errors in short words too.
 */
const nearFrom = (parts: number): number => (parts > 2 ? 4 : 8)

/** Whether a line of search terms is a rule: `ate / swallowed + mushroom / mushrooms`, or `poisoned / overdose`. */
export const isRule = (line: string): boolean => /\+| \/ /.test(line)

type Word = { readonly word: string; readonly letters: number }
type Part = { readonly words: ReadonlySet<string>; readonly phrases: readonly string[]; readonly near: readonly Word[] }

const withLetters = (word: string): Word => ({ word, letters: lettersOf(word) })

const partOf = (text: string, from: number): Part => {
  const all = text.split('/').map(plainPhrase).filter(Boolean)
  const words = all.filter((one) => !one.includes(' '))
  return {
    words: new Set(words),
    phrases: all.filter((one) => one.includes(' ')),
    near: words.filter(({ length }) => length >= from).map(withLetters),
  }
}

const partsOf = (rule: string): readonly Part[] => {
  const parts = rule.split('+')
  return parts.map((part) => partOf(part, nearFrom(parts.length)))
}

const isNear = (one: Word, other: Word): boolean =>
  mayBeNear(one.letters, other.letters, 1) && editDistance(one.word, other.word, 1) <= 1

/**
 * Rules that recognize whole sentences. `+` separates parts that a query must all have, in any order and at any
 * distance; `/` separates alternatives within a part. A rule may be a single part without `+`.
 */
export function createSentenceRules(rules: readonly string[]) {
  const read = rules
    .map(partsOf)
    .filter((parts) => parts.every(({ words, phrases }) => words.size + phrases.length > 0))

  const known = new Set(
    read.flat().flatMap(({ words, phrases }) => [...words, ...phrases.flatMap((one) => one.split(' '))]),
  )

  return {
    /** Whether a rule has this word, which is then not taken for a mistyped one. */
    knows: (word: string): boolean => known.has(word),
    /** @param isName whether some name has exactly this word, which is then not taken for a mistyped one */
    means: (text: string, isName: (word: string) => boolean = () => false): boolean => {
      const words = [...new Set(wordsOf(text))]
      const question = ` ${plainPhrase(text)} `
      const mistyped = words.filter((word) => !known.has(word) && !isName(word)).map(withLetters)
      const has = (part: Part): boolean =>
        words.some((word) => part.words.has(word)) ||
        part.phrases.some((one) => question.includes(` ${one} `)) ||
        part.near.some((one) => mistyped.some((word) => isNear(one, word)))
      return read.some((parts) => parts.every(has))
    },
  }
}

export type SentenceRules = ReturnType<typeof createSentenceRules>
