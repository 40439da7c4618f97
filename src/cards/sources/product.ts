import type { Text } from '@/core/locales'
import { priceView, type Priced } from '@/features/shop/model'
import type { Product } from '@/payload-types'
import { ratingView, type StoredRating } from '@/platform/ratings/rating'
import { chip, type CardContext, type CardPicture, type CardView } from '../card-view'
import { blankView, cardPicture, plainOver } from './common'

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
}

type ProductDocument = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'title'
  | 'vendor'
  | 'gallery'
  | 'baseInventory'
  | 'enableVariants'
  | 'variants'
  | 'sales'
  | 'aggregateRating'
>

export const productItem = (doc: ProductDocument): ProductItem => ({
  id: doc.id,
  slug: doc.slug,
  title: doc.title,
  vendor: typeof doc.vendor === 'object' ? (doc.vendor?.displayName ?? null) : null,
  picture: cardPicture(doc.gallery?.[0]?.image),
  baseInventory: doc.baseInventory ?? {},
  enableVariants: doc.enableVariants,
  variants: doc.variants,
  sales: doc.sales,
  rating: doc.aggregateRating,
})

/** Picture, vendor, title, price, and how many options it has (PRD-04). */
export function productView(item: ProductItem, context: CardContext): CardView {
  const { locale, t, now, unratedDisplay } = context
  const options = item.enableVariants ? (item.variants?.variants?.length ?? 0) : 0
  return {
    ...blankView('products', item, context),
    over: plainOver(item.vendor ? t('product.by', { vendor: item.vendor }) : null),
    picture: item.picture,
    badges: [
      ...(options > 0 ? [chip(t('product.options', { n: options }))] : []),
      ...((item.baseInventory.stock ?? 0) <= 0 ? [chip(t('product.soldOut'), 'amanita')] : []),
    ],
    price: priceView(item, locale, t, now),
    rating: ratingView(item.rating, unratedDisplay, locale, t),
  }
}
