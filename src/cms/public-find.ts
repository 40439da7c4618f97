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
  type TypedUser,
  type Where,
} from 'payload'
import { cache } from 'react'
import { localeOrder, type Locale } from '@/core/locales'
import { limits } from '@/core/limits'
import { cached } from './changes/cached'
import { namedFromCache, type listForVisitors } from './document-cache/plugin'
import { withFallbacksNoted } from './every-locale'
import { noteFallbacks, type InOneLocale } from './fallbacks'
import { nextTurn } from './next-turn'
import { pageRelations } from './page-fields'
import { paginated, type Paginated } from '@/core/paginated'

/** The running CMS; the same instance for the whole process. */
export const getCms = (): Promise<Payload> => getPayload({ config })

/** The same CMS with its job queues run by this process: for the server, not for scripts. */
export const openCmsWithQueues = (): Promise<Payload> => getPayload({ config, cron: true })

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
  /**
   * `listForVisitors` reads a list from cached documents, whose relations hold only the naming fields;
   * `withFallbacksNoted()` lets `langOf` say which strings of the documents are in another locale.
   */
  context?: typeof listForVisitors | ReturnType<typeof withFallbacksNoted>
}

/** Documents per query where all are read. */
const portion = 500

/**
 * Reads documents as a visitor who is not signed in: access rules on, no drafts (G4).
 * Pages read through this door alone.
 */
export async function publicFind<S extends CollectionSlug>(query: Query<S>): Promise<Paginated<TypedCollection[S]>> {
  // Categories are few, and most pages list some: the form of an impression alone has three lists of them.
  if (query.collection !== 'categories' || query.depth !== 0) return find(query)
  const found = await cached(`categories ${JSON.stringify(query)}`, ['categories'], () => find(query))
  return { ...found, docs: [...found.docs] }
}

async function find<S extends CollectionSlug>(query: Query<S>): Promise<Paginated<TypedCollection[S]>> {
  const cms = await getCms()
  const { limit = limits.archivePageSize, page = 1, ...rest } = query
  const collection: CollectionSlug = query.collection
  await nextTurn()
  const { docs, totalDocs } = await cms.find({
    ...rest,
    collection,
    limit,
    page,
    overrideAccess: false,
    draft: false,
  })
  return paginated(docs as TypedCollection[S][], totalDocs, page, limit)
}

/**
 * Reads every matching document, by id and in portions, to sort or count them as a whole. `select` names the few fields
 * that this needs.
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

/** A document that an admin looks at before it is published. */
type Previewed = {
  readonly collection: CollectionSlug
  readonly id: number
  readonly slug: string
  readonly user: TypedUser
}

/** React's `cache` keeps this for one request. */
const preview = cache((): { shown: Previewed | null } => ({ shown: null }))

/** Shows an admin the newest draft of one document in place of what is published, on the page of this request alone. */
export const showDraftOf = (shown: Previewed): void => {
  preview().shown = shown
}

/** The options that read a previewed document as its newest draft, with the rights of the admin who looks at it. */
const draftOf = (collection: CollectionSlug, { id }: { id: number }) => {
  const { shown } = preview()
  return shown?.collection === collection && shown.id === id ? ({ draft: true, user: shown.user } as const) : {}
}

/**
 * Reads a document again without fallback, so that `langOf` can tell which of its strings are in another locale; the
 * other locales are read only while a string of unknown locale is left.
 */
export async function markFallbacks(collection: CollectionSlug, doc: { id: number }, locale: Locale): Promise<void> {
  const cms = await getCms()
  const docs: InOneLocale[] = []
  for (const each of localeOrder(locale)) {
    const own = {
      collection,
      id: doc.id,
      locale: each,
      fallbackLocale: false,
      depth: 0,
      overrideAccess: false,
      ...draftOf(collection, doc),
    } as const
    // It may be unpublished between the reads; then nothing is marked, and its page is refreshed anyway.
    docs.push({ locale: each, doc: await cms.findByID({ ...own, disableErrors: true }) })
    if (!noteFallbacks(doc, docs)) return
  }
}

async function findDraft<S extends CollectionSlug>(
  { collection, id, user }: Previewed,
  locale: Locale,
): Promise<TypedCollection[S]> {
  const cms = await getCms()
  const doc = await cms.findByID({
    collection,
    id,
    locale,
    depth: limits.fetchDepth,
    populate: pageRelations(cms),
    draft: true,
    overrideAccess: false,
    user,
    context: withFallbacksNoted(),
  })
  return doc as TypedCollection[S]
}

/** Reads one published document for its page; of its relations only the fields in `pageRelations`. */
async function findShown<S extends CollectionSlug>(
  slug: S,
  where: Where,
  locale: Locale,
  depth: number,
): Promise<TypedCollection[S] | undefined> {
  const cms = await getCms()
  const collection: CollectionSlug = slug
  await nextTurn()
  const { docs } = await cms.find({
    collection,
    where,
    locale,
    depth,
    populate: pageRelations(cms),
    limit: 1,
    // A page shows one, and no total.
    pagination: false,
    overrideAccess: false,
    draft: false,
    context: { ...namedFromCache, ...withFallbacksNoted() },
  })
  return docs[0] as TypedCollection[S] | undefined
}

/** The published document with this id, for the page of another document that shows part of it. */
export const publicFindWhole = <S extends CollectionSlug>(
  collection: S,
  id: number,
  locale: Locale,
): Promise<TypedCollection[S] | undefined> => findShown(collection, { id: { equals: id } }, locale, 1)

/**
 * The published document with this slug, or null; `langOf` tells which strings of it and of its relations are in
 * another locale. React's `cache` reads it once per render, for the metadata and the body of the page.
 */
export const publicFindBySlug = cache(
  async <S extends CollectionSlug>(collection: S, slug: string, locale: Locale): Promise<TypedCollection[S] | null> => {
    const { shown } = preview()
    const doc =
      shown?.collection === collection && shown.slug === slug
        ? await findDraft<S>(shown, locale)
        : await findShown(collection, { slug: { equals: slug } }, locale, limits.fetchDepth)
    return doc ?? null
  },
)

/**
 * A global as a visitor may see it; `langOf` tells which of its strings are in another locale. Every page renders
 * three, so each is cached until any change: their links contain addresses of pages, which may move.
 */
export const publicGlobal = <S extends GlobalSlug>(slug: S, locale: Locale): Promise<DataFromGlobalSlug<S>> =>
  cached(`global ${slug} ${locale}`, 'all', async () => {
    const cms = await getCms()
    return cms.findGlobal({ slug, locale, depth: 1, overrideAccess: false, context: withFallbacksNoted() })
  })
