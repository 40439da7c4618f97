import { plainPhrase, wordsOf } from '@/core/words'

/** A query with one letter left out in the middle of its longest word; null where that word is short. */
export function mistyped(text: string): string | null {
  const plain = plainPhrase(text)
  const longest = plain.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? ''
  if (longest.length < 6) return null
  const at = Math.floor(longest.length / 2)
  return plain.replace(longest, longest.slice(0, at) + longest.slice(at + 1))
}

/** Keyboard rows, for hitting a neighboring key; letters of other scripts are replaced by another of their script. */
const keys = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю']

const neighbor = (letter: string): string => {
  const row = keys.find((one) => one.includes(letter)) ?? ''
  const at = row.indexOf(letter)
  return row[at + 1] ?? row[at - 1] ?? 'x'
}

/** A word with one typing error: a letter left out, doubled, hit on a neighboring key, or swapped with the next. */
const slipsAt = (word: string, at: number): string[] => {
  const [before, letter, next, after] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? '', word.slice(at + 2)]
  return [
    before + next + after,
    before + letter + letter + next + after,
    before + neighbor(letter) + next + after,
    before + next + letter + after,
  ]
}

/** Alphabetic scripts; a name of two or three Chinese characters cannot lose one and still be recognized. */
const lettered = /^[\p{Script=Latin}\p{Script=Cyrillic}\d]+$/u

/** Minimum length of a word that search matches with one error: for a single word, and within a longer name. */
const shortest = { alone: 4, among: 2 }

/** Variants of a name with one typing error at the beginning, middle or end of each word that is long enough. */
export function slipsOf(name: string): string[] {
  const words = wordsOf(name)
  const from = words.length > 1 ? shortest.among : shortest.alone
  const wrong = words.flatMap((word, place) => {
    if (word.length < from || !lettered.test(word)) return []
    const places = [0, 1, Math.floor(word.length / 2), word.length - 1]
    return places.flatMap((at) => slipsAt(word, at).map((one) => words.with(place, one).join(' ')))
  })
  return [...new Set(wrong)].filter((one) => one !== words.join(' '))
}
