import { recordOf } from '@/core/record-of'
import type { ContributionKind } from '../model'
import type { EntryOrder } from './view'

/** The messages of a list in the visitor's locale; the list fills in their `{…}`. */
export type EntryLabels = {
  readonly anonymous: string
  /** A member who has deleted their account. */
  readonly former: string
  readonly helpful: string
  readonly helpfulOf: string
  readonly report: string
  readonly reportOf: string
  readonly reported: string
  /** The messages after a press that succeeded, and after one that failed without a message of its own. */
  readonly reportDone: string
  readonly helpfulDone: string
  readonly notDone: string
  readonly readFull: string
  readonly readLess: string
  readonly showMore: string
  readonly showLess: string
  /** Links to the windows after and before the most entries that a list shows at once. */
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

/** The messages of a list of one kind, with their `{…}` not filled in. */
export const entryLabels = (t: Raw, kind: ContributionKind): EntryLabels => {
  const raw = t.raw as (key: string) => unknown
  const text = (key: string): string => String(raw(key))
  return {
    ...recordOf(plain, text),
    none: text(`none.${kind}`),
    orders: { newest: text('orders.newest'), helpful: text('orders.helpful'), rating: text('orders.rating') },
  }
}
