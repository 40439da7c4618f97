import { isRecord } from '@/core/is-record'
import { limits } from '@/core/limits'

/** The columns of a counter row; zero where nothing was counted. */
export type Counters = {
  likeCount: number
  helpfulCount: number
  ratingSum: number
  ratingCount: number
  impressionSum: number
  impressionCount: number
  stock: number | null
}

export type AggregateRating = {
  /** Mean of all published ratings, 1..5, or null while there is none. */
  averageRating: number | null
  bestRating: number
  reviewCount: number
  impressionCount: number
}

/** The rating of COM-09 from a counter row; never invents one (D-04 is applied where it is rendered). */
export function aggregateRating(counters: Partial<Counters> | null | undefined): AggregateRating {
  const reviewCount = counters?.ratingCount ?? 0
  const impressionCount = counters?.impressionCount ?? 0
  const count = reviewCount + impressionCount
  const sum = (counters?.ratingSum ?? 0) + (counters?.impressionSum ?? 0)
  return {
    averageRating: count > 0 ? sum / count : null,
    bestRating: limits.unrated.bestRating,
    reviewCount,
    impressionCount,
  }
}

/** The virtual fields that `statsPlugin` adds to documents. */
export const numberNames = ['likeCount', 'helpfulCount', 'aggregateRating'] as const

type Numbered = Readonly<Record<string, unknown>>

const stockOf = (doc: Numbered): unknown => (isRecord(doc.baseInventory) ? doc.baseInventory.stock : undefined)

/**
 * Merges the counters of a fresh read into a document that was read without them; a product's stock is in the group
 * `baseInventory`.
 */
export function withNumbers<T extends Numbered>(doc: T, numbers: Numbered): T {
  const known = Object.entries(numbers).filter(([name]) => numberNames.some((one) => one === name))
  const stock = stockOf(numbers)
  const inventory = { baseInventory: { ...(doc.baseInventory as object | undefined), stock } }
  return { ...doc, ...Object.fromEntries(known), ...(stock === undefined ? {} : inventory) }
}
