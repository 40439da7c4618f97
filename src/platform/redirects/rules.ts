import { categoriesPath, documentPath, isPagedCollection, splitLocale } from '@/core/paths'
import { safeUrl } from '@/core/safe-url'
import { isSlug } from '@/core/slugs'

const deepest = 8

/** An address as redirects are kept: without language, query, fragment and closing slash; null where it is none. */
export function plainPath(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const [path = ''] = value.trim().split(/[?#]/)
  if (!path.startsWith('/') || safeUrl(path) === null || path.length > 500) return null
  const bare = splitLocale(path).path.replace(/\/+$/, '')
  return bare === '' || bare.split('/').length > deepest + 1 ? null : bare
}

/** Where a redirect may lead: a page of this site, or a site with a certificate (T-1H). */
export function allowedTarget(value: unknown): string | null {
  const url = safeUrl(value)
  return url !== null && (url.startsWith('/') || url.startsWith('https://')) ? url : null
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
    return target !== null && plainPath(target) === from ? null : target
  }
  const { relationTo, value } = to?.reference ?? {}
  if (!isPagedCollection(relationTo) || typeof value !== 'object' || value === null) return null
  if (!('slug' in value) || !isSlug(value.slug) || Reflect.get(value, '_status') !== 'published') return null
  const path = documentPath(relationTo, value.slug)
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
