import type { limits } from '@/core/limits'
import type { ContributionKind } from '../model'

/** An author as pages show them (D-25); of an anonymous one nothing. */
export type AuthorView = { readonly name: string; readonly alias: string | null; readonly picture: string | null }

/** A published contribution, ready to be rendered. */
export type EntryView = {
  readonly id: number
  readonly headline: string | null
  readonly text: string
  readonly rating: number | null
  readonly author: AuthorView | null
  /** The date in the visitor's locale, and in ISO 8601. */
  readonly date: string
  readonly iso: string
  /** The language it is written in, where that is not the page's. */
  readonly lang: string | null
  /** Titles of an impression's form, experiences and what it helped with. */
  readonly tags: readonly string[]
  readonly helpful: number
}

export const entryOrders = ['newest', 'helpful', 'rating'] as const
export type EntryOrder = (typeof entryOrders)[number]

/** What a visitor selected of a list. */
export type EntrySelection = {
  readonly order: EntryOrder
  /** The number of stars that reviews and impressions are filtered by; null for all. */
  readonly stars: number | null
  /** How many entries come before the first that is shown. */
  readonly from: number
  /** How many entries are shown. */
  readonly shown: number
}

export type EntryPage = {
  readonly entries: readonly EntryView[]
  /** How many entries have the selected stars. */
  readonly total: number
  /** How many have one star, two, up to five (SPC-07). */
  readonly stars: readonly number[]
}

/** The sizes of a list: entries shown at first, once opened, and more with each further press. */
export type EntryWindow = { readonly first: number; readonly opened: number; readonly step: number }

/** The most entries a list shows at once. Only the type is imported, so that browsers are not sent every limit. */
export const mostEntries: (typeof limits)['shownEntries'] = 500

/** The largest `from`: an address writes `from + 1` in at most six digits (`windowIn`). */
export const mostBefore = 999_998

/** How many entries the next press of "show more" shows (COM-02, COM-04). */
export const nextShown = (shown: number, { first, opened, step }: EntryWindow): number =>
  Math.min(mostEntries, shown <= first && opened > first ? opened : shown + step)

/** A link of a list: label, selection, and the index of the entry to focus, since the link itself may disappear. */
type Turn = readonly [
  label: 'showMore' | 'showLess' | 'showPrevious' | 'showNext',
  to: Partial<EntrySelection>,
  focus: number,
]

/** The links of a list: show more or fewer entries, and the windows before and after where it shows its maximum. */
export function pagingLinks(
  { entries, total }: EntryPage,
  { from, shown }: EntrySelection,
  steps: EntryWindow,
): Turn[] {
  const { first } = steps
  const isLonger = from + entries.length < total
  const isFull = shown >= mostEntries
  const turns: (Turn | false)[] = [
    isLonger && !isFull && ['showMore', { shown: nextShown(shown, steps) }, entries.length],
    shown > first && ['showLess', { shown: first }, first - 1],
    from > 0 && ['showPrevious', { from: Math.max(0, from - mostEntries), shown: first }, 0],
    isLonger && isFull && ['showNext', { from: from + mostEntries, shown: first }, 0],
  ]
  return turns.filter((turn) => turn !== false)
}

type Query = Readonly<Record<string, string | undefined>>

const orderKey = (kind: ContributionKind): string => `${kind}-order`
const starsKey = (kind: ContributionKind): string => `${kind}-stars`

/** `10`: the first ten; `501-510`: ten after the first five hundred. */
function windowIn(text: string | undefined): Pick<EntrySelection, 'from' | 'shown'> {
  const [, begin, end] = /^([1-9]\d{0,5})-(\d{1,6})$/.exec(text ?? '') ?? []
  const from = begin === undefined ? 0 : Number(begin) - 1
  return { from, shown: Number(end ?? text) - from }
}

/** The selection that the query of an address holds; invalid values count as absent. */
export function selectionFromQuery(kind: ContributionKind, query: Query, { first }: EntryWindow): EntrySelection {
  const { from, shown } = windowIn(query[kind])
  const stars = Number(query[starsKey(kind)])
  return {
    from,
    shown: Number.isInteger(shown) && shown > first ? Math.min(shown, mostEntries) : first,
    stars: kind !== 'comments' && Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : null,
    order: entryOrders.find((order) => order === query[orderKey(kind)]) ?? 'newest',
  }
}

/** The query string for another selection of a list; parameters of anything else stay. */
export function queryWithSelection(
  search: string,
  kind: ContributionKind,
  choice: EntrySelection,
  { first }: EntryWindow,
): string {
  const query = new URLSearchParams(search)
  const set = (key: string, value: string | null): void => {
    if (value === null) query.delete(key)
    else query.set(key, value)
  }
  const { from, shown } = choice
  set(kind, from > 0 ? `${from + 1}-${from + shown}` : shown > first ? String(shown) : null)
  set(starsKey(kind), choice.stars === null ? null : String(choice.stars))
  set(orderKey(kind), choice.order === 'newest' ? null : choice.order)
  const text = query.toString()
  return text ? `?${text}` : ''
}
