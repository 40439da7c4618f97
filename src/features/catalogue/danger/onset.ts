import { syndromes } from './syndromes.data'

type Danger =
  | {
      readonly syndrome?: string | null
      readonly onset?: { readonly min?: number | null; readonly max?: number | null }
    }
  | null
  | undefined

/** Whether its hours run from a drink: coprine harms only with alcohol. */
export const countsFromAlcohol = (syndrome: string | null | undefined): boolean => syndrome === 'coprine'

/**
 * How soon a poisoning shows, in hours, with the message that says since when; null where it is unknown. What nobody wrote
 * of the species is known of its syndrome: of amatoxins it is not unknown. One end alone only widens those hours, since
 * nobody is told too early that it is over.
 */
export function onsetOf(
  danger: Danger,
): { readonly message: 'onset' | 'onsetAfterAlcohol'; readonly from: number; readonly to: number } | null {
  const { min, max } = danger?.onset ?? {}
  const ends = [min, max].filter((end) => typeof end === 'number')
  const usual = syndromes.find(({ slug }) => slug === danger?.syndrome)?.onsetHours ?? []
  const hours = ends.length === 2 ? ends : [...ends, ...usual]
  if (hours.length < 2) return null
  const message = countsFromAlcohol(danger?.syndrome) ? 'onsetAfterAlcohol' : 'onset'
  return { message, from: Math.min(...hours), to: Math.max(...hours) }
}
