import { fill } from '@/core/fill'
import type { Locale } from '@/core/locales'
import { nearMeKey } from '@/read-model/filters/group'
import { everyOption, facetKey, nameOf, type FilterSection } from '@/read-model/filters/sections'
import { type ArchiveSelection } from './selection'
import { parseRange } from '@/read-model/filters/values'
import type { ChosenValue } from '../filters/filter-chips.client'
import { namedBy } from './accepted-parameters'
import type { BrowserLabels } from '../filters/labels'
import type { FilterResult } from './use-filter-result'

/** A range with its numbers in the notation of the locale; the address keeps decimal points. */
const rangeName = (value: string, locale: Locale): string => {
  const range = parseRange(value)
  if (!range) return value
  const [min, max] = [range.min?.toLocaleString(locale), range.max?.toLocaleString(locale)]
  if (min === undefined) return `≤ ${max}`
  return max === undefined ? `≥ ${min}` : `${min} – ${max}`
}

type Words = Pick<BrowserLabels, 'nearMe' | 'species' | 'category'>

type Described = ChosenValue & { readonly text: string }

/** ARC-07: the filter of an empty result reads `species: name`, `category: name` or `parent / name`. */
function textOf(section: FilterSection, value: string, name: string, words: Words): string {
  if (section.key === 'species') return fill(words.species, { name })
  const parent = nameOf(section, value)?.parent ?? (section.isCategory ? null : section.title)
  return parent === null ? fill(words.category, { name }) : `${parent} / ${name}`
}

/** The name on a chip, with its sub-section where several options share it, as October does in both hemispheres. */
function chipName(section: FilterSection, value: string, name: string): string {
  const parent = nameOf(section, value)?.parent
  const isShared = everyOption(section).filter(({ label }) => label === name).length > 1
  return parent && isShared ? `${name} (${parent})` : name
}

/**
 * The name of a selected value: the value itself where it does not exist, so that it can be seen and removed; undefined
 * until the response tells.
 */
function nameIn(section: FilterSection, value: string, names: FilterResult['names']): string | undefined {
  const facet = facetKey(section)
  const name = nameOf(section, value)?.name ?? namedBy(names, facet, value)
  return name ?? (section.complete || Object.hasOwn(names, facet) ? value : undefined)
}

/** Every selected value with its name, and its wording in the message of an empty result. */
function described(
  choice: ArchiveSelection,
  sections: readonly FilterSection[],
  names: FilterResult['names'],
  words: Words,
  locale: Locale,
): Described[] {
  return sections.flatMap((section) => {
    const facet = facetKey(section)
    return (choice.filters[facet] ?? []).flatMap((value): Described[] => {
      if (facet === nearMeKey) return [{ facet, value, name: words.nearMe, text: words.nearMe }]
      if (section.control === 'range') {
        const name = `${section.title}: ${rangeName(value, locale)}`
        return [{ facet, value, name, text: name }]
      }
      const name = nameIn(section, value, names)
      if (name === undefined) return []
      return [{ facet, value, name: chipName(section, value, name), text: textOf(section, value, name, words) }]
    })
  })
}

export type Description = { readonly chosen: readonly ChosenValue[]; readonly filter: string }

/** The selected values for the chips, and as one line for the message of an empty result. */
export function describeChoice(...requested: Parameters<typeof described>): Description {
  const chosen = described(...requested)
  return { chosen, filter: chosen.map(({ text }) => text).join(', ') }
}

/** ARC-09: the message of a failed query; the archive's own message while no filter is active. */
export const failureText = (
  message: string | null,
  narrowed: boolean,
  labels: Pick<BrowserLabels, 'failed' | 'filterFailed'>,
): string => (narrowed ? (message ?? labels.filterFailed) : labels.failed)
