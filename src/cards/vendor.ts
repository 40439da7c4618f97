import type { Text } from '@/core/locales'
import { vendorName, vendorPlace, vendorTypeLabel } from '@/features/shop/model'
import { ratingView, type StoredRating } from '@/platform/ratings/rating'
import { chip, type CardContext, type CardPicture, type CardView } from './card-view'
import { blankView, plainOver } from './blank-view'

/** What a card shows of a vendor. */
export type VendorItem = {
  readonly id: number
  readonly slug: string
  readonly displayName: string
  readonly businessName?: string | null | undefined
  readonly vendorType?: string | null | undefined
  readonly address?: { city?: string | null; country?: string | null } | null | undefined
  readonly lead: Text | null | undefined
  readonly logo: CardPicture | null
  readonly rating: StoredRating
}

/** The card of a vendor: logo, type, name and place. */
export function vendorView(item: VendorItem, context: CardContext): CardView {
  const { locale, t, unratedDisplay } = context
  const kind = vendorTypeLabel(item.vendorType, locale)
  return {
    ...blankView('vendors', { ...item, title: vendorName(item) }, context),
    over: plainOver(vendorPlace(item.address, locale)),
    picture: item.logo,
    pictureFit: 'mark',
    chips: kind ? [chip(kind)] : [],
    rating: ratingView(item.rating, unratedDisplay, locale, t),
  }
}
