import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import { outsideRel } from '@/core/safe-url'
import { resolveLink, type CmsLink } from './links'

/** The links of a block as buttons; a link that leads nowhere is left out. */
export function CmsLinks({ links, locale }: { links: readonly CmsLink[] | null | undefined; locale: Locale }) {
  const drawn = (links ?? []).flatMap((link) => {
    const href = resolveLink(link, locale)
    return href ? [{ ...link, href, lang: langOf(link, 'label') }] : []
  })
  if (drawn.length === 0) return null
  return (
    <ul className="mt-6 flex flex-wrap items-center gap-3">
      {drawn.map((link) => (
        <li key={link.id ?? link.href}>
          <a
            href={link.href}
            className={`button button-${link.appearance ?? 'default'}`}
            lang={link.lang}
            {...(link.newTab ? { target: '_blank' } : {})}
            {...(link.href.startsWith('http') ? { rel: outsideRel } : {})}
          >
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
