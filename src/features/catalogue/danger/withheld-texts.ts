import { harms } from '@/core/dangers'
import type { Category, Mushroom } from '@/payload-types'
import { populated } from '@/platform/populated'

type Typed = Pick<Mushroom, 'categories' | 'specie'>

/** The types of food or remedy that a harmful species still has: its texts were written under them (SAF-04). */
export const withheldTypes = ({ categories, specie }: Typed): Category[] =>
  harms(specie.edibility) ? populated(categories).filter(({ path }) => path !== 'type/psychoactive') : []

/**
 * The side effects of a species; none of a harmful one that still has a type of food: `a mild upset when raw` would say
 * that it is edible once cooked.
 */
export const shownSideEffects = (
  species: Typed,
): NonNullable<NonNullable<Mushroom['specie']['effects']>['sideEffects']> =>
  withheldTypes(species).length > 0 ? [] : (species.specie.effects?.sideEffects ?? [])
