'use client'

import { useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import type { CardCollection } from '@/core/collections'
import { fill } from '@/core/fill'
import type { Locale } from '@/core/locales'
import { archivePaths, localizedPath, splitPage } from '@/core/paths'
import { track } from '@/platform/analytics/events'
import { roundKilometres } from '@/read-model/engine/distance'
import type { FilterSection } from '@/read-model/filters/sections'
import { isSelected } from '../state/selection'
import { ArchiveResult } from './archive-result.client'
import { describeChoice } from '../state/describe'
import { FilterChips } from '../filters/filter-chips.client'
import { FilterDialog } from '../filters/filter-dialog.client'
import { FilterSidebar } from '../filters/filter-sidebar.client'
import { acceptedParametersOf } from '../state/accepted-parameters'
import type { BrowserLabels } from '../filters/labels'
import type { City } from '../filters/near-me.client'
import { PromotedFilters } from '../filters/promoted-filters.client'
import { shownOf, useFilterResult, type FilterResult } from '../state/use-filter-result'
import { archiveForm, expandedFromQuery, showsFilters } from '../state/form-fields'
import { useSelection } from '../state/use-selection'
import { useEarlyInput, useFormAddress } from '../state/use-early-input'
import { useWideScreen } from '../state/use-wide-screen'
import { ArchiveForms } from './archive-forms'
import { SortControl } from './sort-control.client'
import { useArchiveActions } from './use-archive-actions'

type BrowserProps = {
  collection: CardCollection
  locale: Locale
  sections: readonly FilterSection[]
  /** Counts and page number of the unfiltered archive, as the page was rendered. */
  initial: Pick<FilterResult, 'facets' | 'ranges' | 'totalDocs' | 'page'>
  cities: readonly City[]
  miles: number
  labels: BrowserLabels
  /** The query the page was rendered for and its result; null on the static page. */
  served: { readonly search: string; readonly result: FilterResult; readonly of: string } | null
  /** The static page's own list, shown while nothing is selected. */
  children?: ReactNode
}

/** Tracks turns of server-rendered pages, whose links send no event themselves (ARC-05). */
function trackTurn({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[rel=prev], a[rel=next]') : null
  if (link) track('pagination_click', { page: splitPage(link.pathname).page })
}

/** The archive with its sidebar. The address keeps the selection, so that it can be shared, reloaded and undone. */
export function ArchiveBrowser(props: BrowserProps) {
  const { collection, locale, sections, initial, cities, miles, labels, served, children } = props
  const known = useMemo(() => acceptedParametersOf(collection, sections), [collection, sections])
  const { choice, search, address, current, choose, correct, draftChoice, endDraft } = useSelection(
    collection,
    known,
    initial.page,
    served?.search,
  )
  const params = useMemo(() => new URLSearchParams(search), [search])
  const folds = useMemo(() => expandedFromQuery(params), [params])
  const wide = useWideScreen()
  const [attempt, setAttempt] = useState(0)
  const top = useRef<HTMLDivElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const list = useArchiveActions(top, choose, current, wide)
  const { toggle, setRange, setPlace, remove, setSort, setPage, clear } = list
  // A page rendered for a query has no list of the unfiltered archive to fall back to.
  const active = served !== null || isSelected(choice)
  const state = useFilterResult(collection, locale, active ? choice : null, attempt, served)
  useEarlyInput(archiveForm, current, choose)
  useFormAddress(collection, params, folds, current, correct)
  const shown = shownOf(state)
  const counts = (active ? shown : null) ?? initial
  const { chosen, filter } = describeChoice(choice, sections, shown?.names ?? {}, labels, locale)
  const sidebar = (
    <FilterSidebar
      relation={collection}
      locale={locale}
      sections={sections}
      choice={choice}
      facets={counts.facets}
      ranges={counts.ranges}
      cities={cities}
      folds={folds}
      nearMeHint={fill(labels.nearMeHint, { miles, kilometres: roundKilometres(miles) })}
      labels={labels}
      onToggle={toggle}
      onRange={setRange}
      onPlace={setPlace}
    />
  )
  return (
    <div className="lg:grid lg:grid-cols-[min(19rem,33vw)_1fr] lg:items-start lg:gap-8 print:block">
      <ArchiveForms path={localizedPath(locale, archivePaths[collection])} />
      <aside
        aria-label={labels.title}
        className={`${showsFilters(params) ? 'block' : 'hidden'} lg:top-below-header -mx-1 overflow-y-auto overscroll-contain px-1 pb-6 lg:sticky lg:block lg:max-h-[calc(100dvh-var(--header-height)-2rem)] print:hidden`}
      >
        <h2 className="pb-2 text-2xl">{labels.title}</h2>
        {wide ? sidebar : null}
      </aside>
      <div ref={top} tabIndex={-1} className="scroll-mt-below-header min-w-0 outline-none">
        <div className="mb-5 flex flex-wrap items-center gap-3 print:hidden">
          <div className="max-w-full shrink-0 grow lg:hidden">
            <FilterDialog
              total={state.status === 'failed' ? null : counts.totalDocs}
              chosen={chosen.length}
              wide={wide}
              address={address}
              wanted={showsFilters(params)}
              labels={labels}
              onOpen={draftChoice}
              onClose={(keep) => {
                endDraft(keep)
                if (!keep) return
                list.showBeginning()
                results.current?.focus({ preventScroll: true })
              }}
            >
              {() => sidebar}
            </FilterDialog>
          </div>
          <PromotedFilters
            sections={sections}
            choice={choice}
            facets={counts.facets}
            most={initial.facets}
            label={labels.promoted}
            onToggle={toggle}
          />
          <SortControl collection={collection} choice={choice} labels={labels} onSort={setSort} />
        </div>
        <FilterChips
          chosen={chosen}
          labels={labels}
          onRemove={(one) => {
            remove(one)
            if (chosen.length === 1) list.focus()
          }}
          onClear={clear}
        />
        <p role="status" className="sr-only">
          {state.status === 'ready' ? fill(labels.found, { count: state.result.totalDocs }) : ''}
        </p>
        <div ref={results} tabIndex={-1} className="outline-none">
          {active ? (
            <ArchiveResult
              state={state}
              collection={collection}
              labels={labels}
              narrowed={Object.keys(choice.filters).length > 0}
              empty={chosen.length > 0 ? fill(labels.empty, { filter }) : labels.plainEmpty}
              onPage={setPage}
              onRetry={() => {
                setAttempt(attempt + 1)
                list.focus()
              }}
              onClear={clear}
            />
          ) : (
            <div onClickCapture={trackTurn}>{children}</div>
          )}
        </div>
      </div>
    </div>
  )
}
