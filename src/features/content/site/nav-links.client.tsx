'use client'

import { usePathname } from 'next/navigation'
import { splitLocale } from '@/core/paths'

type NavLinksProps = {
  /** The props of each `<a>`; its label is its children. */
  links: readonly { readonly href: string; children: string; lang?: string; target?: string; rel?: string }[]
  className: string
  itemClass?: string
  linkClass: string
}

/** The links of the main navigation; `aria-current` marks that of this page, or of the archive that contains it. */
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
