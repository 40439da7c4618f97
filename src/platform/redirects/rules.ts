import { withoutOwnHost } from '@/core/own-path'
import { isRecord } from '@/core/is-record'
import { localizedHref, splitLocale, categoriesPath } from '@/core/paths'
import type { Locale } from '@/core/locales'
import { referencedPath } from '@/core/referenced-path'
import { safeUrl } from '@/core/safe-url'
import { foldedTo } from '@/platform/i18n/rewrites'

const deepest = 8
const longest = 500

const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** What no request comes with, or not as a part of its path: steps, control characters, and signs that end a path. */
const unreachable = /(?:^|\/)\.{1,2}(?:\/|$)|[%?#\\\u0000-\u001f\u007f-\u009f]/

/**
 * An address as redirects are kept: as it is read, without language, query, fragment and closing slash; null where it is
 * none.
 */
export function plainPath(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const [written = ''] = withoutOwnHost(value.trim()).split(/[?#]/)
  if (!written.startsWith('/') || safeUrl(written) === null || written.length > longest) return null
  const path = decoded(written)
  if (path === null || unreachable.test(path)) return null
  const bare = splitLocale(path.replace(/\/{2,}/g, '/')).path.replace(/\/+$/, '')
  return bare === '' || bare.split('/').length > deepest + 1 ? null : bare
}

/** Whether a path can be read: one with `%` alone would be an error to whoever is led there. */
const isReadable = (url: string): boolean => decoded(url.replace(/[?#].*$/s, '')) !== null

/** Where a redirect may lead: a page of this site, which is kept as a path, or a site with a certificate (T-1H). */
export function allowedTarget(value: unknown): string | null {
  const url = typeof value === 'string' ? safeUrl(withoutOwnHost(value.trim())) : null
  return url !== null && (url.startsWith('/') ? isReadable(url) : url.startsWith('https://')) ? url : null
}

/** A stored redirect; its document is populated. */
export type StoredRedirect = {
  from: string
  to?: {
    type?: string | null
    url?: string | null
    reference?: { relationTo: string; value: unknown } | null
  } | null
}

/** Where a redirect leads, without a language; null where that is not published, not allowed, or where it began. */
export function redirectTarget({ from, to }: StoredRedirect): string | null {
  if (to?.type === 'custom') {
    const target = allowedTarget(to.url)
    return target !== null && plainPath(target) === plainPath(from) ? null : target
  }
  const reference = to?.reference
  if (!isRecord(reference?.value) || reference.value._status !== 'published') return null
  const path = referencedPath(reference)
  return path === from ? null : path
}

/** An address with those of the categories above it, the longest first. */
export function withThoseAbove(path: string): string[] {
  const found = [path]
  if (!path.startsWith(`${categoriesPath}/`)) return found
  for (let at = path.lastIndexOf('/'); at > categoriesPath.length; at = path.lastIndexOf('/', at - 1))
    found.push(path.slice(0, at))
  return found
}

/** Where an address below a category that moved leads: below the place where that category is now. */
export function targetFromAbove(path: string, stored: readonly StoredRedirect[]): string | null {
  for (const from of withThoseAbove(path)) {
    const moved = stored.find((redirect) => redirect.from === from)
    if (!moved) continue
    const target = plainPath(redirectTarget(moved)) ?? ''
    const isElsewhere = target.startsWith(`${categoriesPath}/`) && !target.startsWith(`${from}/`)
    return isElsewhere ? `${target}${path.slice(from.length)}` : null
  }
  return null
}

/** Where one redirect leads an address: its own, or that of a category above it. */
function targetAmong(path: string, stored: readonly StoredRedirect[]): string | null {
  const own = stored.find((redirect) => plainPath(redirect.from) === path)
  return own ? redirectTarget(own) : targetFromAbove(path, stored)
}

/** The redirects that may lead an address on, which are none where a page is shown. */
type ReadRedirects = (path: string) => Promise<readonly StoredRedirect[]>

/** Where a visitor ends who follows one redirect after the other, null where there is none; in a circle nowhere. */
export async function endOf(
  locale: Locale,
  from: string,
  read: ReadRedirects,
): Promise<{ end: string | null; isCircle: boolean }> {
  const seen = new Set<string>()
  let end: string | null = null
  for (let at = { locale, path: from }; ;) {
    if (seen.has(at.path)) return { end: null, isCircle: true }
    seen.add(at.path)
    const target = targetAmong(at.path, await read(at.path))
    if (target === null) return { end, isCircle: false }
    end = localizedHref(at.locale, target)
    const path = plainPath(end)
    if (path === null) return { end, isCircle: false }
    at = { locale: splitLocale(end).locale, path: foldedTo(path) ?? path }
  }
}
