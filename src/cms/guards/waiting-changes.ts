import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
  type Plugin,
  type SanitizedCollectionConfig,
  type TypeWithID,
  type Where,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { fill } from '@/core/fill'
import { isRecord } from '@/core/is-record'
import type { Localized } from '@/core/locales'
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

const unfinished = label(
  '“{title}” has changes that are not published yet. Open it to publish them, or save what you change here as drafts.',
  '«{title}» tiene cambios sin publicar. Ábralo para publicarlos, o guarde como borradores lo que cambia aquí.',
  '“{title}” tem alterações não publicadas. Abra para publicá-las, ou salve como rascunho o que altera aqui.',
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

/** How many drafts an entry has that are newer than what is published. */
async function countNewer(collection: CollectionSlug, id: number | string, req: PayloadRequest) {
  const where = unpublishedVersions([id])
  return (await req.payload.countVersions({ collection, where, overrideAccess: true, req })).totalDocs
}

/** Whether a call publishes many entries and more than their drafts: “Publish” of a list sends their state alone. */
const editsAndPublishes = ({ id, where, data, draft }: Args): boolean =>
  id === undefined &&
  where !== undefined &&
  isRecord(data) &&
  data._status === 'published' &&
  !(draft === true && Object.keys(data).join() === '_status')

const titleOf = ({ admin }: SanitizedCollectionConfig, doc: TypeWithID): string =>
  String(Reflect.get(doc, admin.useAsTitle ?? 'id') ?? doc.id)

/** Refuses a change of an entry whose draft waits, in words that name it. */
const refusal = (text: Localized, collection: SanitizedCollectionConfig, doc: TypeWithID, { i18n }: PayloadRequest) =>
  new APIError(fill(inLanguage(text, i18n.language), { title: titleOf(collection, doc) }), 409, null, true)

/** The first of the published entries that a change is for which has a draft that is newer. */
async function firstWaiting(
  { slug, admin }: SanitizedCollectionConfig,
  { id, where }: Args,
  req: PayloadRequest,
): Promise<TypeWithID | undefined> {
  const named: Where = id === undefined ? (where ?? {}) : { id: { equals: id } }
  const published = await req.payload.find({
    collection: slug,
    where: { and: [named, { _status: { equals: 'published' } }] },
    draft: false,
    depth: 0,
    pagination: false,
    select: { [admin.useAsTitle ?? 'id']: true } as never,
    overrideAccess: true,
    req,
  })
  const docs: readonly TypeWithID[] = published.docs
  if (docs.length === 0) return undefined
  const newer = await req.payload.findVersions({
    collection: slug,
    where: unpublishedVersions(docs.map((doc) => doc.id)),
    limit: 1,
    depth: 0,
    select: { parent: true },
    overrideAccess: true,
    req,
  })
  return docs.find((doc) => doc.id === newer.docs[0]?.parent)
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
  if ((await countNewer(collection.slug, originalDoc.id, inOwnLanguage(req))) === 0) return
  throw refusal(kept, collection, originalDoc, req)
}

const rejectWaiting: CollectionBeforeOperationHook = async ({ args, collection, req }) => {
  // Others are told nothing of drafts; what they may not do is refused further on.
  if (req.payloadAPI === 'local' || !isAdmin(req.user)) return
  const publishesMany = editsAndPublishes(args as Args)
  if (!publishesMany && saysWhere(args as Args)) return
  const found = await firstWaiting(collection, args as Args, inOwnLanguage(req))
  if (found) throw refusal(publishesMany ? unfinished : waiting, collection, found, req)
}

/**
 * A change of a published entry that names a field and no state is made by Payload to the newest draft, and stored as one:
 * what an editor had not finished would come into the row, and its page would be gone. Such a call is rejected, and says
 * what it may say instead; what the site itself writes knows what it writes to. So is one that edits many entries and
 * publishes them, as “Edit” of a list does: the drafts of some would go to visitors unread, or be given up for what is published.
 */
export const rejectWaitingChanges: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    hasDraftsEnabled(collection)
      ? withHooks(withHooks(collection, { beforeChange: [keepNewerDraft] }, 'first'), {
          beforeOperation: [rejectWaiting],
        })
      : collection,
  ),
})
