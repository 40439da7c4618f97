import type { CardCollection } from '@/core/collections'
import { nearMeKey } from '@/read-model/filters/group'
import { facetKey, type FilterSection } from '@/read-model/filters/sections'
import { sortsOf, type AcceptedParameters } from './selection'
import type { FilterResult } from './use-filter-result'

/** The sections and sorts that an archive's address may name. */
export const acceptedParametersOf = (
  collection: CardCollection,
  sections: readonly FilterSection[],
): AcceptedParameters => ({
  sections: Object.fromEntries(sections.map((section) => [facetKey(section), section.control])),
  sorts: sortsOf(
    collection,
    sections.some(({ key }) => key === nearMeKey),
  ),
})

/** The name of a value in a result. Only own properties count, as a value may be any text, such as `constructor`. */
export function namedBy(names: FilterResult['names'], key: string, value: string): string | undefined {
  const named = names[key]
  return named && Object.hasOwn(named, value) ? named[value] : undefined
}
