import { getTranslations } from 'next-intl/server'
import { documentPath, localizedPath } from '@/core/paths'
import { PriceLine } from '@/features/shop/ui'
import type { Product } from '@/payload-types'
import { toPicture } from '@/platform/media/picture'
import { RatingLine } from '@/platform/ratings/rating-line'
import { CardFrame } from '@/ui/patterns/card-frame'
import { Chip } from '@/ui/patterns/chip'
import { Image } from '@/ui/patterns/image'
import type { CardProps } from './card'

type CardProduct = Pick<
  Product,
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

/** A product: picture, vendor, title, price, and how many options it has (PRD-04). */
export async function ProductCard({ item, locale, priority = false }: CardProps<CardProduct>) {
  const t = await getTranslations({ locale, namespace: 'product' })
  const vendor = typeof item.vendor === 'object' ? item.vendor : null
  const options = item.enableVariants ? (item.variants?.variants?.length ?? 0) : 0
  const soldOut = (item.baseInventory?.stock ?? 0) <= 0
  return (
    <CardFrame
      href={localizedPath(locale, documentPath('products', item.slug))}
      picture={
        <Image
          picture={toPicture(item.gallery?.[0]?.image)}
          sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw"
          className="size-full object-cover"
          priority={priority}
          alt=""
        />
      }
      badge={
        <>
          {options > 0 ? <Chip>{t('options', { n: options })}</Chip> : null}
          {soldOut ? <Chip tone="amanita">{t('outOfStock')}</Chip> : null}
        </>
      }
      over={vendor ? t('by', { vendor: vendor.displayName }) : null}
      title={item.title}
    >
      <div className="mt-auto pt-1">
        <PriceLine product={item} locale={locale} />
      </div>
      <RatingLine rating={item.aggregateRating} locale={locale} />
    </CardFrame>
  )
}
