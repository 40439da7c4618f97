import { syndromes } from './syndromes.data'

type Danger =
  | {
      readonly syndrome?: string | null
      readonly onset?: { readonly min?: number | null; readonly max?: number | null }
    }
  | null
  | undefined

/** Whether the onset counts from a drink instead of the meal: coprine harms only with alcohol. */
export const countsFromAlcohol = (syndrome: string | null | undefined): boolean => syndrome === 'coprine'

/**
 * The onset of a poisoning in hours, with the message that says since when; null if it is unknown. Hours that nobody
 * recorded for the species are those of its syndrome. A single recorded end only widens these, so that no visitor is
 * told too early that the danger is over.
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
