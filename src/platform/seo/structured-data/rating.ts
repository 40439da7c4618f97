import type { AggregateRating } from 'schema-dts'
import { limits } from '@/core/limits'

type Stored = {
  readonly averageRating?: number | null
  readonly reviewCount?: number | null
} | null

/** The rating for search engines: only ratings of members; nothing for a document without any (D-04). */
export function publishedRating(rating: Stored | undefined): { aggregateRating?: AggregateRating } {
  const { averageRating, reviewCount } = rating ?? {}
  if (typeof averageRating !== 'number' || !reviewCount) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Math.round(averageRating * 10) / 10,
      reviewCount,
      bestRating: limits.rating.max,
      worstRating: limits.rating.min,
    },
  }
}
