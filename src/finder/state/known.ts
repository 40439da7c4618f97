import type { CardCollection } from '@/core/collections'
import { nearMeKey } from '@/read-model/filters/group'
import { facetKey, type FilterSection } from '@/read-model/filters/sections'
import { sortsOf, type Known } from './selection'
import type { FilterResult } from './use-filter-result'

/** What an archive's address may say (selection.ts). */
export const knownOf = (collection: CardCollection, sections: readonly FilterSection[]): Known => ({
  sections: Object.fromEntries(sections.map((section) => [facetKey(section), section.control])),
  sorts: sortsOf(
    collection,
    sections.some(({ key }) => key === nearMeKey),
  ),
})

/** The name that a result has for a value. A value may be any text, one that every object has a property of too. */
export function namedBy(names: FilterResult['names'], key: string, value: string): string | undefined {
  const named = names[key]
  return named && Object.hasOwn(named, value) ? named[value] : undefined
}
