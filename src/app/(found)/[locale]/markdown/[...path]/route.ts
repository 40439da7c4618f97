import { isLocale } from '@/core/locales'
import { decodeSegment } from '@/platform/i18n/params'
import { movedTo } from '@/platform/redirects/moved'
import { markdownPage, markdownPath } from '@/syndication/markdown/page'
import { notFoundResponse, permanentRedirect, respond } from '@/syndication/respond'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string; path: string[] }> }

/** A page under its address with `.md`, which is rewritten to this (SEO-02). */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale, path } = await params
  if (!isLocale(locale)) return notFoundResponse()
  const address = `/${path.map(decodeSegment).join('/')}`
  const page = await markdownPage(address, locale)
  if (!page) {
    const target = await movedTo(locale, address)
    return target ? permanentRedirect(markdownPath(target)) : notFoundResponse()
  }
  // The canonical link makes search engines show the page itself.
  return respond(page.text, 'markdown', { link: `<${page.url}>; rel="canonical"` })
}
