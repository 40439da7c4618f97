import type { CardCollection } from '@/core/collections'
import { nearMeKey } from '@/read-model/filters/group'
import { everyOption, facetKey, nameOf, type FilterSection } from '@/read-model/filters/sections'
import { toggled } from './change'
import { sortsOf, type Choice, type Known, type KnownSection } from './selection'
import type { FilterResult } from './use-filter-result'

const knownSection = (section: FilterSection): KnownSection => ({
  control: section.control,
  values: section.complete ? new Set([...everyOption(section), ...section.understood].map(({ value }) => value)) : null,
})

/** What an archive's address may say (selection.ts). */
export const knownOf = (collection: CardCollection, sections: readonly FilterSection[]): Known => ({
  sections: Object.fromEntries(sections.map((section) => [facetKey(section), knownSection(section)])),
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

/** The selection without the vendors, species and places that neither an option nor the result has a name for. */
export function withoutUnknown(
  choice: Choice,
  sections: readonly FilterSection[],
  names: FilterResult['names'],
): Choice {
  let left = choice
  for (const section of sections) {
    if (section.complete) continue
    for (const value of choice.filters[section.key] ?? []) {
      const known = nameOf(section, value) !== null || namedBy(names, section.key, value) !== undefined
      if (!known) left = toggled(left, section.key, value)
    }
  }
  return left
}
