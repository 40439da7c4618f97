import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { inLanguage, label } from '@/cms/labels'
import { fieldError } from '@/cms/field-error'
import type { Post } from '@/payload-types'

const future = label(
  'This day lies in the future. Leave it empty to publish now, or choose the moment with “Schedule Publish”.',
  'Este día está en el futuro. Déjelo vacío para publicar ahora, o elija el momento con «Programar publicación».',
  'Este dia está no futuro. Deixe-o vazio para publicar agora, ou escolha o momento com “Agendar Publicação”.',
)

const hour = 3_600_000
const dayOf = (moment: number): number => Math.floor(moment / (24 * hour))

/** The newest day anywhere, that of Kiribati (UTC+14): no editor's today is later. */
const newestDay = (now: number): number => dayOf(now + 14 * hour)

/** The stored `publishedAt` (ms) of a published post; Payload's `originalDoc`, its newest draft, may have another. */
async function publishedDay(req: PayloadRequest, post: Partial<Post> | undefined): Promise<number | null> {
  if (post?.id === undefined) return null
  const row = await req.payload.db.findOne<Post>({
    collection: 'posts',
    where: { id: { equals: post.id } },
    select: { publishedAt: true, _status: true },
    req,
  })
  return row?._status === 'published' && row.publishedAt ? Date.parse(row.publishedAt) : null
}

/**
 * Keeps published posts from having a future date, since archives and feeds sort by it and publishing takes effect at
 * once (DAT-12). A REST call with a future day is rejected. Scheduled posts get the moment at which they are published,
 * and so do posts dated today in any time zone, whose day alone is stored as noon.
 */
export const datePublication: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, req, context }) => {
  if (data._status !== 'published') return data
  const now = Date.now()
  const { publishedAt } = data
  const given = publishedAt ? Date.parse(publishedAt) : NaN
  if (publishedAt && !(given > now)) return data
  // The starting catalogue has dates of its own, whatever the clock says.
  if (publishedAt && (context.seed === true || (await publishedDay(req, originalDoc)) === given)) return data
  if (req.payloadAPI === 'REST' && dayOf(given) > newestDay(now))
    throw fieldError(req, 'publishedAt', inLanguage(future, req.i18n.language))
  return { ...data, publishedAt: new Date(now).toISOString() }
}
