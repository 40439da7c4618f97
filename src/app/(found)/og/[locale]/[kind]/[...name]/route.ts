import { limitRate } from '@/cms/guards/rate-limits'
import { isLocale, type Locale } from '@/core/locales'
import { sharedPage, shareKinds, sharePicturePath, splitLocale, type ShareKind } from '@/core/paths'
import { decodeSegment } from '@/platform/i18n/params'
import { movedTo } from '@/platform/redirects/moved'
import { sharePicture } from '@/syndication/pictures/share-picture'
import { notFoundResponse, permanentRedirect } from '@/syndication/respond'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string; kind: string; name: string[] }> }

/** Redirects to the picture of a renamed page: visitors go on sharing its old address (SEO-02). */
async function elsewhere(kind: ShareKind, name: string, locale: Locale): Promise<Response> {
  const page = sharedPage(kind, name)
  const target = page && (await movedTo(locale, page))
  if (!target?.startsWith('/')) return notFoundResponse()
  const { pathname } = new URL(target, 'http://site.invalid')
  return permanentRedirect(encodeURI(sharePicturePath(locale, splitLocale(decodeURI(pathname)).path)))
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const limited = await limitRate(request)
  if (limited) return limited
  const { locale, kind, name } = await params
  const known = shareKinds.find((one) => one === kind)
  const [, subject] = /^(.+)\.jpg$/.exec(name.map(decodeSegment).join('/')) ?? []
  if (!known || !subject || !isLocale(locale)) return notFoundResponse()
  const picture = await sharePicture(known, subject, locale)
  if (picture === null) return elsewhere(known, subject, locale)
  if (picture === 'busy') return new Response(null, { status: 503, headers: { 'retry-after': '5' } })
  return new Response(new Uint8Array(picture.bytes), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=3600', etag: `"${picture.tag}"` },
  })
}
