import { useCallback, useEffect, useRef, useState } from 'react'
import type { CardCollection } from '@/core/collections'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import type { CardView } from '@/cards/card-view'
import { keyOf, type ArchiveSelection } from './selection'

export type FilterResult = {
  readonly items: readonly CardView[]
  readonly totalDocs: number
  readonly totalPages: number
  readonly page: number
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly ranges: Readonly<Record<string, { min: number; max: number } | null>>
  /** The names of selected vendors, species and places; an unknown one is not among them. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export type FilterState =
  | { readonly status: 'none' }
  | { readonly status: 'loading'; readonly last: FilterResult | null }
  | { readonly status: 'ready'; readonly result: FilterResult }
  | { readonly status: 'failed'; readonly message: string | null; readonly last: FilterResult | null }

/** The result that is on the screen, the last one while another is fetched; null where there is none. */
export const shownOf = (state: FilterState): FilterResult | null =>
  state.status === 'ready' ? state.result : 'last' in state ? state.last : null

/** A state with the selection it belongs to. */
type Held = { readonly of: string | null; readonly state: FilterState }

type Wire = Omit<FilterResult, 'items'> & { data: Partial<Record<CardCollection, CardView[]>> }

const isRefusal = (body: unknown): body is { error: string } =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'

/**
 * The body of a response.
 * @throws Error with the message of the error response
 */
export async function bodyOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json()
  if (!response.ok) throw new Error(isRefusal(body) ? body.error : '')
  return body
}

/**
 * POST /api/filter: a page of the cards that match a selection.
 * @param of the vendor whose products alone are listed
 */
export async function fetchFilterResult(
  collection: CardCollection,
  locale: Locale,
  choice: ArchiveSelection,
  signal: AbortSignal,
  of: { readonly vendor?: number } = {},
): Promise<FilterResult> {
  const response = await fetch('/api/filter', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    signal,
    body: JSON.stringify({
      activeFilters: choice.filters,
      relationTo: collection,
      locale,
      page: choice.page,
      limit: limits.archivePageSize,
      facets: true,
      sort: choice.sort,
      ...(choice.place ? { location: choice.place } : {}),
      ...of,
    }),
  })
  const { data, ...rest } = (await bodyOf(response)) as Wire
  return { ...rest, items: data[collection] ?? [] }
}

/** What the page was rendered with, and the selection it belongs to. */
export type Served = { readonly of: string; readonly result: FilterResult }

/** Fetches the result for the key of a selection. */
export type FetchResult = (wanted: string, signal: AbortSignal) => Promise<FilterResult>

/**
 * The server's result for `wanted`; null fetches nothing. A response that a later selection overtook is dropped.
 * @param attempt changes when the visitor tries again
 * @param served what the page was rendered with: it is not fetched until another selection is made
 */
export function useFetched(
  wanted: string | null,
  fetchResult: FetchResult,
  attempt: number,
  served: Served | null = null,
): FilterState {
  const [held, hold] = useState<Held>(
    served
      ? { of: served.of, state: { status: 'ready', result: served.result } }
      : { of: null, state: { status: 'none' } },
  )
  const unfetched = useRef(served)
  useEffect(() => {
    if (wanted === null || unfetched.current?.of === wanted) return
    unfetched.current = null
    const stop = new AbortController()
    fetchResult(wanted, stop.signal).then(
      (result) => hold({ of: wanted, state: { status: 'ready', result: result } }),
      (error: unknown) => {
        if (stop.signal.aborted) return
        // The message of a network error comes from the browser and does not help a visitor.
        const message = error instanceof Error && error.name === 'Error' ? error.message : ''
        hold(({ state }) => ({
          of: wanted,
          state: { status: 'failed', message: message || null, last: lastOf(state) },
        }))
      },
    )
    return () => {
      stop.abort()
      hold(({ state }) => ({ of: null, state: { status: 'loading', last: lastOf(state) } }))
    }
  }, [fetchResult, wanted, attempt])
  if (wanted === null) return { status: 'none' }
  // The result of another selection is outdated: it is passed on only as `last`, until this one is fetched.
  return held.of === wanted ? held.state : { status: 'loading', last: lastOf(held.state) }
}

/** The server's result for a selection; null fetches nothing. */
export function useFilterResult(
  collection: CardCollection,
  locale: Locale,
  choice: ArchiveSelection | null,
  attempt: number,
  served: Served | null = null,
): FilterState {
  const fetchResult = useCallback<FetchResult>(
    (wanted, signal) => fetchFilterResult(collection, locale, JSON.parse(wanted) as ArchiveSelection, signal),
    [collection, locale],
  )
  return useFetched(choice && keyOf(choice), fetchResult, attempt, served)
}

const lastOf = (state: FilterState): FilterResult | null =>
  state.status === 'ready' ? state.result : state.status === 'none' ? null : state.last
