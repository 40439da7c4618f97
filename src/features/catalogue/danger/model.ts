import { dangers, harms } from '@/core/dangers'
import type { Edibility } from '../edibility-look'

const ranked: readonly string[] = [
  ...dangers,
  'psychoactive',
  'inedible',
  'medicinal',
  'edible-when-cooked',
  'edible',
  'choice',
] satisfies Edibility[]

/** The rank of a grade by danger: 0 is deadly, edible grades come last. */
export const dangerRank = (edibility: string | null | undefined): number => {
  const rank = ranked.indexOf(edibility ?? '')
  return rank === -1 ? ranked.length : rank
}

/** The more dangerous of two grades. */
export const worseOf = <E extends string | null | undefined>(one: E, other: E): E =>
  dangerRank(other) < dangerRank(one) ? other : one

/** Plainly edible grades: a change from one to the other leaves a note valid. */
const eatenAnyhow: ReadonlySet<string> = new Set(['choice', 'edible'] satisfies Edibility[])

/**
 * Whether a note on a look-alike is still valid, by the grade it was written under and the current one. `withheld`: the
 * species was not known to harm then, so the note may call it edible. `warned`: the grade is worse, but the species was
 * known to harm, or is still harmless, so the note is shown below a warning.
 */
export const noteValidity = (
  said: string | null | undefined,
  now: string | null | undefined,
): 'holds' | 'warned' | 'withheld' => {
  if (dangerRank(now) >= dangerRank(said) || eatenAnyhow.has(now ?? '')) return 'holds'
  return harms(now) && !harms(said) ? 'withheld' : 'warned'
}
