import { characters } from '../marks/characters.data'
import type { CharacterSlug } from '../marks/model'
import type { Answer, Find } from './find'
import type { KeyRecord } from './record'

/** Counts of answers that agree with a record, that are against it, and of these the ones that never vary (`firm`). */
type Verdict = { readonly agrees: number; readonly against: number; readonly firm: number }

const isKnown = (record: KeyRecord, { question, at, bits }: Answer): boolean =>
  (record.shows[at] ?? 0) !== 0 && !(question === 'month' && (bits & record.silentMonths) !== 0)
const agreesWith = (record: KeyRecord, { at, bits }: Answer): boolean => ((record.shows[at] ?? 0) & bits) !== 0
const mayVary = (record: KeyRecord, { at }: Answer): boolean => (record.varies & (1 << at)) !== 0

/** Compares a find with a record; an unknown character speaks neither for nor against it. */
export function verdictOf(record: KeyRecord, { answers }: Find): Verdict {
  let agrees = 0
  let against = 0
  let firm = 0
  for (const answer of answers) {
    if (agreesWith(record, answer)) agrees += 1
    else if (isKnown(record, answer)) {
      against += 1
      if (!mayVary(record, answer)) firm += 1
    }
  }
  return { agrees, against, firm }
}

/**
 * Whether a find could still be of this species (KEY-01). A harmful one is kept until two answers that never vary are
 * against it, since a mark may have been missed or lost; any other is dropped at the first of those, or at two others.
 */
export const isPossible = (record: KeyRecord, { against, firm }: Verdict): boolean =>
  record.harms ? firm <= 1 : firm === 0 && against <= 1

type Candidates = {
  /** Positions of the records that are left: harmful ones first, and among these the best fit first. */
  readonly order: readonly number[]
  readonly harmful: number
  /** How many of the harmful ones have no answer against them. */
  readonly fitting: number
}

/** The records that a find could still be of. */
export function candidates(records: readonly KeyRecord[], find: Find): Candidates {
  const keys = new Float64Array(records.length)
  let left = 0
  let harmful = 0
  let fitting = 0
  records.forEach((record, index) => {
    const verdict = verdictOf(record, find)
    if (!isPossible(record, verdict)) return
    if (record.harms) {
      harmful += 1
      if (verdict.against === 0) fitting += 1
    }
    const { firm, against, agrees } = verdict
    const order = (((Number(!record.harms) * 32 + firm) * 32 + against) * 32 + 31 - agrees) * 32 + record.rank
    // Order and position are packed into one number, so that a numeric sort suffices.
    keys[left] = order * records.length + index
    left += 1
  })
  return { order: Array.from(keys.subarray(0, left).sort(), (key) => key % records.length), harmful, fitting }
}

/** How many candidates are sampled to rank the questions; more would give the same order, slower. */
const mostAsked = 1000

/**
 * The unanswered characters, those first that would rule out most candidates (KEY-02): the share that an answer is
 * against, averaged over all answers by how often they occur. One that varies counts half.
 */
export function nextQuestions(records: readonly KeyRecord[], order: readonly number[], find: Find): CharacterSlug[] {
  const step = Math.max(1, Math.ceil(order.length / mostAsked))
  const sample = order.filter((_, index) => index % step === 0)
  const asked = new Set([...find.answers.map(({ question }) => question), ...find.unsure])
  const gains = characters.flatMap(({ slug, values }, at) => {
    if (asked.has(slug)) return []
    const counts = new Float64Array(values.length)
    let known = 0
    for (const index of sample) {
      const record = records[index]
      let bits = record?.shows[at] ?? 0
      if (!record || bits === 0) continue
      const weight = record.varies & (1 << at) ? 0.5 : 1
      known += weight
      for (; bits !== 0; bits &= bits - 1) {
        const value = 31 - Math.clz32(bits & -bits)
        counts[value] = (counts[value] ?? 0) + weight
      }
    }
    const all = counts.reduce((sum, count) => sum + count, 0)
    const gain = all === 0 ? 0 : counts.reduce((sum, count) => sum + (count / all) * (known - count), 0)
    return gain > 0 ? [{ slug, gain }] : []
  })
  return gains.toSorted((a, b) => b.gain - a.gain).map(({ slug }) => slug)
}

/** The answers that agree with a record, those against it, and those on what it does not record; in their order. */
export const reasonsOf = (record: KeyRecord, { answers }: Find) => ({
  agrees: answers.filter((answer) => agreesWith(record, answer)),
  against: answers
    .filter((answer) => isKnown(record, answer) && !agreesWith(record, answer))
    .map((answer) => ({ ...answer, varies: mayVary(record, answer) })),
  unknown: answers.filter((answer) => !isKnown(record, answer)),
})

/** How two species compare in a character, the most decisive first. */
const likenesses = ['decides', 'varies', 'overlaps', 'same', 'unknown'] as const

export type Likeness = (typeof likenesses)[number]

function likenessAt(a: KeyRecord, b: KeyRecord, at: number): Likeness {
  const [left, right] = [a.shows[at] ?? 0, b.shows[at] ?? 0]
  if (left === 0 || right === 0) return 'unknown'
  if (left === right) return 'same'
  if ((left & right) !== 0) return 'overlaps'
  return ((a.varies | b.varies) & (1 << at)) === 0 ? 'decides' : 'varies'
}

/** How two species compare in each question, by its position; the deciding ones first (KEY-04). */
export const compareRecords = (a: KeyRecord, b: KeyRecord): { at: number; likeness: Likeness }[] =>
  a.shows
    .map((_, at) => ({ at, likeness: likenessAt(a, b, at) }))
    .toSorted((one, other) => likenesses.indexOf(one.likeness) - likenesses.indexOf(other.likeness))
