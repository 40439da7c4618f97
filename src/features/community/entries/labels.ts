import { recordOf } from '@/core/record-of'
import type { ContributionKind } from '../model'
import type { EntryOrder } from './view'

/** What a list says, in the visitor's language; `{…}` are filled in by the list. */
export type EntryLabels = {
  readonly anonymous: string
  /** A member who has deleted their account. */
  readonly former: string
  readonly helpful: string
  readonly helpfulOf: string
  readonly report: string
  readonly reportOf: string
  readonly reported: string
  /** What is said after a press that was taken, and after one that failed without a word. */
  readonly reportDone: string
  readonly helpfulDone: string
  readonly notDone: string
  readonly readFull: string
  readonly readLess: string
  readonly showMore: string
  readonly showLess: string
  /** What comes after the most that a list shows, and what comes before. */
  readonly showNext: string
  readonly showPrevious: string
  readonly order: string
  readonly orders: Readonly<Record<EntryOrder, string>>
  readonly starsOf: string
  readonly rated: string
  readonly all: string
  readonly none: string
  /** There are some, but none with the stars chosen. */
  readonly noneOfStars: string
  readonly waiting: string
  readonly refused: string
  readonly edit: string
  readonly failed: string
  readonly retry: string
}

const plain = [
  'anonymous',
  'former',
  'helpful',
  'helpfulOf',
  'report',
  'reportOf',
  'reported',
  'reportDone',
  'helpfulDone',
  'notDone',
  'readFull',
  'readLess',
  'showMore',
  'showLess',
  'showNext',
  'showPrevious',
  'order',
  'starsOf',
  'rated',
  'all',
  'noneOfStars',
  'waiting',
  'refused',
  'edit',
  'failed',
  'retry',
] as const

type Raw = { raw: (key: never) => unknown }

/** The labels of a kind of list, unfilled. */
export const entryLabels = (t: Raw, kind: ContributionKind): EntryLabels => {
  const raw = t.raw as (key: string) => unknown
  const text = (key: string): string => String(raw(key))
  return {
    ...recordOf(plain, text),
    none: text(`none.${kind}`),
    orders: { newest: text('orders.newest'), helpful: text('orders.helpful'), rating: text('orders.rating') },
  }
}
