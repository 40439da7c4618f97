import { publicGlobal } from '@/cms/public-find'
import type { Locale } from '@/core/locales'
import { Rating } from '@/ui/patterns/rating'
import { translatorOf } from '../i18n/translator'
import { ratingView, type StoredRating } from './rating'

/** The rating of a document on its page. */
export async function RatingLine({ rating, locale }: { rating: StoredRating; locale: Locale }) {
  const { display } = await publicGlobal('site-settings', locale)
  return <Rating {...ratingView(rating, display.unratedDisplay, locale, translatorOf(locale))} />
}
