import { limits } from '@/core/limits'
import { nearMeKey, switchedOn } from '@/read-model/filters/group'
import { type ArchiveSelection } from './selection'
import { defaultSort } from '@/read-model/filters/values'
import type { Place } from '@/read-model/engine/distance'

/** Whether a section has values or may still get some: no call takes more than ten sections (T-1C). */
export const hasRoom = ({ filters }: ArchiveSelection, key: string): boolean =>
  Object.hasOwn(filters, key) || Object.keys(filters).length < limits.filter.sections

/**
 * The selection with a section's values replaced (none removes the section), on the first page. It is unchanged where
 * there is no room for another section.
 */
export function withFilter(choice: ArchiveSelection, key: string, values: readonly string[]): ArchiveSelection {
  if (values.length > 0 && !hasRoom(choice, key)) return choice
  const { [key]: _, ...others } = choice.filters
  return { ...choice, page: 1, filters: values.length > 0 ? { ...others, [key]: values } : others }
}

/** The selection with one value added, or removed where it was selected already. */
export function toggled(choice: ArchiveSelection, key: string, value: string): ArchiveSelection {
  const values = choice.filters[key] ?? []
  const others = values.filter((other) => other !== value)
  return withFilter(choice, key, others.length < values.length ? others : [...values, value])
}

/** The selection near a place, nearest first; null removes the place and restores the default sort (FLT-09). */
export function withPlace(choice: ArchiveSelection, place: Place | null): ArchiveSelection {
  const next = withFilter(choice, nearMeKey, place ? [switchedOn] : [])
  return next === choice ? choice : { ...next, place, sort: place ? 'distance' : defaultSort }
}
