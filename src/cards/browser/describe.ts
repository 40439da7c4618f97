import { fill } from '@/core/fill'
import { everyOption, facetKey, type FilterSection } from '../filters/sections'
import { nearMeKey } from '../filters/group'
import { parseRange, type Choice, type Known } from '../filters/selection'
import type { ChosenValue } from './filter-chips.client'
import type { BrowserLabels } from './labels'

/** How each section is answered, by its key; what an address may say (selection.ts). */
export const knownSections = (sections: readonly FilterSection[]): Known =>
  Object.fromEntries(sections.map((section) => [facetKey(section), section.control]))

const rangeName = (value: string): string => {
  const range = parseRange(value)
  if (!range) return value
  if (range.min === null) return `≤ ${range.max}`
  return range.max === null ? `≥ ${range.min}` : `${range.min} – ${range.max}`
}

/** Every chosen value with the name it goes by. */
export function chosenValues(choice: Choice, sections: readonly FilterSection[], labels: BrowserLabels): ChosenValue[] {
  return sections.flatMap((section) => {
    const facet = facetKey(section)
    const options = everyOption(section)
    return (choice.filters[facet] ?? []).map((value) => {
      if (facet === nearMeKey) return { facet, value, name: labels.nearMe }
      if (section.control === 'range') return { facet, value, name: `${section.title}: ${rangeName(value)}` }
      return {
        facet,
        value,
        name: wholeName(section, value) ?? options.find((one) => one.value === value)?.label ?? value,
      }
    })
  })
}

/** A sub-section chosen whole goes by its own title, not by the word `All`. */
const wholeName = (section: FilterSection, value: string): string | null =>
  (section.isCategory && section.key === value ? section.title : null) ??
  section.childSections.find((child) => child.isCategory && child.key.endsWith(`.${value}`))?.title ??
  null

/** ARC-07: the filter of an empty result reads `species: name`, `category: name` or `parent / name`. */
export function filterText(choice: Choice, sections: readonly FilterSection[], labels: BrowserLabels): string {
  return chosenValues(choice, sections, labels)
    .map(({ facet, value, name }) => {
      const section = sections.find((one) => facetKey(one) === facet)
      if (facet === 'species') return fill(labels.species, { name })
      if (!section || facet === nearMeKey || section.control === 'range') return name
      const parent = section.childSections.find((child) => everyOption(child).some((one) => one.value === value))
      if (parent && parent.title !== name) return `${parent.title} / ${name}`
      return section.isCategory ? fill(labels.category, { name }) : `${section.title} / ${name}`
    })
    .join(', ')
}
