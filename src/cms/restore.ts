import type { CollectionSlug, Endpoint, PayloadRequest, Plugin } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'
import { payloadsOwn } from './own-endpoint'

type Versioned = { readonly id: number; readonly _status?: string }

const route = { path: '/versions/:id', method: 'post' } as const

/** Whether a version is a draft of something that is published as it stands. */
async function isDraftAbovePublished(req: PayloadRequest, collection: CollectionSlug): Promise<boolean> {
  const where = { id: { equals: String(req.routeParams?.id) } }
  const { docs } = await req.payload.db.findVersions<Versioned>({ collection, where, limit: 1, req })
  const [found] = docs
  if (found?.version._status !== 'draft') return false
  const published = { id: { equals: found.parent }, _status: { equals: 'published' } }
  return (await req.payload.db.count({ collection, where: published, req })).totalDocs > 0
}

/**
 * POST /api/{collection}/versions/{id}: as Payload's own, but that a draft of something published comes back as its newest
 * draft, as the question before it says. Payload would take the page offline.
 */
const restoreVersion = (collection: CollectionSlug): Endpoint => ({
  ...route,
  handler: async (req) => {
    if (await isDraftAbovePublished(req, collection)) req.query = { ...req.query, draft: 'true' }
    return payloadsOwn(req, collection, route)(req)
  },
})

/** Restores the versions of what editors write. */
export const restorePlugin: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => {
    if (!hasAutosaveEnabled(collection)) return collection
    const endpoints = [...(collection.endpoints || []), restoreVersion(collection.slug as CollectionSlug)]
    return { ...collection, endpoints }
  }),
})
