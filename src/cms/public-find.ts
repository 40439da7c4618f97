import 'server-only'
import config from '@payload-config'
import {
  getPayload,
  type CollectionSlug,
  type DataFromGlobalSlug,
  type GlobalSlug,
  type Payload,
  type SelectType,
  type TypedCollection,
  type Where,
} from 'payload'
import { cache } from 'react'
import { defaultLocale, type Locale } from '@/core/locales'
import { limits } from '@/core/limits'
import { noteFallbacks } from './fallbacks'
import { paginated, type Paginated } from '@/core/paginated'

/** The running CMS; the same instance for the whole process. */
export const getCms = (): Promise<Payload> => getPayload({ config })

type Query<S extends CollectionSlug> = {
  collection: S
  locale: Locale
  where?: Where
  sort?: string
  limit?: number
  page?: number
  depth?: number
  select?: SelectType
  /** Missing translations stay missing. */
  fallbackLocale?: false
}

/** Documents read at once where all are read. */
const portion = 500

/**
 * Reads documents as a visitor may see them: access rules on, nobody signed in, no drafts (security.md G4).
 * Pages read through this door alone.
 */
export async function publicFind<S extends CollectionSlug>(query: Query<S>): Promise<Paginated<TypedCollection[S]>> {
  const cms = await getCms()
  const { limit = limits.archivePageSize, page = 1, ...rest } = query
  const collection: CollectionSlug = query.collection
  const result = await cms.find({ ...rest, collection, limit, page, overrideAccess: false, draft: false })
  return paginated(result.docs as unknown as TypedCollection[S][], result.totalDocs, page, limit)
}

/**
 * Every document that matches, by id, in portions: for what is put in order or counted as a whole. `select` names the
 * few fields that takes.
 */
export async function publicFindEvery<S extends CollectionSlug>(
  query: Pick<Query<S>, 'collection' | 'locale' | 'where' | 'depth'> & { select: SelectType },
): Promise<TypedCollection[S][]> {
  const docs: TypedCollection[S][] = []
  for (let page: number | null = 1; page !== null;) {
    const part: Paginated<TypedCollection[S]> = await publicFind({ ...query, sort: 'id', limit: portion, page })
    docs.push(...part.docs)
    page = part.nextPage
  }
  return docs
}

/** Reads a document once more without fallback, so that `langOf` tells which of its texts are in another language. */
export async function markFallbacks(collection: CollectionSlug, doc: { id: number }, locale: Locale): Promise<void> {
  if (locale === defaultLocale) return
  const cms = await getCms()
  const own = { collection, id: doc.id, locale, fallbackLocale: false, depth: 0, overrideAccess: false } as const
  // It may be unpublished between the two reads; then nothing is marked, and its page is refreshed anyway.
  noteFallbacks(doc, await cms.findByID({ ...own, disableErrors: true }))
}

/**
 * The published document with this slug, or null; `langOf` tells which of its texts are in another language. Read once
 * while a page is drawn: its metadata and its body both ask.
 */
export const publicFindBySlug = cache(
  async <S extends CollectionSlug>(collection: S, slug: string, locale: Locale): Promise<TypedCollection[S] | null> => {
    const depth = limits.fetchDepth
    const { docs } = await publicFind({ collection, locale, depth, limit: 1, where: { slug: { equals: slug } } })
    const [doc] = docs
    if (!doc) return null
    await markFallbacks(collection, doc, locale)
    return doc
  },
)

export async function publicCount(collection: CollectionSlug, where?: Where): Promise<number> {
  const cms = await getCms()
  const { totalDocs } = await cms.count({ collection, overrideAccess: false, ...(where ? { where } : {}) })
  return totalDocs
}

/** A global as a visitor may see it; asked for once while a page is drawn, however many parts of it want it. */
export const publicGlobal = cache(
  async <S extends GlobalSlug>(slug: S, locale: Locale): Promise<DataFromGlobalSlug<S>> => {
    const cms = await getCms()
    return cms.findGlobal({ slug, locale, depth: 1, overrideAccess: false })
  },
)
