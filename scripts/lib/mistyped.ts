import { plainPhrase, wordsOf } from '@/core/words'

/** A query with one letter forgotten, in the middle of the longest word; null where that would be another short word. */
export function mistyped(text: string): string | null {
  const plain = plainPhrase(text)
  const longest = plain.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? ''
  if (longest.length < 6) return null
  const at = Math.floor(longest.length / 2)
  return plain.replace(longest, longest.slice(0, at) + longest.slice(at + 1))
}

/** Rows of a keyboard; letters of other scripts have another of theirs in the place of the neighbor. */
const keys = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю']

const neighbor = (letter: string): string => {
  const row = keys.find((one) => one.includes(letter)) ?? ''
  const at = row.indexOf(letter)
  return row[at + 1] ?? row[at - 1] ?? 'x'
}

/** A word with one letter left out, doubled or hit beside its key, or exchanged with the next. */
const slipsAt = (word: string, at: number): string[] => {
  const [before, letter, next, after] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? '', word.slice(at + 2)]
  return [
    before + next + after,
    before + letter + letter + next + after,
    before + neighbor(letter) + next + after,
    before + next + letter + after,
  ]
}

/** Scripts that are written in letters; a name of two or three signs has none to spare. */
const lettered = /^[\p{Script=Latin}\p{Script=Cyrillic}\d]+$/u

/** Letters of a word that is still known with an error in it: alone, and in a name of several words. */
const shortest = { alone: 4, among: 2 }

/** A name with one typing error, in every word long enough: at its beginning, in its middle and at its end. */
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
