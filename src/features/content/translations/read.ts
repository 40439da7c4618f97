import { LRUCache } from 'lru-cache'
import type { CollectionSlug, Payload } from 'payload'
import { cardCollections } from '@/core/collections'
import { localizedTexts, translationStates, type TranslatedText } from './texts'

/** What is translated at the desk: everything with a page, and what pages show of others: names, sources, pictures. */
export const translatedCollections = [
  'pages',
  ...cardCollections,
  'categories',
  'references',
  'media',
] as const satisfies readonly CollectionSlug[]

export type TranslatedCollection = (typeof translatedCollections)[number]

export type TranslatedDocument = {
  readonly id: number
  readonly title: string
  readonly texts: readonly TranslatedText[]
}

/** A document's texts hold until its next save. */
const known = new LRUCache<string, readonly TranslatedText[]>({ max: 500 })

type Saved = { id: number; updatedAt: string } & Readonly<Record<string, unknown>>

/** A document as it was saved, in every language, the oldest first; of what has no versions it is there once. */
async function versionsOf(payload: Payload, collection: TranslatedCollection, id: number): Promise<unknown[]> {
  const all = { locale: 'all', depth: 0, pagination: false, overrideAccess: true } as const
  if (!payload.collections[collection].config.versions)
    return (await payload.find({ collection, where: { id: { equals: id } }, ...all })).docs
  const { docs } = await payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: 'updatedAt',
    ...all,
  })
  return docs.map(({ version }): unknown => version)
}

/** The texts of a document with their states, by the versions that are kept of it. */
async function textsOf(payload: Payload, collection: TranslatedCollection, doc: Saved) {
  const key = `${collection}:${doc.id}:${doc.updatedAt}`
  const kept = known.get(key)
  if (kept) return kept
  const { flattenedFields } = payload.collections[collection].config
  const versions = await versionsOf(payload, collection, doc.id)
  const texts = translationStates(versions.map((version) => localizedTexts(flattenedFields, version, payload.blocks)))
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
  const { useAsTitle = 'id' } = payload.collections[collection].config.admin
  const titleOf = (doc: Saved): string => {
    const title = doc[useAsTitle]
    return typeof title === 'string' && title.trim() !== '' ? title : `#${doc.id}`
  }
  return {
    pages: totalPages,
    // One after the other: each reads all versions of a document, and the site has visitors meanwhile.
    docs: await saved.reduce<Promise<TranslatedDocument[]>>(async (before, doc) => {
      const done = await before
      return [...done, { id: doc.id, title: titleOf(doc), texts: await textsOf(payload, collection, doc) }]
    }, Promise.resolve([])),
  }
}
