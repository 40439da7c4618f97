import { plainPhrase, wordsOf } from '@/core/words'
import { editDistance } from './engine/typing'
import {
  dangerFillerWords,
  denials,
  doubtWords,
  eatenWords,
  falseWords,
  harmlessNames,
  harmWords,
} from './harm-words.data'

/** Whether some name has exactly this word, which is then not taken for a mistyped one. */
type IsName = (word: string) => boolean

/** The words of a query without harmless names that contain a word of danger (`trumpet of death`). */
export const stripHarmlessNames = (text: string): string => plainPhrase(text).replace(harmlessNames, ' ')

/** Whether a denial beside the word cancels its danger; not for `inedible`, nor for `poison`, as in poison center. */
const isDenied = (word: string): boolean =>
  (harmWords.has(word) && !/^in(?:edib|comest)|^poison$/.test(word)) || /^(?:venenos?|toxinas?|toxins?)$/.test(word)

/** A compound that says what something does not contain: `toxin-free coffee`. */
const isFreeOf = /\p{L}+-free(?!\p{L})/giu

/** The words of a query without what it denies (`not poisonous`, `toxin-free`), and without harmless names. */
export function stripHarmlessAndDenied(text: string): string {
  const all = wordsOf(stripHarmlessNames(text.replace(isFreeOf, ' ')))
  // A denial does not count beside words of doubt or of having eaten: `creí que no era venenosa y la comí`.
  if (all.some((word) => doubtWords.has(word))) return all.join(' ')
  return all
    .filter((word, at) => {
      const isDenial = denials.has(word) && isDenied(all[at + 1] ?? '')
      return !isDenial && !(isDenied(word) && denials.has(all[at - 1] ?? ''))
    })
    .join(' ')
}

/** Minimum letters of a word of danger that is matched with a typing error. */
const harmNearFrom = 7

/** Words of danger that resemble ordinary ones: `tonico`, `topico`, `portal`. */
const isMistakable = (word: string): boolean => /^(?:toxic|mort|muert|fata|leta|death|poison$)/.test(word)

const sorted = (word: string): string => [...word].toSorted().join('')

/** Whether a word is another with a typing error; for mistakable words, only exchanged letters count as one. */
const isErrorOf = (word: string, other: string): boolean =>
  editDistance(word, other, 1) <= 1 && (!isMistakable(other) || sorted(word) === sorted(other))

/** Whether a word is one of danger, also with a typing error. */
const saysHarm = (word: string, isName: IsName): boolean =>
  harmWords.has(word) ||
  (word.length >= harmNearFrom && !isName(word) && [...harmWords].some((other) => isErrorOf(word, other)))

/** Whether a query has a word of danger, whatever else it has. */
export const hasDangerWord = (text: string, isName: IsName): boolean =>
  wordsOf(text).some((word) => saysHarm(word, isName))

/** Whether a query has a word of danger and one of having eaten: `no sé si es tóxica, la comí`. */
export const hasDangerAndEatenWord = (text: string, isName: IsName): boolean =>
  wordsOf(text).some((word) => eatenWords.has(word)) && hasDangerWord(text, isName)

/** Whether a query consists of words of danger and filler words alone: `perigoso`. */
export const isOnlyDangerWords = (text: string, isName: IsName): boolean => {
  const telling = wordsOf(text).filter((word) => !dangerFillerWords.has(word))
  return telling.length > 0 && telling.every((word) => saysHarm(word, isName))
}

/** Whether a query looks for a look-alike, by a word such as `false`. */
export const hasFalseWord = (text: string): boolean => wordsOf(text).some((word) => falseWords.has(word))
