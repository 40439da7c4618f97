'use client'

import { usePathname } from 'next/navigation'
import { splitLocale } from '@/core/paths'

type NavLinksProps = {
  links: readonly { readonly href: string; readonly label: string }[]
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
      {links.map(({ href, label }) => (
        <li key={href} className={itemClass}>
          <a href={href} aria-current={currentOf(href)} className={linkClass}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
