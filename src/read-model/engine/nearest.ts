import { distance, type Place } from './distance'
import type { IndexEntry } from './facet-index'

/** Kilometres from a place; infinite where the document has no place, or the query names none. */
export const distanceTo = (place: Place | null, { numbers: { lat, lng } }: IndexEntry): number =>
  place && typeof lat === 'number' && typeof lng === 'number' ? distance(place, { lat, lng }) : Number.POSITIVE_INFINITY

/** Equal numbers are compared first, as Infinity - Infinity is NaN. */
const ascending = (a: number, b: number): number => (a === b ? 0 : a - b)

/**
 * The nearest entries from `skip` on, at most `limit`; equal distances by id, entries without a place last. Each is
 * measured once, and entries at one distance (the products of a vendor) are sorted only when they are reached.
 */
export function nearest<E extends IndexEntry>(
  entries: readonly E[],
  place: Place | null,
  skip: number,
  limit: number,
): E[] {
  const rings = new Map<number, E[]>()
  for (const entry of entries) {
    const kilometres = distanceTo(place, entry)
    const ring = rings.get(kilometres)
    if (ring) ring.push(entry)
    else rings.set(kilometres, [entry])
  }
  const found: E[] = []
  for (const kilometres of [...rings.keys()].sort(ascending)) {
    if (found.length >= skip + limit) break
    for (const entry of (rings.get(kilometres) ?? []).sort((a, b) => a.id - b.id)) found.push(entry)
  }
  return found.slice(skip, skip + limit)
}
