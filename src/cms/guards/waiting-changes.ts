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

/** Whether a call changes no existing document, or states the result: a draft, a publication, or the trash. */
const saysWhere = ({ id, where, data, draft, publishSpecificLocale }: Args): boolean =>
  (id === undefined && where === undefined) ||
  draft === true ||
  Boolean(publishSpecificLocale) ||
  !isRecord(data) ||
  data._status !== undefined ||
  data.deletedAt !== undefined

/** The number of drafts of a document that are newer than its published version. */
async function countNewer(collection: CollectionSlug, id: number | string, req: PayloadRequest) {
  const where = unpublishedVersions([id])
  return (await req.payload.countVersions({ collection, where, overrideAccess: true, req })).totalDocs
}

/** Whether a call publishes many documents and changes fields too: “Publish” in a list sends only `_status`. */
const editsAndPublishes = ({ id, where, data, draft }: Args): boolean =>
  id === undefined &&
  where !== undefined &&
  isRecord(data) &&
  data._status === 'published' &&
  !(draft === true && Object.keys(data).join() === '_status')

const titleOf = ({ admin }: SanitizedCollectionConfig, doc: TypeWithID): string =>
  String(Reflect.get(doc, admin.useAsTitle ?? 'id') ?? doc.id)

/** The 409 for a change of a document with a newer draft; its message names the document. */
const refusal = (text: Localized, collection: SanitizedCollectionConfig, doc: TypeWithID, { i18n }: PayloadRequest) =>
  new APIError(fill(inLanguage(text, i18n.language), { title: titleOf(collection, doc) }), 409, null, true)

/** The first published document among those to be changed that has a newer draft. */
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
 * Unpublishing from a list would save the published version as the newest draft, over a draft that waits, so it is
 * rejected. Unpublishing from the document's own form saves its newest draft.
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
  // Only admins may learn of drafts; the access rules reject other callers later.
  if (req.payloadAPI === 'local' || !isAdmin(req.user)) return
  const publishesMany = editsAndPublishes(args as Args)
  if (!publishesMany && saysWhere(args as Args)) return
  const found = await firstWaiting(collection, args as Args, inOwnLanguage(req))
  if (found) throw refusal(publishesMany ? unfinished : waiting, collection, found, req)
}

/**
 * Rejects (409) an update of a published document that sends no `_status`, since Payload would apply it to the newest
 * draft and store unfinished work in the published row. Also rejects editing and publishing many at once, as “Edit” of
 * a list does: unread drafts would be published or discarded. The site's own (local) calls are exempt.
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
