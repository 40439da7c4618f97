import 'server-only'
import { notFound, permanentRedirect } from 'next/navigation'
import { getCms } from '@/cms/public-find'
import type { Locale } from '@/core/locales'
import { followRedirects, plainPath, withThoseAbove, type StoredRedirect } from './rules'
import { isShown } from './shown'

/** A redirect's target, encoded for the `Location` header. */
function written(href: string): string {
  if (!href.startsWith('/')) return new URL(href).href
  const { pathname, search, hash } = new URL(href, 'http://site.invalid')
  return `${pathname}${search}${hash}`
}

/**
 * The target to which an address of the site, given without locale, moved, in the visitor's locale; null where there is
 * none. Follows chained redirects to the last target, so that the visitor is redirected once.
 */
export async function movedTo(locale: Locale, path: string): Promise<string | null> {
  const from = plainPath(path)
  if (from === null) return null
  const cms = await getCms()
  const read = async (at: string): Promise<readonly StoredRedirect[]> => {
    const stored = withThoseAbove(at)
    // Only admins may list redirects, but every visitor may follow one.
    const { docs } = await cms.find({
      collection: 'redirects',
      // A redirect that was not saved by its form may have an encoded address.
      where: { from: { in: [...stored, ...stored.map(encodeURI)] } },
      pagination: false,
      depth: 1,
      overrideAccess: true,
    })
    return at !== from && docs.length > 0 && (await isShown(at, { payload: cms })) ? [] : docs
  }
  const { end } = await followRedirects(locale, from, read)
  return end === null ? null : written(end)
}

/**
 * For an address without a page, given without locale: redirects to where it moved, in the visitor's locale, or
 * responds with a 404.
 */
export async function movedOrNotFound(locale: Locale, path: string): Promise<never> {
  const target = await movedTo(locale, path)
  return target ? permanentRedirect(target) : notFound()
}
