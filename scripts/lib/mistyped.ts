import { plainPhrase } from '@/read-model/engine/words'

/** A query with one letter forgotten, in the middle of the longest word; null where that would be another short word. */
export function mistyped(text: string): string | null {
  const plain = plainPhrase(text)
  const longest = plain.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? ''
  if (longest.length < 6) return null
  const at = Math.floor(longest.length / 2)
  return plain.replace(longest, longest.slice(0, at) + longest.slice(at + 1))
}
