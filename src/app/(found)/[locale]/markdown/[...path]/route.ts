import { isLocale } from '@/core/locales'
import { decodeSegment } from '@/platform/i18n/params'
import { markdownPage } from '@/syndication/markdown/page'
import { missing, respond } from '@/syndication/respond'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string; path: string[] }> }

/** A page under its address with `.md`, which is rewritten to this (SEO-02). */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale, path } = await params
  const page = isLocale(locale) ? await markdownPage(`/${path.map(decodeSegment).join('/')}`, locale) : null
  if (!page) return missing()
  // Search engines show the page itself.
  return respond(page.text, 'markdown', { link: `<${page.url}>; rel="canonical"` })
}
