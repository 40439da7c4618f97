'use client'

import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { fill } from '@/core/fill'
import type { Locale } from '@/core/locales'
import { track } from '@/platform/analytics/events'
import { ArchiveResult } from '../archive/archive-result.client'
import { describeChoice } from '../state/describe'
import { FilterChips } from '../filters/filter-chips.client'
import { FilterSectionControl } from '../filters/filter-section.client'
import { acceptedParametersOf } from '../state/accepted-parameters'
import type { BrowserLabels } from '../filters/labels'
import { shownOf, type FilterResult } from '../state/use-filter-result'
import { useSelection } from '../state/use-selection'
import { useExpanded } from '../state/use-expanded'
import { facetKey, type FilterSection } from '@/read-model/filters/sections'
import { toggled } from '../state/change'
import { noSelection, type ArchiveSelection } from '../state/selection'
import { useProducts, type ListOwner } from './use-products'

export type ProductBrowserProps = {
  owner: ListOwner
  locale: Locale
  sections: readonly FilterSection[]
  /** The selection that the server rendered. */
  served: ArchiveSelection
  /** Number of products with each value under that selection. */
  facets: FilterResult['facets']
  labels: BrowserLabels
  /** The products as the server rendered them, shown while nothing else is selected. */
  children: ReactNode
}

export type PanelProps = {
  /** The id of the options, which the button that shows them names. */
  panel: string
  open: boolean
}

/** These sections have no ranges. */
const noRange = () => undefined

/** Options by section, chips that remove one, and the products that match (FLT-13, SPC-09, NAV-08). */
export function ProductBrowser(props: ProductBrowserProps & PanelProps) {
  const { owner, locale, sections, served, facets, labels, panel, open, children } = props
  const known = useMemo(() => acceptedParametersOf('products', sections), [sections])
  const { choice, current, choose } = useSelection('products', known)
  const [expanded, expand] = useExpanded('species' in owner ? 'species-products' : 'vendor-products')
  const [attempt, setAttempt] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  // All products of a species stand on one page, in one order.
  const wanted = 'species' in owner ? { ...noSelection, filters: choice.filters } : choice
  const active = JSON.stringify(wanted) !== JSON.stringify(served)
  const state = useProducts(owner, locale, active ? wanted : null, attempt)
  const shown = shownOf(state)
  const counts = (active ? shown?.facets : null) ?? facets
  const { chosen, filter } = describeChoice(choice, sections, {}, labels, locale)

  const toggle = useCallback(
    (facet: string, value: string) => choose(toggled(current(), facet, value)),
    [choose, current],
  )
  /** For actions whose button disappears: without focus on the list, Tab would begin at the top of the page. */
  const focusList = () => list.current?.focus({ preventScroll: true })
  const setPage = (page: number) => {
    track('pagination_click', { page })
    choose({ ...current(), page })
    list.current?.scrollIntoView({ behavior: 'instant' })
    focusList()
  }
  const clear = () => {
    choose(noSelection)
    focusList()
  }
  return (
    <>
      <div
        id={panel}
        hidden={!open}
        role="group"
        aria-label={labels.title}
        className="border-line mb-6 grid items-start gap-x-8 border-b pb-3 sm:grid-cols-2"
      >
        {sections.map((section) => (
          <FilterSectionControl
            key={section.key}
            locale={locale}
            section={section}
            choice={choice}
            counts={counts[facetKey(section)] ?? {}}
            bounds={null}
            labels={labels}
            expanded={expanded}
            onExpand={expand}
            onToggle={toggle}
            onRange={noRange}
          />
        ))}
      </div>
      <FilterChips
        chosen={chosen}
        labels={labels}
        onRemove={({ facet, value }) => {
          toggle(facet, value)
          if (chosen.length === 1) focusList()
        }}
        onClear={clear}
      />
      <p role="status" className="sr-only">
        {state.status === 'ready' ? fill(labels.found, { count: state.result.totalDocs }) : ''}
      </p>
      <div ref={list} tabIndex={-1} className="scroll-mt-below-header outline-none">
        {active ? (
          <ArchiveResult
            state={state}
            collection="products"
            labels={labels}
            narrowed={chosen.length > 0}
            empty={fill(labels.empty, { filter })}
            onPage={setPage}
            onRetry={() => {
              setAttempt(attempt + 1)
              focusList()
            }}
            onClear={clear}
          />
        ) : (
          children
        )}
      </div>
    </>
  )
}
