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
    // The remaining options are all values that these documents have.
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
 * The sections that can narrow these documents (FLT-13), without options that no document has, and without sections
 * whose every option all of them have. Ranges and Near Me are left to the archive.
 * @param facets number of documents with each value
 * @param except keys of sections whose value is fixed
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
