/** Something that was written, under a key of its own. */
export type Written = { readonly key: string; readonly text: string }

/** Of the words of two texts, so many are the same where one is likely made from the other. */
const alike = 0.8
/** Of so many words all but one in ten, and the shorter text is a part of the longer. */
const contained = { words: 10, share: 0.9 }
/** Shorter texts are alike by chance: of them only those of the same words count. */
const fewest = 4

/** Scripts without blanks between words are read sign by sign. */
const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu

/** The words of a text without case, accents, punctuation and what is not seen. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .match(word) ?? []

type Words = ReadonlySet<string>

/** True of texts that share so many words that one was likely made from the other. */
function areAlike(one: Words, other: Words): boolean {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one]
  let shared = 0
  for (const each of small) if (large.has(each)) shared += 1
  if (small.size >= contained.words && shared >= contained.share * small.size) return true
  return 2 * shared >= alike * (small.size + large.size)
}

/**
 * Comparing each text with each other would keep the desk waiting: those alone are compared that meet in a band of
 * their smallest hashes (MinHash). Two that share four words of five do so in 996 of 1000 cases, others hardly ever.
 */
const bands = 16
const rows = 3

const mixed = (number: number, salt: number): number => {
  let hash = Math.imul(number ^ Math.imul(salt + 1, 0x9e3779b1), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

function hashesOf(text: string): Uint32Array {
  let number = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) number = Math.imul(number ^ text.charCodeAt(at), 0x01000193)
  return Uint32Array.from({ length: bands * rows }, (_, salt) => mixed(number, salt))
}

/** A number for each band of a text; `known` keeps the hashes of words that many texts have. */
function bandsOf(words: Words, known: Map<string, Uint32Array>): number[] {
  const least = new Uint32Array(bands * rows).fill(0xffffffff)
  for (const each of words) {
    const hashes = known.get(each) ?? hashesOf(each)
    known.set(each, hashes)
    for (let at = 0; at < least.length; at += 1) least[at] = Math.min(least[at] ?? 0, hashes[at] ?? 0)
  }
  return Array.from(
    { length: bands },
    (_, band) => band * 2 ** 32 + least.slice(band * rows, (band + 1) * rows).reduce(mixed),
  )
}

const filed = <Name, Value>(files: Map<Name, Value[]>, name: Name): Value[] => {
  const file = files.get(name) ?? []
  files.set(name, file)
  return file
}

/**
 * The keys of texts that are likely a second time the same: of the same words, with small changes, more blanks, other
 * case, accents or punctuation, in another order, or with a sentence more (T-1E).
 */
export function nearDuplicates(all: readonly Written[]): ReadonlySet<string> {
  const same = new Map<string, string[]>()
  for (const { key, text } of all) filed(same, wordsOf(text).join(' ') || text.trim()).push(key)
  const texts = [...same].map(([folded, keys]) => ({
    keys,
    words: new Set(folded.split(' ')),
    double: keys.length > 1,
  }))
  const known = new Map<string, Uint32Array>()
  const met = new Map<number, typeof texts>()
  for (const text of texts) {
    if (text.words.size < fewest) continue
    for (const band of bandsOf(text.words, known)) {
      const others = filed(met, band)
      for (const other of others) {
        // A pair that is known to be near-duplicates needs no second comparison.
        if ((text.double && other.double) || !areAlike(text.words, other.words)) continue
        text.double = true
        other.double = true
      }
      others.push(text)
    }
  }
  return new Set(texts.flatMap(({ keys, double }) => (double ? keys : [])))
}
