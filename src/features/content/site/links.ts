import type { Locale } from '@/core/locales'
import { localizedHref, localizedPath } from '@/core/paths'
import { referencedPath } from '@/core/referenced-path'
import { safeUrl } from '@/core/safe-url'

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
  const url = safeUrl(link.url)
  return url === null ? null : localizedHref(locale, url)
}
