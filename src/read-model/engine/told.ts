import { isOneSlip } from './typing'
import { plainPhrase, wordsOf } from './words'

/** Letters from which a word of a rule is known with a typing error in it: `comida` is not `comido`. */
const nearFrom = 8

/** Whether a line of search terms is a rule: `ate / swallowed + mushroom / mushrooms`. */
export const isRule = (line: string): boolean => line.includes('+')

type Part = { readonly exact: readonly string[]; readonly near: readonly string[] }

const partOf = (text: string): Part => {
  const exact = text.split('/').map(plainPhrase).filter(Boolean)
  return { exact, near: exact.filter((word) => word.length >= nearFrom && !word.includes(' ')) }
}

/**
 * Rules for what is told in whole sentences. A `+` stands between words that a question must all have, in whatever
 * order and however far apart; a `/` between words of which one is enough.
 */
export function createTold(rules: readonly string[]) {
  const read = rules
    .map((rule) => rule.split('+').map(partOf))
    .filter((parts) => parts.every(({ exact }) => exact.length > 0))

  const known = new Set(read.flatMap((parts) => parts.flatMap(({ exact }) => exact.flatMap((one) => one.split(' ')))))

  return {
    /** Whether a word stands in a rule: it is then no typing error of another. */
    knows: (word: string): boolean => known.has(word),
    means: (text: string): boolean => {
      const words = wordsOf(text)
      const question = ` ${words.join(' ')} `
      const has = ({ exact, near }: Part): boolean =>
        exact.some((one) => question.includes(` ${one} `)) ||
        near.some((one) => words.some((word) => isOneSlip(one, word)))
      return read.some((parts) => parts.every(has))
    },
  }
}

export type Told = ReturnType<typeof createTold>
