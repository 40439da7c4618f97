import type { CollectionSlug, PayloadRequest } from 'payload'

export type Entry = { readonly collection: CollectionSlug; readonly id: number | string; readonly req: PayloadRequest }

/**
 * When an entry was saved, as ISO 8601; null where there is none.
 * @param draft whether its newest version counts, which its form shows, or what visitors read
 */
export async function savedAt({ collection, id, req }: Entry, draft: boolean): Promise<string | null> {
  const doc = await req.payload.findByID({
    collection,
    id,
    draft,
    depth: 0,
    select: { updatedAt: true },
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return doc && 'updatedAt' in doc ? doc.updatedAt : null
}
