import { plainPhrase, wordsOf } from '@/core/words'
import { slips } from './engine/typing'
import { besideHarm, denials, doubtWords, eatenWords, falseWords, harmlessNames, harmWords } from './harm-words.data'

/** Whether a word is written as some name has it, and is therefore no typing error. */
type IsName = (word: string) => boolean

/** What a query says beside a harmless name with a word of danger, no part of which names what harms. */
export const besideHarmless = (text: string): string => plainPhrase(text).replace(harmlessNames, ' ')

/** What a denial before it takes the danger from: not what is inedible, nor `poison`, which a center is named by. */
const isDenied = (word: string): boolean =>
  (harmWords.has(word) && !/^in(?:edib|comest)|^poison$/.test(word)) || /^(?:venenos?|toxinas?|toxins?)$/.test(word)

/** What something has not: `toxin-free coffee`. */
const isFreeOf = /\p{L}+-free(?!\p{L})/giu

/** What a query says without what it denies (`not poisonous`, `toxin-free`), and without harmless names. */
export function withoutHarmless(text: string): string {
  const all = wordsOf(besideHarmless(text.replace(isFreeOf, ' ')))
  // Who only thought so, or has eaten it, denies nothing: `creí que no era venenosa y la comí`.
  if (all.some((word) => doubtWords.has(word))) return all.join(' ')
  return all
    .filter((word, at) => {
      const isDenial = denials.has(word) && isDenied(all[at + 1] ?? '')
      return !isDenial && !(isDenied(word) && denials.has(all[at - 1] ?? ''))
    })
    .join(' ')
}

/** Letters from which one of them is known with a typing error in it. */
const harmNearFrom = 7

/** Those like ordinary words: `tonico`, `topico`, `portal`. */
const isMistakable = (word: string): boolean => /^(?:toxic|mort|muert|fata|leta|death|poison$)/.test(word)

const sorted = (word: string): string => [...word].toSorted().join('')

/** Whether a word is another with a typing error in it; of mistakable ones, with two letters exchanged. */
const isErrorOf = (word: string, other: string): boolean =>
  slips(word, other, 1) <= 1 && (!isMistakable(other) || sorted(word) === sorted(other))

/** Whether a word says that something harms. */
const saysHarm = (word: string, isName: IsName): boolean =>
  harmWords.has(word) ||
  (word.length >= harmNearFrom && !isName(word) && [...harmWords].some((other) => isErrorOf(word, other)))

/** Whether a query names something that harms, whatever else it names. */
export const asksForHarm = (text: string, isName: IsName): boolean =>
  wordsOf(text).some((word) => saysHarm(word, isName))

/** Whether something that harms was eaten, whatever it is called: `no sé si es tóxica, la comí`. */
export const tellsOfEatenHarm = (text: string, isName: IsName): boolean =>
  wordsOf(text).some((word) => eatenWords.has(word)) && asksForHarm(text, isName)

/** Whether a query is of danger and of nothing else: `perigoso`. */
export const isOfHarmAlone = (text: string, isName: IsName): boolean => {
  const telling = wordsOf(text).filter((word) => !besideHarm.has(word))
  return telling.length > 0 && telling.every((word) => saysHarm(word, isName))
}

/** Whether a query is for what is taken for something else. */
export const asksForFalse = (text: string): boolean => wordsOf(text).some((word) => falseWords.has(word))
