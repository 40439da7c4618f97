import type { Text } from '@/core/locales'
import { priceView, reachOf, vendorStatus, type Priced } from '@/features/shop/model'
import { ratingView, type StoredRating } from '@/platform/ratings/rating'
import { chip, type CardContext, type CardPicture, type CardView } from './card-view'
import { blankView, plainOver } from './blank-view'

type Inventory = Priced['baseInventory'] & {
  stock?: number | null
  itemType?: string | null
  baseUnit?: string | null
  baseUnitQuantity?: number | null
}

/** What a card shows of a product. */
export type ProductItem = Pick<Priced, 'enableVariants' | 'variants' | 'sales'> & {
  readonly id: number
  readonly slug: string
  readonly title: Text
  readonly vendor: string | null
  readonly picture: CardPicture | null
  readonly baseInventory: Inventory
  readonly rating: StoredRating
  /** Input of `reachOf` and of `vendorStatus`. */
  readonly sent: Parameters<typeof reachOf>[0]
  readonly vendorState: Parameters<typeof vendorStatus>[0]
}

/** The card of a product: picture, vendor, title, price, and the number of its variants (PRD-04). */
export function productView(item: ProductItem, context: CardContext): CardView {
  const { locale, t, now, unratedDisplay } = context
  const options = item.enableVariants ? (item.variants?.variants?.length ?? 0) : 0
  const reach = reachOf(item.sent, now)
  const { state } = vendorStatus(item.vendorState, now)
  return {
    ...blankView('products', item, context),
    over: plainOver(item.vendor ? t('product.by', { vendor: item.vendor }) : null),
    picture: item.picture,
    badges: [
      ...(options > 0 ? [chip(t('product.options', { n: options }))] : []),
      ...((item.baseInventory.stock ?? 0) <= 0 ? [chip(t('product.soldOut'))] : []),
      ...(state === 'open' ? [] : [chip(t(`product.state.${state}`), 'chanterelle')]),
    ],
    price: priceView(item, locale, t, now),
    reach:
      reach.only.length + reach.not.length > 0
        ? { ...reach, labels: { no: t('destinations.notThere'), byState: t('destinations.dependsOnState') } }
        : null,
    rating: ratingView(item.rating, unratedDisplay, locale, t),
  }
}
