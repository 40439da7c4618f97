import type { CollectionSlug, Endpoint, PayloadRequest, Plugin } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'
import { payloadsOwn } from './own-endpoint'

type Versioned = { readonly id: number; readonly _status?: string }

const route = { path: '/versions/:id', method: 'post' } as const

/** Whether a version is a draft of a document that is published. */
async function isDraftAbovePublished(req: PayloadRequest, collection: CollectionSlug): Promise<boolean> {
  const where = { id: { equals: String(req.routeParams?.id) } }
  const { docs } = await req.payload.db.findVersions<Versioned>({ collection, where, limit: 1, req })
  const [found] = docs
  if (found?.version._status !== 'draft') return false
  const published = { id: { equals: found.parent }, _status: { equals: 'published' } }
  return (await req.payload.db.count({ collection, where: published, req })).totalDocs > 0
}

/**
 * POST /api/{collection}/versions/{id}: like Payload's own, except that a draft of a published document is restored as
 * its newest draft, as the confirmation says. Payload would unpublish the page.
 */
const restoreVersion = (collection: CollectionSlug): Endpoint => ({
  ...route,
  handler: async (req) => {
    if (await isDraftAbovePublished(req, collection)) req.query = { ...req.query, draft: 'true' }
    return payloadsOwn(req, collection, route)(req)
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
