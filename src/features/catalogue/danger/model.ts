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

/** How dangerous: 0 is deadly, what is eaten stands last. */
export const dangerRank = (edibility: string | null | undefined): number => {
  const rank = ranked.indexOf(edibility ?? '')
  return rank === -1 ? ranked.length : rank
}

/** The worse of two grades: of what a pair says of a species, and of what its own page says. */
export const worseOf = <E extends string | null | undefined>(one: E, other: E): E =>
  dangerRank(other) < dangerRank(one) ? other : one

/** What is eaten as it is: which of the two it is changes nothing that a note says. */
const eatenAnyhow: ReadonlySet<string> = new Set(['choice', 'edible'] satisfies Edibility[])

/**
 * Whether what a pair says of a species still holds, by the grade it gives it and the one that the species has by now.
 * `withheld` is what was written before the species was known to harm: it may call it good to eat. `warned` has a warning
 * before it: its grade is a worse one, but what it tells apart was written of something that harms, or harms nobody now.
 */
export const noteOn = (
  said: string | null | undefined,
  now: string | null | undefined,
): 'holds' | 'warned' | 'withheld' => {
  if (dangerRank(now) >= dangerRank(said) || eatenAnyhow.has(now ?? '')) return 'holds'
  return harms(now) && !harms(said) ? 'withheld' : 'warned'
}
