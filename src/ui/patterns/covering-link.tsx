import type { ReactNode } from 'react'

type CoveringLinkProps = {
  href: string
  text: ReactNode
  lang?: string | null | undefined
}

/** A card's title as a link: its ::after covers the nearest `relative` ancestor, a hovered `group` underlines it. */
export function CoveringLink({ href, text, lang }: CoveringLinkProps) {
  return (
    <a
      href={href}
      lang={lang ?? undefined}
      className="group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4 after:absolute after:inset-0"
    >
      {text}
    </a>
  )
}
