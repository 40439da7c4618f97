import type { Edibility } from '../edibility-look'

/** What may harm anyone who eats it, the most dangerous first. */
const dangers = ['deadly', 'toxic', 'suspect'] as const satisfies readonly Edibility[]

/** How it is known or suspected to harm who eats it; null of everything else. */
export const dangerGrade = (edibility: string | null | undefined): (typeof dangers)[number] | null =>
  dangers.find((danger) => danger === edibility) ?? null

/** Whether eating it is known or suspected to harm. */
export const isDangerous = (edibility: string | null | undefined): boolean => dangerGrade(edibility) !== null

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

/** Whether members rate it and write impressions, and products of it may be shown (SAF-04, D-29). */
export const isPraised = (edibility: string | null | undefined): boolean => !isDangerous(edibility)
