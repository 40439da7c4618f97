import { Link, NavGroup } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isAdmin } from '@/cms/access/atoms'
import { inLanguage } from '@/cms/labels'
import { desks, desksTitle } from './desks.data'

/** The links to our own admin pages, in the menu above the collections. */
export function DeskLinks({ i18n, user }: ServerProps) {
  if (!isAdmin(user ?? null)) return null
  return (
    <NavGroup label={inLanguage(desksTitle, i18n.language)}>
      {desks.map(({ href, name }) => (
        <Link key={href} href={href} className="nav__link" prefetch={false}>
          <span className="nav__link-label">{inLanguage(name, i18n.language)}</span>
        </Link>
      ))}
    </NavGroup>
  )
}
