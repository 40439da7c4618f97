import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { inLanguage, label } from '@/cms/labels'
import { toldRejection } from '@/cms/told-rejection'
import type { Post } from '@/payload-types'

const future = label(
  'This day lies in the future. Leave it empty to publish now, or choose the moment with “Schedule Publish”.',
  'Este día está en el futuro. Déjelo vacío para publicar ahora, o elija el momento con «Programar publicación».',
  'Este dia está no futuro. Deixe-o vazio para publicar agora, ou escolha o momento com “Agendar Publicação”.',
)

const hour = 3_600_000
const dayOf = (moment: number): number => Math.floor(moment / (24 * hour))

/** The day is first where clocks are furthest ahead of UTC, in Kiribati: an editor's today is of no day after that one. */
const newestDay = (now: number): number => dayOf(now + 14 * hour)

/** The moment of which a post is published now: its newest draft, Payload's `originalDoc`, may be of another. */
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
 * Archives and feeds sort posts by this date, and what is published is public at once: nothing public is of a day to
 * come (DAT-12). A call that says otherwise is rejected; what was scheduled is of the moment at which it appears, and so
 * is what an editor anywhere dates by today, which a day alone puts at noon.
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
    throw toldRejection(req, 'publishedAt', inLanguage(future, req.i18n.language))
  return { ...data, publishedAt: new Date(now).toISOString() }
}
