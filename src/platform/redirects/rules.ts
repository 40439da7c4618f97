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

/** What no request path contains: dot segments, control characters, and characters that end a path. */
const unreachable = /(?:^|\/)\.{1,2}(?:\/|$)|[%?#\\\u0000-\u001f\u007f-\u009f]/

/**
 * A redirect's address as it is stored: decoded, without locale, query, fragment and closing slash; null where it is no
 * valid path.
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

/** Whether a path can be decoded: one with a bare `%` would be an error for every visitor. */
const isReadable = (url: string): boolean => decoded(url.replace(/[?#].*$/s, '')) !== null

/** The target of a redirect if it is allowed: a path of this site, or an https address (T-1H); else null. */
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

/**
 * The target of a redirect, without a locale; null where it is unpublished, not allowed, or the redirect's own address.
 */
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

/** The address of what was below a moved category: below the category's new place. */
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

/** The target of the redirect for an address, or of one for a category above it. */
function targetAmong(path: string, stored: readonly StoredRedirect[]): string | null {
  const own = stored.find((redirect) => plainPath(redirect.from) === path)
  return own ? redirectTarget(own) : targetFromAbove(path, stored)
}

/** Reads the redirects that may apply to an address; none where a page is shown there. */
type ReadRedirects = (path: string) => Promise<readonly StoredRedirect[]>

/** The final target after following all redirects; null where there is none, or in a loop. */
export async function followRedirects(
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
