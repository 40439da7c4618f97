import { NotFound, type CollectionSlug, type Endpoint, type PayloadRequest, type Plugin } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'
import { payloadsOwn } from './own-endpoint'

type Stored = { readonly id: number; readonly _status?: string }
type Rule = (stored: Stored, version: Stored) => boolean

const route = { path: '/versions/:id', method: 'post' } as const

/**
 * For a collection's `custom`: which versions are restored as the newest draft, so that an editor sees them before they
 * are published.
 * @param rule compares the stored document, published or not, with the version
 */
export const restoredAsDraftWhere = (rule: Rule): { restoredAsDraft: Rule } => ({ restoredAsDraft: rule })

/** The version that a request names. */
const requested = (req: PayloadRequest) => ({ id: { equals: String(req.routeParams?.id) } })

/** Whether a version is a draft of a published document, or the rule of its collection applies to it. */
async function isRestoredAsDraft(req: PayloadRequest, collection: CollectionSlug): Promise<boolean> {
  const { docs } = await req.payload.db.findVersions<Stored>({ collection, where: requested(req), limit: 1, req })
  const [found] = docs
  if (!found) return false
  const rule: unknown = req.payload.collections[collection].config.custom.restoredAsDraft
  const stored = await req.payload.db.findOne<Stored>({
    collection,
    where: { id: { equals: found.parent } },
    ...(rule ? {} : { select: { _status: true } }),
    req,
  })
  if (!stored) return false
  if (found.version._status === 'draft' && stored._status === 'published') return true
  return typeof rule === 'function' && (rule as Rule)(stored, found.version)
}

/**
 * POST /api/{collection}/versions/{id}: like Payload's own, except that a draft of a published document is restored as
 * its newest draft, as the confirmation says (Payload would unpublish the page), and so is a version to which the rule
 * of its collection applies. Payload reads the document twice and fails with a 500 where it is deleted in between.
 */
const restoreVersion = (collection: CollectionSlug): Endpoint => ({
  ...route,
  handler: async (req) => {
    if (await isRestoredAsDraft(req, collection)) req.query = { ...req.query, draft: 'true' }
    try {
      return await payloadsOwn(req, collection, route)(req)
    } catch (error) {
      const { totalDocs } = await req.payload.db.countVersions({ collection, where: requested(req), req })
      throw totalDocs === 0 ? new NotFound(req.t) : error
    }
  },
})

/** Adds this restore endpoint to the collections with autosave. */
export const restorePlugin: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => {
    if (!hasAutosaveEnabled(collection)) return collection
    const endpoints = [...(collection.endpoints || []), restoreVersion(collection.slug as CollectionSlug)]
    return { ...collection, endpoints }
  }),
})
