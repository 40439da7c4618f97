import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import { hrefOfTypedAddress } from '@/core/href-of-typed-address'
import { localizedPath } from '@/core/paths'
import { referencedPath } from '@/core/referenced-path'
import { outsideRel } from '@/core/safe-url'

/** A link as the CMS stores it (DAT-15). */
export type CmsLink = {
  type: 'reference' | 'custom'
  label: string
  appearance?: 'default' | 'primary' | 'secondary' | null
  newTab?: boolean | null
  url?: string | null
  reference?: { relationTo: string; value: unknown } | null
  id?: string | null
}

/** Where a link leads for a visitor of `locale`, or null when it leads nowhere that may be rendered. */
export function resolveLink(link: CmsLink, locale: Locale): string | null {
  if (link.type === 'reference') {
    const path = referencedPath(link.reference ?? {})
    return path === null ? null : localizedPath(locale, path)
  }
  return hrefOfTypedAddress(locale, link.url)
}

/** The attributes of an `<a>`; `lang` where the label is a fallback in another locale. */
type Anchor = { readonly href: string; lang?: string; target?: '_blank'; rel?: string }

/** A link that leads somewhere. */
type Leading = Pick<CmsLink, 'id' | 'label' | 'appearance'> & { readonly anchor: Anchor }

/** The links of a list that lead somewhere for a visitor: not those to what is unpublished or deleted. */
export const resolvedLinks = (links: readonly CmsLink[] | null | undefined, locale: Locale): Leading[] =>
  (links ?? []).flatMap((link) => {
    const href = resolveLink(link, locale)
    if (href === null) return []
    const lang = langOf(link, 'label')
    const anchor: Anchor = {
      href,
      ...(lang ? { lang } : {}),
      ...(link.newTab ? { target: '_blank' } : {}),
      ...(href.startsWith('http') ? { rel: outsideRel } : {}),
    }
    const { id = null, label, appearance = null } = link
    return [{ id, label, appearance, anchor }]
  })
