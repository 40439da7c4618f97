import { getTranslations } from 'next-intl/server'
import { publicGlobal } from '@/cms/public-find'
import type { Locale } from '@/core/locales'
import { Stars } from '@/ui/patterns/stars'
import { formatNumber } from '../i18n/format'
import { shownRating, type StoredRating } from './rating'

type RatingLineProps = { rating: StoredRating; locale: Locale }

/** Stars, average with one decimal unless whole, and the count; the spoken name says when nobody has rated. */
export async function RatingLine({ rating, locale }: RatingLineProps) {
  const [t, { display }] = await Promise.all([
    getTranslations({ locale, namespace: 'species' }),
    publicGlobal('site-settings', locale),
  ])
  const { average, best, count, rated } = shownRating(rating)
  if (!rated && display.unratedDisplay === 'none') return <p className="text-muted text-sm">{t('unrated')}</p>
  const values = { average: formatNumber(average, locale, 1), best: String(best), count }
  return (
    <p className="text-muted flex items-center gap-2 text-sm">
      <Stars value={average} best={best} label={rated ? t('rating', values) : t('unratedValue', values)} />
      <span aria-hidden className="tabular">
        {values.average} ({count})
      </span>
    </p>
  )
}
