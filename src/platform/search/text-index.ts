import SearchableMap from 'minisearch/SearchableMap'
import { TypedFastBitSet } from 'typedfastbitset'
import { fold } from '@/core/slugs'
import { intersectAll, union } from './bits'

/** The words a document can be found by. */
export type SearchEntry = {
  readonly id: number
  /** Names in every language, synonyms: what people call it. */
  readonly names: readonly string[]
  /** Words about it: kinds, makers. Weighs less. */
  readonly about: readonly string[]
}

type Field = 'names' | 'about'
/** A word, and the slots of the documents that have it in a field. */
type Posting = { readonly word: string } & Record<Field, number[]>

/** Lower case, without accents, apostrophes closed up: `Lion’s` is `lions`. */
const split = (text: string): string[] =>
  fold(text)
    .replace(/['’`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Names of kinds and makers come again with every document; so many of them are remembered. */
const remembered = 20_000
const known = new Map<string, readonly string[]>()

function words(text: string): readonly string[] {
  const before = known.get(text)
  if (before) return before
  if (known.size >= remembered) known.clear()
  const own = split(text)
  known.set(text, own)
  return own
}

/** Letters that may be wrong: none in short words, one in middling ones, two in long ones. */
const typos = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** Words of a question that are looked at. */
const longestQuestion = 8
/** Words that one beginning may stand for; the shorter the beginning, the more there are. */
const mostCompletions = 400

/** How a word of the question was found, the best way first, with what each is worth. */
const ways = [
  { field: 'names', kind: 'exact', worth: 12 },
  { field: 'names', kind: 'prefix', worth: 7 },
  { field: 'names', kind: 'typo', worth: 4 },
  { field: 'about', kind: 'exact', worth: 3 },
  { field: 'about', kind: 'prefix', worth: 2 },
  { field: 'about', kind: 'typo', worth: 1 },
] as const

type Found = { bits: TypedFastBitSet; worth: number }[]

const bitsOf = (lists: readonly (readonly number[])[]): TypedFastBitSet => {
  const bits = new TypedFastBitSet()
  for (const list of lists) for (const slot of list) bits.add(slot)
  return bits
}

/**
 * A text index over names in all languages: forgiving of typing errors, blind to accents and case, and finding by
 * the beginning of a word. minisearch's radix tree holds the words; the documents of a word are plain lists, so that
 * a word that a hundred thousand of them share costs a millisecond.
 */
export function createTextIndex() {
  const tree = new SearchableMap<Posting>()
  const slotOf = new Map<number, number>()
  const idAt: number[] = []
  const postingsAt: (readonly Posting[])[] = []
  /** How many words its names have: the fewer, the more of them a hit stands for. */
  const lengthAt: number[] = []
  const free: number[] = []

  const remove = (id: number): void => {
    const slot = slotOf.get(id)
    if (slot === undefined) return
    for (const posting of postingsAt[slot] ?? []) {
      for (const field of ['names', 'about'] as const) {
        const at = posting[field].indexOf(slot)
        if (at >= 0) posting[field].splice(at, 1)
      }
      if (posting.names.length + posting.about.length === 0) tree.delete(posting.word)
    }
    slotOf.delete(id)
    postingsAt[slot] = []
    free.push(slot)
  }

  const add = (slot: number, field: Field, own: Iterable<string>): Posting[] =>
    Array.from(own, (word) => {
      const posting = tree.get(word) ?? { word, names: [], about: [] }
      if (posting.names.length + posting.about.length === 0) tree.set(word, posting)
      posting[field].push(slot)
      return posting
    })

  const find = (word: string): Found => {
    const exact = tree.get(word)
    const completed: Posting[] = []
    if (word.length > 1) {
      for (const [other, posting] of tree.atPrefix(word)) {
        if (completed.length === mostCompletions) break
        if (other !== word) completed.push(posting)
      }
    }
    const distance = typos(word)
    const mistyped =
      distance === 0
        ? []
        : [...tree.fuzzyGet(word, distance)].flatMap(([other, [posting]]) => (other === word ? [] : [posting]))
    const lists = { exact: exact ? [exact] : [], prefix: completed, typo: mistyped }
    return ways.map(({ field, kind, worth }) => ({ bits: bitsOf(lists[kind].map((posting) => posting[field])), worth }))
  }

  /** Ids that every word, or with `any` one of them, is found in; best first. */
  const rank = (found: readonly Found[], any: boolean): number[] => {
    const each = found.map((one) => union(one.map(({ bits }) => bits)))
    // A word that few documents have tells more than one that all have.
    const telling = each.map((bits) => Math.log(1 + slotOf.size / (1 + bits.size())))
    const candidates = any ? union(each) : intersectAll(each)
    const scored: { id: number; score: number }[] = []
    candidates.forEach((slot) => {
      let score = 1 / (1 + (lengthAt[slot] ?? 0))
      for (const [at, one] of found.entries()) {
        for (const { bits, worth } of one) {
          if (bits.has(slot)) {
            score += worth * (telling[at] ?? 1)
            break
          }
        }
      }
      scored.push({ id: idAt[slot] ?? 0, score })
    })
    return scored.sort((a, b) => b.score - a.score || a.id - b.id).map(({ id }) => id)
  }

  return {
    put: ({ id, names, about }: SearchEntry): void => {
      remove(id)
      const slot = free.pop() ?? idAt.length
      const named = new Set(names.flatMap(words))
      const others = new Set(about.flatMap(words).filter((word) => !named.has(word)))
      slotOf.set(id, slot)
      idAt[slot] = id
      lengthAt[slot] = named.size
      postingsAt[slot] = [...add(slot, 'names', named), ...add(slot, 'about', others)]
    },
    remove,
    /** Ids, best first. Every word has to be found; where that finds nothing, any of them. */
    search: (text: string): number[] => {
      const asked = [...new Set(words(text))].slice(0, longestQuestion)
      // A single letter beside words is the beginning of one that is still being written.
      const telling = asked.length > 1 ? asked.filter((word) => word.length > 1) : asked
      if (telling.length === 0) return []
      const found = telling.map(find)
      const strict = rank(found, false)
      return strict.length > 0 ? strict : rank(found, true)
    },
  }
}
