import type { Payload } from 'payload'
import type { Change } from '@/cms/changes/log'
import { followWithCached } from '@/cms/changes/cached'
import { withEmptyGroupSelects } from '@/cms/empty-group-selects'
import { followWithDocuments } from '@/cms/document-cache/documents'
import { openStream, subscribe } from '@/cms/changes/stream'
import { parseDocumentKey } from '@/core/document-key'
import { isPagedCollection } from '@/core/paths'
import { revalidateRoutes } from '@/platform/route-cache/revalidate'
import { refreshPlan } from './refresh-manifest'

/** The slug of a document that is shown by its own page. */
async function slugOf(payload: Payload, { key, scope }: Change): Promise<string | null> {
  const { collection, id } = parseDocumentKey(key) ?? {}
  if (scope !== 'document' || !isPagedCollection(collection)) return null
  const found = await payload.db.findOne<{ id: number; slug?: string | null }>({
    collection,
    where: { id: { equals: id } },
    select: withEmptyGroupSelects({ slug: true }, payload.collections[collection].config.flattenedFields),
  })
  return found?.slug ?? null
}

/**
 * Subscribes the route cache, and the caches of pages and lists, to the stream of changes. The stream is followed
 * inside requests (`guarded`, the changes route).
 */
export async function followWithPages(payload: Payload): Promise<void> {
  const startCaching = [followWithCached(), followWithDocuments()]
  subscribe('pages', async (changes) => {
    revalidateRoutes(
      await Promise.all(changes.map(async (change) => refreshPlan(change, await slugOf(payload, change)))),
    )
  })
  await openStream(payload)
  for (const start of startCaching) start()
}
