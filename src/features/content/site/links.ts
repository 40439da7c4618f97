import type { Locale } from '@/core/locales'
import { documentPath, isPagedCollection, localizedHref, localizedPath } from '@/core/paths'
import { safeUrl } from '@/core/safe-url'
import { isSlug } from '@/core/slugs'

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
    const { relationTo, value } = link.reference ?? {}
    if (!isPagedCollection(relationTo) || typeof value !== 'object' || value === null) return null
    if (!('slug' in value) || !isSlug(value.slug)) return null
    return localizedPath(locale, documentPath(relationTo, value.slug))
  }
  const url = safeUrl(link.url)
  return url === null ? null : localizedHref(locale, url)
}
