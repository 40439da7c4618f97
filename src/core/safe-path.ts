import { locales } from './locales'

const origin = 'http://site.invalid'

/** Characters of a path at most: of a longer address, browsers send only the origin as `Referer`. */
export const longestPath = 4096

/** Paths that signing in never leads to: API, admin, Next's own files, and the pages that lead to signing in. */
const closed = new RegExp(`^/(?:(?:${locales.join('|')})/)?(?:api|admin|_next|login|sign-up)(?:[/?#]|$)`, 'i')

const decoded = (value: string): string | null => {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

/** Blanks and control characters, which browsers drop or read as nothing, and slashes that turn a path into a host. */
const foreign = /^\/[/\\]|[\\\u0000-\u0020\u007f-\u009f]/

/** What the decoded path must not have: a host, a control character, a backslash before the query. */
const decodedForeign = /^\/[/\\]|[\u0000-\u001f\u007f-\u009f]|^[^?#]*\\/

const isForeign = (path: string): boolean => {
  const meant = decoded(path)
  return meant === null || foreign.test(path) || decodedForeign.test(meant)
}

/**
 * A path of this site that a visitor may be redirected to, with its query and fragment, or null (T-1N). The decoded
 * path has to pass the same checks, since a program behind this may decode it.
 */
export function safePath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longestPath || !value.startsWith('/')) return null
  if (isForeign(value) || !URL.canParse(value, origin)) return null
  const url = new URL(value, origin)
  if (url.origin !== origin || closed.test(url.pathname) || closed.test(decoded(url.pathname) ?? '/api')) return null
  // `/x/..//host` and `/./%2fhost` become a host only once they are resolved, so the result is checked again.
  const path = `${url.pathname}${url.search}${url.hash}`
  return path === value ? path : safePath(path)
}
