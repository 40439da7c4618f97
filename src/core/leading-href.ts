import type { Locale } from './locales'
import { withoutOwnHost } from './own-path'
import { localizedHref } from './paths'
import { safeUrl } from './safe-url'
import { inItsLetters, isInvented } from './shared/known-addresses'

/**
 * Where an address that an editor typed leads for a visitor of `locale`. Null where it may not be rendered, or where this
 * site has nothing, in small letters neither: what was unpublished or deleted since is as little linked to as by a link to
 * the document itself.
 */
export function leadingHref(locale: Locale, typed: unknown): string | null {
  const safe = safeUrl(typed)
  const url = safe === null ? null : safeUrl(withoutOwnHost(safe))
  if (url === null) return null
  const href = localizedHref(locale, url)
  const [path = ''] = href.split(/[?#]/)
  if (!path.startsWith('/') || !isInvented(path)) return href
  const meant = inItsLetters(path)
  return meant === null ? null : `${meant}${href.slice(path.length)}`
}
