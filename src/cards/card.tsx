import { MapPin } from 'lucide-react'
import { LikeButton } from '@/platform/marks/like-button.client'
import { CardFrame } from '@/ui/patterns/card-frame'
import { Image } from '@/ui/patterns/image'
import { Price } from '@/ui/patterns/price'
import { Rating } from '@/ui/patterns/rating'
import { titleText } from '@/ui/patterns/title-text'
import { pictureRatio, textHeight } from './card-size'
import { NotToPlace } from './not-to-place.client'
import type { CardView } from './card-view'
import { Chips } from './chips'

function CardPicture({ view, priority }: { view: CardView; priority: boolean }) {
  const { picture, pictureFit } = view
  if (pictureFit === 'cover') {
    return (
      <Image
        picture={picture}
        sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw"
        className="size-full object-cover"
        priority={priority}
        alt=""
      />
    )
  }
  return (
    <div className="bg-lichen-wash/60 grid size-full place-items-center">
      <Image picture={picture} sizes="180px" className="size-40 rounded-full object-cover" priority={priority} alt="" />
    </div>
  )
}

/** The one card of the site; what it shows of a collection is decided by its description beside this file. */
export function Card({ view, priority = false }: { view: CardView; priority?: boolean }) {
  const { href, title, lang, over, lead, badges, chips, price, rating, distance, reach } = view
  return (
    <CardFrame
      shape={pictureRatio(view.relationTo)}
      room={textHeight(view.relationTo)}
      item={`${view.relationTo}:${view.id}`}
      corner={<LikeButton relationTo={view.relationTo} id={view.id} title={title} />}
      href={href}
      title={lang.title ? <span lang={lang.title}>{titleText(title)}</span> : titleText(title)}
      picture={<CardPicture view={view} priority={priority} />}
      badge={badges.length > 0 ? <Chips chips={badges} /> : null}
      over={over ? <span className={over.scientific ? 'scientific text-base' : undefined}>{over.text}</span> : null}
    >
      {lead ? (
        <p lang={lang.lead ?? undefined} className="text-muted line-clamp-3">
          {lead}
        </p>
      ) : null}
      {chips.length > 0 ? (
        <div className="mt-auto flex flex-wrap gap-1.5 pt-1">
          <Chips chips={chips} />
        </div>
      ) : null}
      {price ? (
        <div className="mt-auto pt-1">
          <Price {...price} />
        </div>
      ) : null}
      {distance ? (
        <p className="text-muted flex items-center gap-1.5 text-sm">
          <MapPin aria-hidden size={14} /> {distance}
        </p>
      ) : null}
      {reach ? <NotToPlace reach={reach} labels={reach.labels} /> : null}
      {rating ? <Rating {...rating} /> : null}
    </CardFrame>
  )
}
