import type { Locale } from '@/core/locales'
import { resolvedLinks, type CmsLink } from './links'

/** The links of a block as buttons; a link that leads nowhere is left out. */
export function CmsLinks({ links, locale }: { links: readonly CmsLink[] | null | undefined; locale: Locale }) {
  const drawn = resolvedLinks(links, locale)
  if (drawn.length === 0) return null
  return (
    <ul className="mt-6 flex flex-wrap items-center gap-3">
      {drawn.map(({ id, label, appearance, anchor: { href, ...anchor } }) => (
        <li key={id ?? href}>
          <a href={href} className={`button button-${appearance ?? 'default'}`} {...anchor}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
