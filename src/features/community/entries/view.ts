import type { limits } from '@/core/limits'
import type { ContributionKind } from '../model'

/** Who wrote something, as far as it is shown (D-25); nothing of an anonymous author. */
export type AuthorView = { readonly name: string; readonly alias: string | null; readonly picture: string | null }

/** A published contribution, ready to be rendered. */
export type EntryView = {
  readonly id: number
  readonly headline: string | null
  readonly text: string
  readonly rating: number | null
  readonly author: AuthorView | null
  /** In the visitor's words, and for machines. */
  readonly date: string
  readonly iso: string
  /** The language it is written in, where that is not the page's. */
  readonly lang: string | null
  /** Form, experience and what it helped with, of an impression. */
  readonly tags: readonly string[]
  readonly helpful: number
}

export const entryOrders = ['newest', 'helpful', 'rating'] as const
export type EntryOrder = (typeof entryOrders)[number]

/** What a visitor wants to see of a list. */
export type EntryChoice = {
  readonly order: EntryOrder
  /** Of the reviews and impressions those with so many stars. */
  readonly stars: number | null
  /** How many come before those that are shown. */
  readonly from: number
  /** How many. */
  readonly shown: number
}

export type EntryPage = {
  readonly entries: readonly EntryView[]
  /** How many there are with the stars chosen. */
  readonly total: number
  /** How many have one star, two, up to five (SPC-07). */
  readonly stars: readonly number[]
}

/** How a list opens: so many at first, so many once opened, so many more a press. */
export type EntryWindow = { readonly first: number; readonly opened: number; readonly step: number }

/** The most that one list shows at once; only the type is imported, since browsers would be sent every limit. */
export const mostEntries: (typeof limits)['shownEntries'] = 500

/** The most that come before those: an address of more digits is none of ours. */
export const mostBefore = 999_998

/** What the next press of "show more" shows (COM-02, COM-04). */
export const nextShown = (shown: number, { first, opened, step }: EntryWindow): number =>
  Math.min(mostEntries, shown <= first && opened > first ? opened : shown + step)

/** The link's label, what the list shows then, and which entry has the focus: the link itself may be gone. */
type Turn = readonly [
  label: 'showMore' | 'showLess' | 'showPrevious' | 'showNext',
  to: Partial<EntryChoice>,
  focus: number,
]

/** Where a list can be turned to: more of it and less, and what comes before and after the most that it shows at once. */
export function turnsOf({ entries, total }: EntryPage, { from, shown }: EntryChoice, steps: EntryWindow): Turn[] {
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
function windowIn(text: string | undefined): Pick<EntryChoice, 'from' | 'shown'> {
  const [, begin, end] = /^([1-9]\d{0,5})-(\d{1,6})$/.exec(text ?? '') ?? []
  const from = begin === undefined ? 0 : Number(begin) - 1
  return { from, shown: Number(end ?? text) - from }
}

/** What an address says of a list; what cannot be is as if nothing was said. */
export function choiceOf(kind: ContributionKind, query: Query, { first }: EntryWindow): EntryChoice {
  const { from, shown } = windowIn(query[kind])
  const stars = Number(query[starsKey(kind)])
  return {
    from,
    shown: Number.isInteger(shown) && shown > first ? Math.min(shown, mostEntries) : first,
    stars: kind !== 'comments' && Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : null,
    order: entryOrders.find((order) => order === query[orderKey(kind)]) ?? 'newest',
  }
}

/** An address's query with another choice of a list; what it says of anything else stays. */
export function withChoice(
  search: string,
  kind: ContributionKind,
  choice: EntryChoice,
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
