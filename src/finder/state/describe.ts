import { fill } from '@/core/fill'
import type { Locale } from '@/core/locales'
import { nearMeKey } from '@/read-model/filters/group'
import { everyOption, facetKey, nameOf, type FilterSection } from '@/read-model/filters/sections'
import { type Choice } from './selection'
import { parseRange } from '@/read-model/filters/values'
import type { ChosenValue } from '../filters/filter-chips.client'
import { namedBy } from './known'
import type { BrowserLabels } from '../filters/labels'
import type { FilterResult } from './use-filter-result'

/** A span as a visitor of `locale` writes its numbers; the address keeps its points. */
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

/** What a chip says of a value: with its part of the section where another part has the same name, as both halves of the world have October. */
function chipName(section: FilterSection, value: string, name: string): string {
  const parent = nameOf(section, value)?.parent
  const isShared = everyOption(section).filter(({ label }) => label === name).length > 1
  return parent && isShared ? `${name} (${parent})` : name
}

/**
 * What a chosen value is called: one that is gone by itself, so that it can be seen and taken back; undefined until the
 * answer tells.
 */
function nameIn(section: FilterSection, value: string, names: FilterResult['names']): string | undefined {
  const facet = facetKey(section)
  const name = nameOf(section, value)?.name ?? namedBy(names, facet, value)
  return name ?? (section.complete || Object.hasOwn(names, facet) ? value : undefined)
}

/** Every chosen value with its name and how an empty result says it. */
function described(
  choice: Choice,
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

/** What was chosen, value by value for the chips, and in one line for an empty result. */
export function describeChoice(...requested: Parameters<typeof described>): Description {
  const chosen = described(...requested)
  return { chosen, filter: chosen.map(({ text }) => text).join(', ') }
}

/** ARC-09: what a failed question says, an archive's own words while no filter is active. */
export const failureText = (
  message: string | null,
  narrowed: boolean,
  labels: Pick<BrowserLabels, 'failed' | 'filterFailed'>,
): string => (narrowed ? (message ?? labels.filterFailed) : labels.failed)
