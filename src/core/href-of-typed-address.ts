import type { Locale } from './locales'
import { withoutOwnHost } from './own-path'
import { localizedHref } from './paths'
import { safeUrl } from './safe-url'
import { canonicalAddress, isUnknownAddress } from './shared/known-addresses'

/**
 * The link for an address that an editor typed, for a visitor of `locale`. Null where it is unsafe, or where this site
 * has nothing at it, nor at it in lower case: an unpublished or deleted document is not linked to.
 */
export function hrefOfTypedAddress(locale: Locale, typed: unknown): string | null {
  const safe = safeUrl(typed)
  const url = safe === null ? null : safeUrl(withoutOwnHost(safe))
  if (url === null) return null
  const href = localizedHref(locale, url)
  const [path = ''] = href.split(/[?#]/)
  if (!path.startsWith('/') || !isUnknownAddress(path)) return href
  const meant = canonicalAddress(path)
  return meant === null ? null : `${meant}${href.slice(path.length)}`
}
