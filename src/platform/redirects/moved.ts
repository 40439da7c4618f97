import 'server-only'
import { notFound, permanentRedirect } from 'next/navigation'
import { getCms } from '@/cms/public-find'
import type { Locale } from '@/core/locales'
import { localizedHref } from '@/core/paths'
import { plainPath, redirectTarget, targetFromAbove, withThoseAbove } from './rules'

/** Where an address of the site, given without its language, moved to, in the visitor's own language; null where nowhere. */
export async function movedTo(locale: Locale, path: string): Promise<string | null> {
  const from = plainPath(path)
  if (from === null) return null
  const cms = await getCms()
  // Only admins may list redirects; following one is everybody's.
  const { docs } = await cms.find({
    collection: 'redirects',
    where: { from: { in: withThoseAbove(from) } },
    pagination: false,
    depth: 1,
    overrideAccess: true,
  })
  const own = docs.find((redirect) => redirect.from === from)
  const target = own ? redirectTarget(own) : targetFromAbove(from, docs)
  return target && localizedHref(locale, target)
}

/**
 * For an address without a page, given without its language: sends the visitor on where an editor says that it moved,
 * in his own language, and otherwise says that there is no such page.
 */
export async function movedOrNotFound(locale: Locale, path: string): Promise<never> {
  const target = await movedTo(locale, path)
  return target ? permanentRedirect(target) : notFound()
}
