import type { FilterSection } from './sections'

type Counts = Readonly<Record<string, number>>

/**
 * The counts of a section that a result includes. There are thousands of vendors, species and places: only those that
 * the sidebar offers (`limits.filterEntries`) and the active ones are included.
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
