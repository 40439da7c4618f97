import type { ReactNode } from 'react'

type CardFrameProps = {
  href: string
  picture: ReactNode
  title: ReactNode
  over?: ReactNode
  children?: ReactNode
  badge?: ReactNode
}

/** The common frame of all cards: a 4:3 picture, a title that is the link, and what follows. */
export function CardFrame({ href, picture, title, over, children, badge }: CardFrameProps) {
  return (
    <article className="group rounded-card border-line bg-raised hover:border-lichen focus-within:border-lichen relative flex h-full flex-col overflow-hidden border transition-colors">
      <div className="bg-paper relative aspect-[4/3] overflow-hidden">
        {picture}
        {badge ? <div className="absolute top-3 left-3 flex flex-wrap gap-1.5">{badge}</div> : null}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        {over ? <div className="text-muted text-sm">{over}</div> : null}
        <h3 className="text-xl">
          {/* The link covers the whole card, so that it can be pressed anywhere. */}
          <a
            href={href}
            className="group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4 after:absolute after:inset-0"
          >
            {title}
          </a>
        </h3>
        {children}
      </div>
    </article>
  )
}
