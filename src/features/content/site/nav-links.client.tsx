'use client'

import { usePathname } from 'next/navigation'
import { splitLocale } from '@/core/paths'

type NavLinksProps = {
  /** Each with whatever else its anchor needs. */
  links: readonly { readonly href: string; readonly label: string; lang?: string; target?: string; rel?: string }[]
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
      {links.map(({ label, ...anchor }) => (
        <li key={anchor.href} className={itemClass}>
          <a {...anchor} aria-current={currentOf(anchor.href)} className={linkClass}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
