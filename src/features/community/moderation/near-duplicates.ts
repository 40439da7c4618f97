/** A text with the key of its entry, `reviews:4`. */
export type Written = { readonly key: string; readonly text: string }

/** Two texts are near-duplicates from this Dice coefficient of their words on. */
const alike = 0.8
/** A text of at least so many words is one, too, where this share of its words is in the longer text. */
const contained = { words: 10, share: 0.9 }
/** Texts of fewer words are alike by chance: they count only where all their words are the same. */
const fewest = 4

/** Scripts without spaces between words are read character by character. */
const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu

/** The words of a text without case, accents, punctuation and invisible characters. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .match(word) ?? []

type Words = ReadonlySet<string>

/** Whether two texts share so many words that one was likely made from the other. */
function areAlike(one: Words, other: Words): boolean {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one]
  let shared = 0
  for (const each of small) if (large.has(each)) shared += 1
  if (small.size >= contained.words && shared >= contained.share * small.size) return true
  return 2 * shared >= alike * (small.size + large.size)
}

/**
 * Comparing every pair would take too long: only texts with equal hashes in a band are compared (MinHash). Two that
 * share four words of five do so in 996 of 1000 cases, others hardly ever.
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

/** One number for each band of a text; `known` caches the hashes of words, which many texts share. */
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
 * The keys of texts that are likely near-duplicates: the same words with small changes, more spaces, other case,
 * accents or punctuation, in another order, or with one more sentence (T-1E).
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
