import type { Collection, CollectionConfig, CollectionSlug, PayloadRequest, Plugin, SelectType } from 'payload'
import { documentKey } from '@/core/document-key'
import { isRecord } from '@/core/is-record'
import type { Locale } from '@/core/locales'
import { isAdmin } from '../access/atoms'
import { followChanges } from '../changes/stream'
import { withEmptyGroupSelects } from '../empty-group-selects'
import { areFallbacksNoted } from '../every-locale'
import { nextTurn } from '../next-turn'
import { withNumbers } from '../stats/model'
import { documentsOf, type Doc, type ReadContext, type Shape } from './documents'

/** The context of a local read that is served as a list for visitors, from the cache. */
export const listForVisitors = { listForVisitors: true } as const

/** The context of a local read for a page: most pages name the same few documents, which are taken from the cache. */
export const namedFromCache = { namedFromCache: true } as const
const namedByMost: ReadonlySet<CollectionSlug> = new Set(['categories', 'references'])

type Args = {
  readonly req: PayloadRequest
  readonly depth?: unknown
  readonly select?: SelectType
  readonly where?: { readonly id?: { readonly in?: unknown } }
  /** Set only by Payload, when it fetches the relations of a response. */
  readonly disableErrors?: unknown
  readonly currentDepth?: unknown
  readonly overrideAccess?: unknown
}

const isRead = (context: unknown): context is ReadContext => isRecord(context) && context.named instanceof Set

const isVisitor = ({ payloadAPI, user }: PayloadRequest): boolean => payloadAPI === 'REST' && !isAdmin(user)

const isFound = (result: unknown): result is { docs: Doc[] } => isRecord(result) && Array.isArray(result.docs)

/** Whether the operation is a find, and neither a find by id nor a count. */
const isList = (args: object): boolean => 'pagination' in args && 'sort' in args && !('id' in args)

/** The fallback locales without duplicates and without the call's own: callers may send any list. */
export function fallbackOf({
  locale,
  fallbackLocale,
}: Pick<PayloadRequest, 'locale' | 'fallbackLocale'>): Shape['fallbackLocale'] {
  const others = [...new Set([fallbackLocale].flat())].filter((one) => typeof one === 'string' && one !== locale)
  return others.length > 0 ? (others as Locale[]) : false
}

/** On SQLite Payload stores null for a transaction, which copies of a request turn into an object. */
const transactionOf = (id: unknown): number | string | undefined =>
  typeof id === 'string' || typeof id === 'number' ? id : undefined

/** How the documents of a find are read if it is a list for visitors; null if Payload has to read it. */
function shapeOf(collection: CollectionSlug, args: Args): Shape | null {
  const { req, disableErrors, overrideAccess, select } = args
  const { locale, context } = req
  if (overrideAccess === true || !locale) return null
  const depth = Number(args.depth ?? 0)
  const shape: Shape = {
    collection,
    locale,
    fallbackLocale: fallbackOf(req),
    depth,
    select,
    areFallbacksNoted: areFallbacksNoted(context),
  }
  if (disableErrors === true) {
    // A relation that Payload populates; its own relations are populated only while depth is left.
    const currentDepth = Number(args.currentDepth)
    const isOfPage = context.namedFromCache === true && namedByMost.has(collection)
    if (!(currentDepth > 1) || !(isRead(context) || isVisitor(req) || isOfPage)) return null
    return currentDepth > depth ? { ...shape, depth: 0 } : { ...shape, currentDepth }
  }
  return context.listForVisitors === true || isVisitor(req) ? shape : null
}

/** A collection without fields, so that Payload runs no field hooks on the rows; what it checks queries by stays. */
const withoutFields = (collection: Collection): Collection => ({
  ...collection,
  config: { ...collection.config, fields: [] },
})

const namedIn = (where: Args['where']): number[] => (Array.isArray(where?.id?.in) ? where.id.in.map(Number) : [])

const withCache = (collection: CollectionConfig): CollectionConfig => {
  const { hooks } = collection
  const slug = collection.slug as CollectionSlug
  const shapes = new WeakMap<object, Shape>()
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks?.beforeOperation ?? []),
        async ({ args: given, collection: { flattenedFields } }) => {
          const args = given as Args
          const shape = isList(args) ? shapeOf(slug, args) : null
          if (!shape) return given
          if (args.disableErrors !== true) {
            await followChanges()
            await nextTurn()
          }
          // Payload still queries which documents match, with their counters; their fields come from the cache.
          const select = withEmptyGroupSelects({ id: true }, flattenedFields)
          const bare = { ...given, collection: withoutFields(given.collection), depth: 0, select }
          shapes.set(bare, shape)
          return bare
        },
      ],
      afterOperation: [
        ...(hooks?.afterOperation ?? []),
        async ({ args, result: given, req }) => {
          const [shape, result] = [shapes.get(args), given as unknown]
          if (!shape || !isFound(result)) return result
          const within = isRead(req.context) ? req.context : undefined
          const ids = result.docs.map(({ id }) => id)
          const docs = await documentsOf(req.payload, shape, ids, within, transactionOf(await req.transactionID))
          // Documents in relations have no counters, since no card of them shows any.
          const isNamed = (args as Args).disableErrors === true
          return {
            ...result,
            docs: result.docs.flatMap((numbers) => {
              const doc = docs.get(numbers.id)
              return doc ? [isNamed ? doc : withNumbers(doc, numbers)] : []
            }),
          }
        },
      ],
    },
  }
}

/** Notes the documents that a read names, unpublished ones included: publishing one changes the result. */
const withNames = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [
      ({ args, req }) => {
        const { disableErrors, where } = args as Args
        if (disableErrors === true && isRead(req.context))
          for (const id of namedIn(where)) req.context.named.add(documentKey(collection.slug, id))
        return args
      },
      ...(collection.hooks?.beforeOperation ?? []),
    ],
  },
})

/**
 * Serves lists for visitors from cached documents (OPS-03). `collections` are those whose changes are followed and
 * whose documents every visitor and member sees alike.
 */
export const documentCachePlugin =
  (collections: readonly string[]): Plugin =>
  (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection) =>
      withNames(collections.includes(collection.slug) ? withCache(collection) : collection),
    ),
  })
