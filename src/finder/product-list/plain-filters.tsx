import { everyOption, facetKey, nameOf, type FilterSection } from '@/read-model/filters/sections'
import type { BrowserLabels } from '../filters/labels'
import type { FilterResult } from '../state/use-filter-result'
import type { ArchiveSelection } from '../state/selection'

type PlainFiltersProps = {
  /** The page that reads the selection from its address. */
  path: string
  /** The parameter that marks an address as having a selection. */
  mark: { name: string; value: string }
  sections: readonly FilterSection[]
  choice: ArchiveSelection
  counts: FilterResult['facets']
  labels: Pick<BrowserLabels, 'title' | 'apply' | 'clear'>
}

/** The filters of a list as a form, for visitors without scripts (PRS-02). */
export function PlainFilters({ path, mark, sections, choice, counts, labels }: PlainFiltersProps) {
  const isNarrowed = Object.keys(choice.filters).length > 0
  return (
    <noscript>
      <details className="mb-5" open={isNarrowed}>
        <summary className="button button-secondary w-fit">{labels.title}</summary>
        <form method="get" action={path} className="border-line mt-4 grid gap-5 border-b pb-5 sm:grid-cols-2">
          <input type="hidden" {...mark} />
          {sections.map((section) => {
            const key = facetKey(section)
            return (
              <fieldset key={section.key}>
                <legend className="font-semibold">{section.title}</legend>
                {everyOption(section).map(({ value, label }) => (
                  <label key={value} className="flex min-h-11 items-center gap-2">
                    <input
                      type="checkbox"
                      name={key}
                      value={value}
                      defaultChecked={choice.filters[key]?.includes(value) ?? false}
                    />
                    {nameOf(section, value)?.name ?? label}{' '}
                    <span className="text-muted tabular text-sm">{counts[key]?.[value] ?? 0}</span>
                  </label>
                ))}
              </fieldset>
            )
          })}
          <p className="flex flex-wrap items-center gap-3 sm:col-span-2">
            <button type="submit" className="button button-primary">
              {labels.apply}
            </button>
            {isNarrowed ? (
              <a href={path} className="underline underline-offset-4">
                {labels.clear}
              </a>
            ) : null}
          </p>
        </form>
      </details>
    </noscript>
  )
}
