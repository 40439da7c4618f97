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
 * How soon a poisoning shows, in hours, with the message that says since when; null where it is unknown. What nobody
 * wrote of the species is known of its syndrome: of amatoxins it is not unknown.
 */
export function onsetOf(
  danger: Danger,
): { readonly message: 'onset' | 'onsetAfterAlcohol'; readonly from: number; readonly to: number } | null {
  const [usualFrom, usualTo] = syndromes.find(({ slug }) => slug === danger?.syndrome)?.onsetHours ?? []
  const hours = [danger?.onset?.min ?? usualFrom, danger?.onset?.max ?? usualTo]
  const [from, to] = hours.filter((one) => typeof one === 'number').toSorted((a, b) => a - b)
  if (from === undefined || to === undefined) return null
  return { message: countsFromAlcohol(danger?.syndrome) ? 'onsetAfterAlcohol' : 'onset', from, to }
}
