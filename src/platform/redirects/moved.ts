import 'server-only'
import { notFound, permanentRedirect } from 'next/navigation'
import { getCms } from '@/cms/public-find'
import type { Locale } from '@/core/locales'
import { endOf, plainPath, withThoseAbove, type StoredRedirect } from './rules'
import { isShown } from './shown'

/** An address as a header carries it. */
function written(href: string): string {
  if (!href.startsWith('/')) return new URL(href).href
  const { pathname, search, hash } = new URL(href, 'http://site.invalid')
  return `${pathname}${search}${hash}`
}

/**
 * Where an address of the site, given without its language, moved to, in the visitor's own language; null where nowhere.
 * Over several redirects it is the last that is said, so that nobody is sent round.
 */
export async function movedTo(locale: Locale, path: string): Promise<string | null> {
  const from = plainPath(path)
  if (from === null) return null
  const cms = await getCms()
  const read = async (at: string): Promise<readonly StoredRedirect[]> => {
    const stored = withThoseAbove(at)
    // Only admins may list redirects; following one is everybody's.
    const { docs } = await cms.find({
      collection: 'redirects',
      // One that was not saved by its form may be written as browsers send it.
      where: { from: { in: [...stored, ...stored.map(encodeURI)] } },
      pagination: false,
      depth: 1,
      overrideAccess: true,
    })
    return at !== from && docs.length > 0 && (await isShown(at, { payload: cms })) ? [] : docs
  }
  const { end } = await endOf(locale, from, read)
  return end === null ? null : written(end)
}

/**
 * For an address without a page, given without its language: sends the visitor on where an editor says that it moved,
 * in his own language, and otherwise says that there is no such page.
 */
export async function movedOrNotFound(locale: Locale, path: string): Promise<never> {
  const target = await movedTo(locale, path)
  return target ? permanentRedirect(target) : notFound()
}
