'use client'

import { usePathname } from 'next/navigation'
import { splitLocale } from '@/core/paths'

type NavLinksProps = {
  /** Each as its anchor has it; its words are its children. */
  links: readonly { readonly href: string; children: string; lang?: string; target?: string; rel?: string }[]
  className: string
  itemClass?: string
  linkClass: string
}

/** The links of the main navigation; the one of this page, or of the archive that it is part of, says so. */
export function NavLinks({ links, className, itemClass, linkClass }: NavLinksProps) {
  const { path } = splitLocale(usePathname())
  const currentOf = (href: string): 'page' | 'true' | undefined => {
    const linked = splitLocale(href).path
    if (linked === path) return 'page'
    return linked !== '/' && path.startsWith(`${linked}/`) ? 'true' : undefined
  }
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href} className={itemClass}>
          <a {...link} aria-current={currentOf(link.href)} className={linkClass} />
        </li>
      ))}
    </ul>
  )
}
