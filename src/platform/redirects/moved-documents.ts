import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload'
import { notesOf, takeNote } from '@/cms/request-notes'
import { documentKey } from '@/core/document-key'
import { documentPath, type PagedCollection } from '@/core/paths'
import { isSlug } from '@/core/slugs'
import { plainPath } from './rules'
import { deleteRedirect, writeRedirect } from './write'

type Moving = { id: number; slug?: string | null; _status?: string | null }

/** The slugs that documents had before this request published them. */
const slugsBefore = (req: PayloadRequest) => notesOf<string>(req, 'slugsBefore')

/** The last published slug of an unpublished document; its row may have a slug that was only drafted. */
async function lastPublishedSlug(req: PayloadRequest, collection: CollectionSlug, id: number) {
  const { docs } = await req.payload.db.findVersions<Moving>({
    collection,
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]?.version.slug
}

/**
 * Notes the slug under which a document is, or was last, published. Payload's `originalDoc` is the newest draft, whose
 * slug may never have been published, so this reads the row itself.
 */
export const notePublishedSlug: CollectionBeforeChangeHook<Moving> = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc || data._status !== 'published') return data
  const row = await req.payload.db.findOne<Moving>({
    collection: collection.slug,
    where: { id: { equals: originalDoc.id } },
    select: { slug: true, _status: true },
    req,
  })
  const slug = row?._status === 'published' ? row.slug : await lastPublishedSlug(req, collection.slug, originalDoc.id)
  if (isSlug(slug)) slugsBefore(req).set(documentKey(collection.slug, originalDoc.id), slug)
  return data
}

/**
 * Redirects a document's former address to its current one. The redirect references the document, so it follows later
 * changes; one from the current address is deleted. A published version that is restored as a draft looks published
 * until it is stored, so the stored status counts: its page has not moved for visitors.
 */
export const redirectFromOldSlug =
  (collection: PagedCollection): CollectionAfterChangeHook<Moving> =>
  async ({ doc, req }) => {
    const before = takeNote(slugsBefore(req), documentKey(collection, doc.id))
    if (before === undefined || doc._status === 'draft' || !isSlug(doc.slug) || before === doc.slug) return doc
    const [from, now] = [before, doc.slug].map((slug) => plainPath(documentPath(collection, slug)))
    if (now) await deleteRedirect(req, now)
    if (from)
      await writeRedirect(req, from, { type: 'reference', reference: { relationTo: collection, value: doc.id } })
    return doc
  }
