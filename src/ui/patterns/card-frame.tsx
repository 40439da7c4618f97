import type { ReactNode } from 'react'
import { CoveringLink } from './covering-link'

type CardShellProps = {
  picture: ReactNode
  children: ReactNode
  /** The shape of the picture, as a class. */
  shape?: string | undefined
  /** Classes for the least height below the picture. */
  room: string
  /** The key of the document, `collection:id`, for analytics. */
  item?: string | undefined
}

/** The outline of all cards and their skeletons: a picture, and what is below it. */
export function CardShell({ picture, children, shape = 'aspect-[4/3]', room, item }: CardShellProps) {
  return (
    <article
      data-card={item}
      className="group rounded-card border-line bg-raised hover:border-lichen focus-within:border-lichen relative flex h-full flex-col overflow-hidden border transition-colors"
    >
      <div className={`bg-paper relative overflow-hidden ${shape}`}>{picture}</div>
      <div className={`flex flex-1 flex-col gap-2 p-4 ${room}`}>{children}</div>
    </article>
  )
}

type CardFrameProps = {
  href: string
  picture: ReactNode
  title: ReactNode
  over?: ReactNode
  children?: ReactNode
  badge?: ReactNode
  shape?: string | undefined
  room?: string
  item?: string
  /** A control of its own, over a corner of the picture. */
  corner?: ReactNode
}

/** The common frame of all cards: a picture, a title that is the link, and what follows. */
export function CardFrame({
  href,
  picture,
  title,
  over,
  children,
  badge,
  shape,
  room = '',
  item,
  corner,
}: CardFrameProps) {
  return (
    <CardShell
      shape={shape}
      room={room}
      item={item}
      picture={
        <>
          {picture}
          {badge ? <div className="absolute top-3 left-3 flex flex-wrap gap-1.5">{badge}</div> : null}
        </>
      }
    >
      {over ? <div className="text-muted text-sm">{over}</div> : null}
      <h3 className="text-xl">
        {/* The link covers the whole card, so that it can be pressed anywhere. */}
        <CoveringLink href={href} text={title} />
      </h3>
      {children}
      {corner}
    </CardShell>
  )
}
