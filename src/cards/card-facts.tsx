import { MapPin } from 'lucide-react'
import { Price } from '@/ui/patterns/price'
import { Rating } from '@/ui/patterns/rating'
import type { CardView } from './card-view'
import { Chips } from './chips'
import { DeliveryNotice } from './delivery-notice.client'

/**
 * The facts below a card's lead, small or large: chips, price, distance, where it may not go, and rating.
 * @param place classes of the rows of chips and price
 */
export function CardFacts({ view, place }: { view: CardView; place: string }) {
  const { chips, price, distance, reach, rating } = view
  return (
    <>
      {chips.length > 0 ? (
        <div className={`flex flex-wrap gap-1.5 ${place}`}>
          <Chips chips={chips} />
        </div>
      ) : null}
      {price ? (
        <div className={place}>
          <Price {...price} />
        </div>
      ) : null}
      {distance ? (
        <p className="text-muted flex items-center gap-1.5 text-sm">
          <MapPin aria-hidden size={14} /> {distance}
        </p>
      ) : null}
      {reach ? <DeliveryNotice reach={reach} labels={reach.labels} /> : null}
      {rating ? <Rating {...rating} /> : null}
    </>
  )
}
