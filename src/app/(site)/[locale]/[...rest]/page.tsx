import { decodeSegment, localeOf } from '@/platform/i18n/params'
import { movedOrNotFound } from '@/platform/redirects/moved'

/** Every address without a page of its own leads where it moved, or gets the site's 404 in the visitor's language (NAV-17). */
export default async function UnknownPage({ params }: { params: Promise<{ locale: string; rest: string[] }> }) {
  const locale = await localeOf(params)
  const { rest } = await params
  return movedOrNotFound(locale, `/${rest.map(decodeSegment).join('/')}`)
}
