import type { FilterSection } from './sections'

type Counts = Readonly<Record<string, number>>

/**
 * The counts of a section that a result holds. Of vendors, species and places there are thousands, of which the
 * sidebar offers some (`limits.filterEntries`): these, and the active ones.
 */
export function offeredCounts(
  { complete, options }: Pick<FilterSection, 'complete' | 'options'>,
  counts: Counts,
  chosen: readonly string[],
): Counts {
  if (complete) return counts
  const values = [...options.map(({ value }) => value), ...chosen]
  return Object.fromEntries(
    values.flatMap((value) => {
      const count = Object.hasOwn(counts, value) ? counts[value] : undefined
      return count === undefined ? [] : [[value, count] as const]
    }),
  )
}
