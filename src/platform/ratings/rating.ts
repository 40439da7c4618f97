import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import type { RatingProps } from '@/ui/patterns/rating'
import { formatNumber } from '../i18n/format'
import type { Translator } from '../i18n/translator'

export type StoredRating =
  { averageRating?: number | null; reviewCount?: number | null; impressionCount?: number | null } | null | undefined

type ShownRating = { average: number; best: number; count: number; rated: boolean }

/** The values to render: the rating's own, or the documented default where there is none (D-04). */
export function shownRating(rating: StoredRating): ShownRating {
  const count = (rating?.reviewCount ?? 0) + (rating?.impressionCount ?? 0)
  if (count === 0 || typeof rating?.averageRating !== 'number') {
    const { averageRating, bestRating, reviewCount } = limits.unrated
    return { average: averageRating, best: bestRating, count: reviewCount, rated: false }
  }
  return { average: rating.averageRating, best: limits.unrated.bestRating, count, rated: true }
}

/**
 * A rating formatted for a locale: at most one decimal, and the count; the accessible label says if it is not rated
 * (D-04).
 */
export function ratingView(
  rating: StoredRating,
  unratedDisplay: 'default' | 'none' | null | undefined,
  locale: Locale,
  t: Translator,
): RatingProps {
  const { average, best, count, rated } = shownRating(rating)
  if (!rated && unratedDisplay === 'none') return { stars: null, label: '', text: t('species.unrated') }
  const values = { average: formatNumber(average, locale, 1), best: String(best), count }
  return {
    stars: { value: average, best },
    label: rated ? t('species.rating', values) : t('species.unratedValue', values),
    text: `${values.average} (${count})`,
  }
}
