'use client'

import { useCallback, useMemo, useRef, useState, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react'
import { isRated, type CardCollection } from '@/core/collections'
import { fill } from '@/core/fill'
import type { Locale } from '@/core/locales'
import { track } from '@/platform/analytics/events'
import { roundKilometres } from '@/platform/search/distance'
import { nearMeKey, switchedOn } from '../filters/group'
import type { FilterSection } from '../filters/sections'
import {
  defaultSort,
  isChosen,
  noChoice,
  parseChoice,
  sorts,
  toggled,
  writeChoice,
  type Choice,
  type Place,
} from '../filters/selection'
import { ArchiveResult } from './archive-result.client'
import { chosenValues, filterText, knownSections } from './describe'
import { FilterChips } from './filter-chips.client'
import { FilterDialog } from './filter-dialog.client'
import { FilterSidebar } from './filter-sidebar.client'
import type { BrowserLabels } from './labels'
import type { City } from './near-me.client'
import { useAddress } from './use-address'
import { useAnswer, type Answer } from './use-answer'

export type BrowserProps = {
  collection: CardCollection
  locale: Locale
  sections: readonly FilterSection[]
  /** What is true while nothing is chosen. */
  initial: Pick<Answer, 'facets' | 'ranges' | 'totalDocs'>
  cities: readonly City[]
  miles: number
  labels: BrowserLabels
  /** The page as it was drawn on the server: shown while nothing is chosen. */
  children: ReactNode
}

const wideScreen = '(min-width: 1024px)'
const onScreenChange = (listener: () => void) => {
  const query = window.matchMedia(wideScreen)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const sortable = (collection: CardCollection, near: boolean) =>
  sorts.filter(
    (sort) =>
      (sort !== 'distance' || near) &&
      (!sort.endsWith('price') || collection === 'products') &&
      (sort !== '-rating' || isRated(collection)),
  )

/** The pages drawn on the server are turned by links, which know nothing of analytics (ARC-05). */
function trackTurn({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[rel=prev], a[rel=next]') : null
  if (link) track('pagination_click', { page: Number(/\/page\/(\d+)$/.exec(link.pathname)?.[1] ?? 1) })
}

/** The archive with its sidebar. The choice lives in the address, so that it can be shared, reloaded and undone. */
export function ArchiveBrowser(props: BrowserProps) {
  const { collection, locale, sections, initial, cities, miles, labels, children } = props
  const known = useMemo(() => knownSections(sections), [sections])
  const [search, write] = useAddress()
  const choice = useMemo(() => parseChoice(search, known), [search, known])
  const wide = useSyncExternalStore(
    onScreenChange,
    () => window.matchMedia(wideScreen).matches,
    () => true,
  )
  const [attempt, setAttempt] = useState(0)
  const top = useRef<HTMLDivElement>(null)
  const active = isChosen(choice)
  const state = useAnswer(collection, locale, active ? choice : null, attempt)
  const shown = state.status === 'ready' ? state.answer : 'last' in state ? state.last : null
  const counts = (active ? shown : null) ?? initial

  const choose = useCallback((next: Choice) => write(writeChoice(next, known, window.location.search)), [write, known])
  const current = useCallback(() => parseChoice(window.location.search, known), [known])

  const toggle = useCallback(
    (facet: string, value: string) => {
      const before = current()
      const next = toggled(before, facet, value)
      const action = next.filters[facet]?.includes(value) ? 'add' : 'remove'
      track('filter_change', { section: facet, value, action, relation: collection })
      choose(next)
    },
    [choose, collection, current],
  )
  /** For what goes away with the button that was pressed: the keyboard would begin at the top of the page again. */
  const focusList = () => top.current?.focus({ preventScroll: true })
  const setRange = (facet: string, value: string | null) => {
    const { [facet]: _, ...others } = current().filters
    track('filter_change', {
      section: facet,
      value: value ?? '',
      action: value ? 'add' : 'remove',
      relation: collection,
    })
    choose({ ...current(), page: 1, filters: value ? { ...others, [facet]: [value] } : others })
  }
  const setPlace = (place: Place | null) => {
    const { [nearMeKey]: _, ...others } = current().filters
    track('near_me_toggle', { on: place !== null })
    choose({
      ...current(),
      page: 1,
      place,
      sort: place ? 'distance' : defaultSort,
      filters: place ? { ...others, [nearMeKey]: [switchedOn] } : others,
    })
  }
  const setPage = (page: number) => {
    track('pagination_click', { page })
    choose({ ...current(), page })
    // The reader begins the new page where the list begins.
    top.current?.scrollIntoView()
    focusList()
  }
  const clear = () => {
    choose(noChoice)
    focusList()
  }

  const chosen = chosenValues(choice, sections, labels)
  const sidebar = (
    <FilterSidebar
      relation={collection}
      sections={sections}
      choice={choice}
      facets={counts.facets}
      ranges={counts.ranges}
      cities={cities}
      nearMeHint={fill(labels.nearMeHint, { miles, kilometres: roundKilometres(miles) })}
      labels={labels}
      onToggle={toggle}
      onRange={setRange}
      onPlace={setPlace}
    />
  )
  return (
    <div className="lg:grid lg:grid-cols-[19rem_1fr] lg:items-start lg:gap-8">
      <aside
        aria-label={labels.title}
        className="needs-script -mx-1 hidden overflow-y-auto overscroll-contain px-1 pb-6 lg:sticky lg:top-20 lg:block lg:max-h-[calc(100dvh-6rem)]"
      >
        <h2 className="pb-2 text-2xl">{labels.title}</h2>
        {wide ? sidebar : null}
      </aside>
      <div ref={top} tabIndex={-1} className="min-w-0 scroll-mt-24 outline-none">
        <div className="needs-script mb-5 flex flex-wrap items-end gap-3">
          <div className="max-w-full shrink-0 grow lg:hidden">
            <FilterDialog total={counts.totalDocs} chosen={chosen.length} wide={wide} labels={labels}>
              {() => sidebar}
            </FilterDialog>
          </div>
          <label className="ms-auto flex items-center gap-2 text-sm">
            {labels.sort}
            <select
              className="field"
              value={choice.sort}
              onChange={(event) => {
                const sort = sorts.find((one) => one === event.target.value) ?? defaultSort
                choose({ ...current(), sort, page: 1 })
              }}
            >
              {sortable(collection, choice.place !== null).map((sort) => (
                <option key={sort} value={sort}>
                  {labels.sorts[sort]}
                </option>
              ))}
            </select>
          </label>
        </div>
        <FilterChips
          chosen={chosen}
          labels={labels}
          onRemove={({ facet, value }) => {
            if (facet === nearMeKey) setPlace(null)
            else toggle(facet, value)
            if (chosen.length === 1) focusList()
          }}
          onClear={clear}
        />
        <p role="status" className="sr-only">
          {state.status === 'ready' ? fill(labels.found, { count: state.answer.totalDocs }) : ''}
        </p>
        {active ? (
          <ArchiveResult
            state={state}
            labels={labels}
            empty={
              chosen.length > 0
                ? fill(labels.empty, { filter: filterText(choice, sections, labels) })
                : labels.plainEmpty
            }
            onPage={setPage}
            onRetry={() => {
              setAttempt(attempt + 1)
              focusList()
            }}
            onClear={clear}
          />
        ) : (
          <div onClickCapture={trackTurn}>{children}</div>
        )}
      </div>
    </div>
  )
}
