import type { ReactNode } from 'react'
import { CardFacts } from '@/cards/card-facts'
import type { CardView } from '@/cards/card-view'
import { Chips } from '@/cards/chips'
import { LikeButton } from '@/platform/marks/like-button.client'
import { CoveringLink } from '@/ui/patterns/covering-link'
import { Image } from '@/ui/patterns/image'

type LeadCardProps = { view: CardView; header: ReactNode; priority: boolean }

/** One document, rendered large: its picture beside its title, its lead and all that a small card shows. */
export function LeadCard({ view, header, priority }: LeadCardProps) {
  const { href, title, lang, over, lead, picture, badges } = view
  return (
    <section className="shell py-8 sm:py-10">
      {header}
      <article
        data-card={`${view.relationTo}:${view.id}`}
        className="group rounded-card border-line bg-raised hover:border-lichen focus-within:border-lichen relative grid overflow-hidden border transition-colors lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
      >
        <Image
          picture={picture ? { ...picture, alt: '' } : null}
          sizes="(min-width: 1280px) 700px, (min-width: 1024px) 55vw, 100vw"
          className="aspect-[16/9] size-full object-cover"
          priority={priority}
          alt=""
        />
        <div className="flex flex-col justify-center gap-3 p-6 sm:p-8 lg:p-10">
          {badges.length > 0 ? (
            <div className="flex flex-wrap gap-1.5">
              <Chips chips={badges} />
            </div>
          ) : null}
          {over ? (
            <p className={over.scientific ? 'scientific text-muted text-lg' : 'text-muted text-sm'}>{over.text}</p>
          ) : null}
          <h3 className="text-2xl sm:text-3xl">
            <CoveringLink href={href} text={title} lang={lang.title} />
          </h3>
          {lead ? (
            <p lang={lang.lead ?? undefined} className="text-lg">
              {lead}
            </p>
          ) : null}
          <CardFacts view={view} place="pt-1" />
        </div>
        <LikeButton relationTo={view.relationTo} id={view.id} title={title} />
      </article>
    </section>
  )
}
