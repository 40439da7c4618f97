import { LRUCache } from 'lru-cache'
import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from 'payload'
import { cardCollections } from '@/core/collections'
import { localizedTexts, translationStates, type TranslatedText } from './texts'

/**
 * The collections of the translation desk: those with pages of their own, and those that pages show (categories,
 * references, pictures, forms, poison centres).
 */
const translatedCollections = [
  'pages',
  ...cardCollections,
  'categories',
  'references',
  'media',
  'forms',
  'poisoncenters',
] as const satisfies readonly CollectionSlug[]

/** The globals that every page shows. */
const translatedGlobals = ['header', 'footer', 'site-settings'] as const satisfies readonly GlobalSlug[]

export type TranslatedCollection = (typeof translatedCollections)[number]
type TranslatedGlobal = (typeof translatedGlobals)[number]
export type TranslatedPlace = TranslatedCollection | TranslatedGlobal

export const translatedPlaces: readonly TranslatedPlace[] = [...translatedCollections, ...translatedGlobals]

export const isTranslatedGlobal = (place: TranslatedPlace): place is TranslatedGlobal =>
  translatedGlobals.some((slug) => slug === place)

export type TranslatedDocument = {
  readonly id: number
  readonly title: string
  readonly texts: readonly TranslatedText[]
}

/** The texts of documents, cached by their `updatedAt`. */
const known = new LRUCache<string, readonly TranslatedText[]>({ max: 500 })

type Saved = { id: number; updatedAt: string } & Readonly<Record<string, unknown>>

const everyLanguage = { locale: 'all', depth: 0, overrideAccess: true } as const

/** The versions of a document in all locales, oldest first; empty where the collection keeps none. */
async function versionsOf(payload: Payload, collection: TranslatedCollection, id: number): Promise<unknown[]> {
  if (!payload.collections[collection].config.versions) return []
  const { docs } = await payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: 'updatedAt',
    pagination: false,
    ...everyLanguage,
  })
  return docs.map(({ version }): unknown => version)
}

/** The texts of a document with the states of their translations, from its versions or, without any, as it is now. */
function statesOf(
  payload: Payload,
  fields: readonly FlattenedField[],
  saved: readonly unknown[],
  areKept: boolean,
): readonly TranslatedText[] {
  const texts = saved.map((version) => localizedTexts(fields, version, payload.blocks))
  return translationStates(texts, areKept)
}

/** The texts of a document with the states of their translations, cached until its next save. */
async function textsOf(payload: Payload, collection: TranslatedCollection, { id, updatedAt }: Saved) {
  const key = `${collection}:${id}:${updatedAt}`
  const kept = known.get(key)
  if (kept) return kept
  const { flattenedFields } = payload.collections[collection].config
  const versions = await versionsOf(payload, collection, id)
  const areKept = versions.length > 0
  const saved = areKept ? versions : [await payload.findByID({ collection, id, ...everyLanguage })]
  const texts = statesOf(payload, flattenedFields, saved, areKept)
  known.set(key, texts)
  return texts
}

/** The texts of a global, which keeps no versions, so that the state of its translations is unknown. */
export async function translatedGlobal(
  payload: Payload,
  slug: TranslatedGlobal,
  title: string,
): Promise<TranslatedDocument> {
  const now = await payload.findGlobal({ slug, ...everyLanguage })
  const fields = payload.globals.config.find((global) => global.slug === slug)?.flattenedFields ?? []
  return { id: 1, title, texts: statesOf(payload, fields, [now], false) }
}

/** A page of documents, the last edited first, since edits are what makes translations outdated. */
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
    // Sequential, since each reads all versions of a document while the process also serves visitors.
    docs: await saved.reduce<Promise<TranslatedDocument[]>>(async (before, doc) => {
      const done = await before
      return [...done, { id: doc.id, title: titleOf(doc), texts: await textsOf(payload, collection, doc) }]
    }, Promise.resolve([])),
  }
}
