type Danger =
  | {
      readonly syndrome?: string | null
      readonly onset?: { readonly min?: number | null; readonly max?: number | null }
    }
  | null
  | undefined

/** Whether its hours run from a drink: coprine harms only with alcohol. */
export const countsFromAlcohol = (syndrome: string | null | undefined): boolean => syndrome === 'coprine'

/** How soon a poisoning shows, in hours, with the message that says since when; null where it is unknown. */
export function onsetOf(
  danger: Danger,
): { readonly message: 'onset' | 'onsetAfterAlcohol'; readonly from: number; readonly to: number } | null {
  const { min, max } = danger?.onset ?? {}
  if (typeof min !== 'number' || typeof max !== 'number') return null
  return { message: countsFromAlcohol(danger?.syndrome) ? 'onsetAfterAlcohol' : 'onset', from: min, to: max }
}
