import 'server-only'
import { documentName, nameFields } from '@/cms/called'
import { getCms, publicFind } from '@/cms/public-find'
import { documentKey, idsInKeys, parseDocumentKey } from '@/core/document-key'
import { cardCollections, type CardCollection } from '@/core/collections'
import type { Locale } from '@/core/locales'
import { documentPath } from '@/core/paths'
import { mayBeRated, ratingFields } from '@/platform/catalogue/harmful-species'
import { targetOf } from './hooks'
import { contributionKinds } from './model'

/** A document that is written about or liked: its name, its path without a locale, and whether it may be rated. */
export type About = {
  readonly collection: CardCollection
  readonly title: string
  readonly path: string
  readonly rated: boolean
}

const aboutFields = { ...nameFields, slug: true } as const

/** The published document that `products:12` names, or null. */
export async function aboutOf(text: unknown, locale: Locale): Promise<About | null> {
  const named = typeof text === 'string' ? parseDocumentKey(text, cardCollections) : null
  if (!named) return null
  const { collection, id } = named
  const cms = await getCms()
  const { custom } = cms.collections[collection].config
  const { docs } = await publicFind({
    collection,
    locale,
    depth: 0,
    limit: 1,
    select: { ...aboutFields, ...ratingFields({ payload: cms }, collection) },
    where: { id: { equals: id } },
  })
  const [doc] = docs
  if (!doc) return null
  const rated = await mayBeRated({ payload: cms }, collection, { ...doc })
  return { collection, title: documentName(custom, doc), path: documentPath(collection, doc.slug), rated }
}

/** Documents by their keys, `products:12`. */
export type Abouts = ReadonlyMap<string, Pick<About, 'title' | 'path'>>

/**
 * The same for many keys, with one query a collection.
 * @param reader `visitor` finds published documents only
 */
export async function aboutsOf(
  keys: readonly string[],
  locale: Locale,
  reader: 'visitor' | 'admin' = 'visitor',
): Promise<Abouts> {
  const cms = await getCms()
  const parts = await Promise.all(
    cardCollections.map(async (collection) => {
      const ids = new Set(idsInKeys(keys, collection))
      if (ids.size === 0) return []
      const where = { id: { in: [...ids] } }
      const query = { collection, locale, depth: 0, limit: ids.size, select: aboutFields, where }
      const { docs } = await (reader === 'admin' ? cms.find({ ...query, overrideAccess: true }) : publicFind(query))
      const { custom } = cms.collections[collection].config
      return docs.map((doc) => {
        const about = { title: documentName(custom, doc), path: documentPath(collection, doc.slug) }
        return [documentKey(collection, doc.id), about] as const
      })
    }),
  )
  return new Map(parts.flat())
}

/** A published contribution: its headline or the comment itself, and its document. */
export type PublishedEntry = { readonly name: string; readonly about: About }

/** The published contribution that `reviews:4` names, or null. */
export async function publishedEntry(text: string, locale: Locale): Promise<PublishedEntry | null> {
  const item = parseDocumentKey(text, contributionKinds)
  if (!item) return null
  const { docs } = await publicFind({
    collection: item.collection,
    locale,
    depth: 0,
    limit: 1,
    select: { doc: true, headline: true, comment: true },
    where: { id: { equals: item.id } },
  })
  const [row] = docs
  const target = row && targetOf(row.doc, cardCollections, 'mushrooms')
  const about = target && (await aboutOf(documentKey(target.relationTo, target.id), locale))
  if (!row || !about) return null
  return { name: 'comment' in row ? row.comment : row.headline, about }
}
