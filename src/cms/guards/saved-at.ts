import type { CollectionSlug, PayloadRequest } from 'payload'

export type Entry = { readonly collection: CollectionSlug; readonly id: number | string; readonly req: PayloadRequest }

/**
 * When a document was last saved, as ISO 8601; null where it does not exist.
 * @param draft true for its newest version, which its form shows; false for its published one
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
