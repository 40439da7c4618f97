/**
 * The words for what harms, one for each meaning:
 *
 * | Word                     | Means                                                                                   |
 * | ------------------------ | --------------------------------------------------------------------------------------- |
 * | edibility, grade         | what the field `specie.edibility` of a species says                                      |
 * | danger, `dangerGrade()`  | a grade of what is known or suspected to harm who eats it; null of everything else        |
 * | `harms()`                | whether a grade is one: no member rates it, and nothing of it is sold or cooked (SAF-04, D-29) |
 * | harmful                  | those of several species that harm: `harmfulAmong` of the read model, `harmfulSpecies` of the database |
 * | withdrawn                | a product or recipe of a harmful species (`eaten-species.ts`), published or not            |
 */

/** The grades of harmful species, the most dangerous first. */
export const dangers = ['deadly', 'toxic', 'suspect'] as const

export type Danger = (typeof dangers)[number]

export const dangerGrade = (edibility: string | null | undefined): Danger | null =>
  dangers.find((danger) => danger === edibility) ?? null

export const harms = (edibility: string | null | undefined): boolean => dangerGrade(edibility) !== null
