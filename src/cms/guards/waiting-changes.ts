import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
  type Plugin,
  type TypeWithID,
  type Where,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { fill } from '@/core/fill'
import { isRecord } from '@/core/is-record'
import { isAdmin } from '../access/atoms'
import { inLanguage, label } from '../labels'
import { inOwnLanguage } from '../own-language'
import { unpublishedVersions } from '../versions'
import { withHooks } from '../hooks'

const waiting = label(
  'This entry has changes that are not published yet. Say _status=published to publish them too, or draft=true to add to them.',
  'Esta entrada tiene cambios sin publicar. Indique _status=published para publicarlos también, o draft=true para añadir a ellos.',
  'Esta entrada tem alterações não publicadas. Informe _status=published para publicá-las também, ou draft=true para acrescentar a elas.',
)

const kept = label(
  '“{title}” has changes that are not published yet. Open it to take it off the site: they are kept there.',
  '«{title}» tiene cambios sin publicar. Ábralo para retirarlo del sitio: allí se conservan.',
  '“{title}” tem alterações não publicadas. Abra para retirar do site: ali elas são mantidas.',
)

type Args = {
  id?: unknown
  where?: Where
  data?: unknown
  draft?: unknown
  publishSpecificLocale?: unknown
}

/** Whether a call changes no entry that there is, or says what becomes of it: a draft, a publication, or the trash. */
const saysWhere = ({ id, where, data, draft, publishSpecificLocale }: Args): boolean =>
  (id === undefined && where === undefined) ||
  draft === true ||
  Boolean(publishSpecificLocale) ||
  !isRecord(data) ||
  data._status !== undefined ||
  data.deletedAt !== undefined

/** How many of some entries have a draft that is newer than what is published. */
async function countNewer(collection: CollectionSlug, ids: readonly (number | string)[], req: PayloadRequest) {
  const where = unpublishedVersions(ids)
  return (await req.payload.countVersions({ collection, where, overrideAccess: true, req })).totalDocs
}

/** Whether one of the published entries that a change is for has a draft that is newer. */
async function isWaiting(collection: CollectionSlug, { id, where }: Args, req: PayloadRequest): Promise<boolean> {
  const named: Where = id === undefined ? (where ?? {}) : { id: { equals: id } }
  const { docs } = await req.payload.find({
    collection,
    where: { and: [named, { _status: { equals: 'published' } }] },
    draft: false,
    depth: 0,
    pagination: false,
    select: {},
    overrideAccess: true,
    req,
  })
  if (docs.length === 0) return false
  const ids = docs.map((doc) => doc.id)
  return (await countNewer(collection, ids, req)) > 0
}

/**
 * Taken off the site from a list, an entry is saved as it is published, and that would be its newest draft. One that is
 * taken off from its form is saved as its newest draft is.
 */
const keepNewerDraft: CollectionBeforeChangeHook<TypeWithID & { _status?: string | null }> = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (req.payloadAPI === 'local' || operation !== 'update' || data._status !== 'draft') return
  if (originalDoc?._status !== 'published') return
  const { slug } = collection
  if ((await countNewer(slug, [originalDoc.id], inOwnLanguage(req))) === 0) return
  const title = String(Reflect.get(originalDoc, collection.admin.useAsTitle ?? 'id') ?? originalDoc.id)
  throw new APIError(fill(inLanguage(kept, req.i18n.language), { title }), 409, null, true)
}

const rejectWaiting =
  (collection: CollectionSlug): CollectionBeforeOperationHook =>
  async ({ args, req }) => {
    // Others are told nothing of drafts; what they may not do is refused further on.
    if (req.payloadAPI === 'local' || !isAdmin(req.user)) return
    if (saysWhere(args as Args)) return
    if (await isWaiting(collection, args as Args, inOwnLanguage(req)))
      throw new APIError(inLanguage(waiting, req.i18n.language), 409, null, true)
  }

/**
 * A change of a published entry that names a field and no state is made by Payload to the newest draft, and stored as one:
 * what an editor had not finished would come into the row, and its page would be gone. Such a call is rejected, and says
 * what it may say instead; what the site itself writes knows what it writes to.
 */
export const rejectWaitingChanges: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    hasDraftsEnabled(collection)
      ? withHooks(withHooks(collection, { beforeChange: [keepNewerDraft] }, 'first'), {
          beforeOperation: [rejectWaiting(collection.slug as CollectionSlug)],
        })
      : collection,
  ),
})
