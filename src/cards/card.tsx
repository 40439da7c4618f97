import { LikeButton } from '@/platform/marks/like-button.client'
import { CardFrame } from '@/ui/patterns/card-frame'
import { Image } from '@/ui/patterns/image'
import { titleText } from '@/ui/patterns/title-text'
import { CardFacts } from './card-facts'
import { pictureRatio, textHeight } from './card-size'
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

/** The card of every collection; the file of the collection beside this one decides what its `CardView` shows. */
export function Card({ view, priority = false }: { view: CardView; priority?: boolean }) {
  const { href, title, lang, over, lead, badges } = view
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
      <CardFacts view={view} place="mt-auto pt-1" />
    </CardFrame>
  )
}
