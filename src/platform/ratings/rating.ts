import { limits } from '@/core/limits'

export type StoredRating =
  { averageRating?: number | null; reviewCount?: number | null; impressionCount?: number | null } | null | undefined

export type ShownRating = { average: number; best: number; count: number; rated: boolean }

/** What is drawn of a rating: its own values, or the documented default while nobody has rated (decision 4). */
export function shownRating(rating: StoredRating): ShownRating {
  const count = (rating?.reviewCount ?? 0) + (rating?.impressionCount ?? 0)
  if (count === 0 || typeof rating?.averageRating !== 'number') {
    const { averageRating, bestRating, reviewCount } = limits.unrated
    return { average: averageRating, best: bestRating, count: reviewCount, rated: false }
  }
  return { average: rating.averageRating, best: limits.unrated.bestRating, count, rated: true }
}
