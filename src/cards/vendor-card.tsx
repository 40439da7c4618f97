import { documentPath, localizedPath } from '@/core/paths'
import { vendorName, vendorPlace, vendorTypeLabel } from '@/features/shop/ui'
import type { Vendor } from '@/payload-types'
import { toPicture } from '@/platform/media/picture'
import { RatingLine } from '@/platform/ratings/rating-line'
import { CardFrame } from '@/ui/patterns/card-frame'
import { Chip } from '@/ui/patterns/chip'
import { Image } from '@/ui/patterns/image'
import type { CardProps } from './card'

type CardVendor = Pick<
  Vendor,
  'slug' | 'displayName' | 'businessName' | 'vendorType' | 'address' | 'logo' | 'lead' | 'aggregateRating'
>

/** A vendor: mark, kind, name, place. */
export function VendorCard({ item, locale, priority = false }: CardProps<CardVendor>) {
  const kind = vendorTypeLabel(item.vendorType, locale)
  return (
    <CardFrame
      href={localizedPath(locale, documentPath('vendors', item.slug))}
      picture={
        <div className="bg-lichen-wash/60 grid size-full place-items-center">
          <Image
            picture={toPicture(item.logo)}
            sizes="180px"
            className="size-40 rounded-full object-cover"
            priority={priority}
            alt=""
          />
        </div>
      }
      over={vendorPlace(item.address, locale)}
      title={vendorName(item)}
    >
      {item.lead ? <p className="text-muted line-clamp-3">{item.lead}</p> : null}
      <div className="mt-auto flex flex-wrap gap-1.5 pt-1">{kind ? <Chip>{kind}</Chip> : null}</div>
      <RatingLine rating={item.aggregateRating} locale={locale} />
    </CardFrame>
  )
}
