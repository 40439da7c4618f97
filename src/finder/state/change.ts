import { limits } from '@/core/limits'
import { nearMeKey, switchedOn } from '@/read-model/filters/group'
import { type Choice } from './selection'
import { defaultSort } from '@/read-model/filters/values'
import type { Place } from '@/read-model/engine/distance'

/** Whether a section has values or may still get some: no call takes more than ten sections (T-1C). */
export const hasRoom = ({ filters }: Choice, key: string): boolean =>
  Object.hasOwn(filters, key) || Object.keys(filters).length < limits.filter.sections

/**
 * The choice with these values of a section instead of those it had, none to give the section up; back on the first
 * page. The same choice where there is no room for another section.
 */
export function withFilter(choice: Choice, key: string, values: readonly string[]): Choice {
  if (values.length > 0 && !hasRoom(choice, key)) return choice
  const { [key]: _, ...others } = choice.filters
  return { ...choice, page: 1, filters: values.length > 0 ? { ...others, [key]: values } : others }
}

/** The choice with one value added, or removed where it was chosen already. */
export function toggled(choice: Choice, key: string, value: string): Choice {
  const values = choice.filters[key] ?? []
  const others = values.filter((other) => other !== value)
  return withFilter(choice, key, others.length < values.length ? others : [...values, value])
}

/** The choice near a place, nearest first; null for anywhere, in the usual order (FLT-09). */
export function withPlace(choice: Choice, place: Place | null): Choice {
  const next = withFilter(choice, nearMeKey, place ? [switchedOn] : [])
  return next === choice ? choice : { ...next, place, sort: place ? 'distance' : defaultSort }
}
