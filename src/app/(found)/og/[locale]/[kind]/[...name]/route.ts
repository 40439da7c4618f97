import { limitRate } from '@/cms/guards/rate-limits'
import { isLocale } from '@/core/locales'
import { shareKinds } from '@/core/paths'
import { decodeSegment } from '@/platform/i18n/params'
import { sharePicture } from '@/syndication/pictures/share-picture'
import { missing } from '@/syndication/respond'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string; kind: string; name: string[] }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const limited = await limitRate(request)
  if (limited) return limited
  const { locale, kind, name } = await params
  const known = shareKinds.find((one) => one === kind)
  const [, subject] = /^(.+)\.jpg$/.exec(name.map(decodeSegment).join('/')) ?? []
  const picture = known && subject && isLocale(locale) ? await sharePicture(known, subject, locale) : null
  if (picture === null) return missing()
  if (picture === 'busy') return new Response(null, { status: 503, headers: { 'retry-after': '5' } })
  return new Response(new Uint8Array(picture.bytes), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=3600', etag: `"${picture.tag}"` },
  })
}
