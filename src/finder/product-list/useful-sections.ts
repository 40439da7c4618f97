import { nearMeKey } from '@/read-model/filters/group'
import { facetKey, type FilterSection } from '@/read-model/filters/sections'

type Counts = Readonly<Record<string, number>>

function pruned(section: FilterSection, counts: Counts): FilterSection {
  return {
    ...section,
    options: section.options.filter(({ value }) => (counts[value] ?? 0) > 0),
    childSections: section.childSections
      .map((child) => pruned(child, counts))
      .filter(({ options, childSections }) => options.length + childSections.length > 0),
    // What is left are all the values that these documents have.
    complete: true,
    promoted: [],
    understood: [],
  }
}

const countsIn = ({ options, childSections }: FilterSection, counts: Counts): number[] => [
  ...options.map(({ value }) => counts[value] ?? 0),
  ...childSections.flatMap((child) => countsIn(child, counts)),
]

/**
 * The sections that can tell some documents apart (FLT-13): options that none of them has are gone, and so is a section
 * whose every option all of them have. Spans, and what needs the visitor's place, are left to the archive.
 * @param facets how many of the documents have each value
 * @param except keys of sections that are settled already
 */
export const usefulSections = (
  sections: readonly FilterSection[],
  facets: Readonly<Record<string, Counts>>,
  total: number,
  except: readonly string[],
): FilterSection[] =>
  sections.flatMap((section) => {
    const key = facetKey(section)
    const plain = section.control === 'options' || section.control === 'icons'
    if (!plain || key === nearMeKey || except.includes(key)) return []
    const counts = facets[key] ?? {}
    const left = pruned(section, counts)
    return countsIn(left, counts).some((count) => count < total) ? [left] : []
  })
