import pLimit from 'p-limit'
import { setImmediate } from 'node:timers/promises'
import type { CollectionSlug, Payload, PayloadRequest, SelectType } from 'payload'
import { documentKey } from '@/core/document-key'
import type { Locale } from '@/core/locales'
import { processSingleton } from '@/core/shared/process-singleton'
import { cachedMilliseconds } from '../changes/cached'
import { subscribe } from '../changes/stream'
import { withEmptyGroupSelects, withoutClosedGroups } from '../empty-group-selects'
import { withFallbacksNoted } from '../every-locale'
import { fallbacksIn, applyFallbacks } from '../fallbacks'
import { namedFields } from '../guards/named-fields'
import { createEntries, type Entry } from './entries'

export type Doc = Readonly<Record<string, unknown>> & { readonly id: number }

/** How documents are read: every argument of the query that the result depends on, apart from the caller. */
export type Shape = {
  readonly collection: CollectionSlug
  readonly locale: NonNullable<PayloadRequest['locale']>
  readonly fallbackLocale: Locale[] | false
  readonly depth: number
  /**
   * The depth of these documents as relations of others, counted from one; some fields are populated up to a depth of
   * their own.
   */
  readonly currentDepth?: number
  readonly select?: SelectType | undefined
  /** Whether the read notes which strings are fallbacks for missing translations. */
  readonly areFallbacksNoted?: boolean
}

/** Collected in the context of a read's request: the keys of all documents that it looked for, published or not. */
export type ReadContext = { readonly withoutStats: true; readonly named: Set<string> }

type Cache = {
  /** Whether the stream of changes is open; without it nothing is cached, since nothing would be invalidated. */
  isFollowed: boolean
  /** Grows with every change, so that a document read before a change is not cached after it. */
  generation: number
  readonly entries: ReturnType<typeof createEntries>
}

const mostCharacters = 48 * 1024 * 1024

const cache = processSingleton<Cache>('document-cache', {
  isFollowed: false,
  generation: 0,
  entries: createEntries({ characters: mostCharacters, milliseconds: cachedMilliseconds }),
})

/**
 * Documents read in one turn of the event loop: a health check takes about five turns and must not wait longer than 100
 * ms for them (OPS-03). Fewer would be slow, since Payload's fixed cost per query equals that of one document.
 */
const portion = 4
/** One portion is read at a time, however many lists are requested, and other work gets a turn after each. */
const readQueue = pLimit(1)
/** Cached documents parsed in one turn of the event loop. */
const aTurn = 25

/**
 * Drops the changed documents from the cache. Counters are not cached, so a like drops nothing.
 * @returns what to call once the stream is open: until then nothing is cached, since nothing would be invalidated
 */
export function followWithDocuments(): () => void {
  subscribe('documents', (changes) => {
    const changed = changes.filter(({ scope }) => scope !== 'counts').map(({ key }) => key)
    if (changed.length === 0) return
    cache.generation += 1
    cache.entries.drop(changed)
  })
  return () => {
    cache.isFollowed = true
  }
}

const prefixOf = (shape: Shape): string => {
  const { collection, locale, fallbackLocale, depth, currentDepth = 1, select = {}, areFallbacksNoted = false } = shape
  return `${JSON.stringify([collection, locale, fallbackLocale, depth, currentDepth, select, areFallbacksNoted])}:`
}

/** Reads documents as a visitor may see them, without their counters, and caches them. */
async function read(
  payload: Payload,
  shape: Shape,
  ids: readonly number[],
  found: Map<number, Entry>,
  transactionID?: number | string,
): Promise<void> {
  const prefix = prefixOf(shape)
  const { generation } = cache
  const context: ReadContext = { withoutStats: true, named: new Set() }
  const { select = {} } = shape
  const { flattenedFields } = payload.collections[shape.collection].config
  const { docs } = await payload.find({
    collection: shape.collection,
    locale: shape.locale,
    fallbackLocale: shape.fallbackLocale,
    depth: shape.depth,
    ...(shape.currentDepth === undefined ? {} : { currentDepth: shape.currentDepth }),
    ...(shape.select ? { select: withEmptyGroupSelects(select, flattenedFields) } : {}),
    populate: namedFields,
    where: { id: { in: [...ids] } },
    limit: ids.length,
    pagination: false,
    overrideAccess: false,
    draft: false,
    ...(transactionID === undefined ? {} : { req: { transactionID } }),
    context: shape.areFallbacksNoted ? { ...context, ...withFallbacksNoted() } : context,
  })
  for (const doc of docs) {
    const { id } = doc
    const wanted = shape.select ? withoutClosedGroups(doc as unknown as Doc, select, flattenedFields) : doc
    const entry = {
      text: JSON.stringify(wanted),
      names: new Set(context.named).add(documentKey(shape.collection, id)),
      ...(shape.areFallbacksNoted ? { borrowed: fallbacksIn(doc) } : {}),
    }
    found.set(id, entry)
    const isCommitted = transactionID === undefined
    if (isCommitted && cache.isFollowed && generation === cache.generation)
      cache.entries.set(prefix + String(id), entry)
  }
}

/**
 * Documents by id as visitors see them, without counters and unpublished ones. Each is cached until it or a document
 * that it names changes, since Payload takes milliseconds to build one from its rows.
 * @param within the context of the read that this one fills relations for, and whose turn it uses
 * @param transactionID on PostgreSQL, the write's transaction: it has its connection, and must not wait for another
 * read
 */
export async function documentsOf(
  payload: Payload,
  shape: Shape,
  ids: readonly number[],
  within?: ReadContext,
  transactionID?: number | string,
): Promise<ReadonlyMap<number, Doc>> {
  const prefix = prefixOf(shape)
  const found = new Map<number, Entry>()
  const isMissing = (id: number): boolean => {
    const entry = cache.entries.get(prefix + String(id))
    if (entry) found.set(id, entry)
    return !entry
  }
  const missing = ids.filter(isMissing)
  if (within || transactionID !== undefined) {
    if (missing.length > 0) await read(payload, shape, missing, found, transactionID)
    for (const { names } of found.values()) for (const name of names) within?.named.add(name)
  } else {
    for (let from = 0; from < missing.length; from += portion)
      await readQueue(async () => {
        // Another call may have read them while this one waited.
        const still = missing.slice(from, from + portion).filter(isMissing)
        if (still.length > 0) await read(payload, shape, still, found)
        await setImmediate()
      })
  }
  const docs = new Map<number, Doc>()
  for (const [id, { text, borrowed = [] }] of found) {
    const doc = JSON.parse(text) as Doc
    applyFallbacks(doc, borrowed)
    docs.set(id, doc)
    if (!within && docs.size % aTurn === 0) await setImmediate()
  }
  return docs
}
