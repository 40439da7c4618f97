import { LRUCache } from 'lru-cache'
import type { CollectionSlug, Payload } from 'payload'
import { cardCollections } from '@/core/collections'
import { localizedTexts, translationStates, type TranslatedText } from './texts'

/** What is translated at the desk: everything with a page. */
export const translatedCollections = ['pages', ...cardCollections] as const satisfies readonly CollectionSlug[]

export type TranslatedCollection = (typeof translatedCollections)[number]

export type TranslatedDocument = {
  readonly id: number
  readonly title: string
  readonly texts: readonly TranslatedText[]
}

/** A document's texts hold until its next save. */
const known = new LRUCache<string, readonly TranslatedText[]>({ max: 500 })

type Saved = { id: number; updatedAt: string; title?: string }

/** The texts of a document with their states, by the versions that are kept of it. */
async function textsOf(payload: Payload, collection: TranslatedCollection, doc: Saved) {
  const key = `${collection}:${doc.id}:${doc.updatedAt}`
  const kept = known.get(key)
  if (kept) return kept
  const { flattenedFields } = payload.collections[collection].config
  const { docs } = await payload.findVersions({
    collection,
    where: { parent: { equals: doc.id } },
    locale: 'all',
    sort: 'updatedAt',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const versions = docs.map(({ version }) => localizedTexts(flattenedFields, version, payload.blocks))
  const texts = translationStates(versions)
  known.set(key, texts)
  return texts
}

/** A page of documents, the last edited first: an edit is what leaves translations behind. */
export async function translatedDocuments(
  payload: Payload,
  collection: TranslatedCollection,
  { page, limit, id }: { page: number; limit: number; id?: number },
): Promise<{ docs: TranslatedDocument[]; pages: number }> {
  const { docs, totalPages } = await payload.find({
    collection,
    draft: true,
    depth: 0,
    sort: '-updatedAt',
    page,
    limit,
    overrideAccess: true,
    ...(id === undefined ? {} : { where: { id: { equals: id } } }),
  })
  const saved = docs as unknown as Saved[]
  return {
    pages: totalPages,
    // One after the other: each reads all versions of a document, and the site has visitors meanwhile.
    docs: await saved.reduce<Promise<TranslatedDocument[]>>(async (before, doc) => {
      const done = await before
      return [...done, { id: doc.id, title: doc.title ?? '', texts: await textsOf(payload, collection, doc) }]
    }, Promise.resolve([])),
  }
}
