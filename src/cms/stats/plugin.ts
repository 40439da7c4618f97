import type {
  CollectionAfterReadHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  Field,
  PayloadRequest,
  Plugin,
  TypeWithID,
} from 'payload'
import { withEmptyGroupSelects } from '../empty-group-selects'
import { documentKey } from '@/core/document-key'
import { number } from '../fields/basics'
import { findAtOnce } from '../find-at-once'
import { withHooks } from '../hooks'
import { label } from '../labels'
import { isRated, ratedBy } from '../rated'
import { aggregateRating, numberNames, type Counters } from './model'
import { countersOf } from './read'
import { Stats } from './schema'

type Counted = { likes?: readonly string[]; ratings?: readonly string[]; helpfuls?: readonly string[] }

/** Counters of responses only; the form shows them as a sentence (`counted` below). */
const readOnly = { admin: { hidden: true }, virtual: true } as const

const likeField: Field = number('likeCount', label('Likes', 'Me gusta', 'Curtidas'), readOnly)

const helpfulField: Field = number(
  'helpfulCount',
  label('Helpful marks', 'Votos de utilidad', 'Votos de utilidade'),
  readOnly,
)

const ratingField: Field = {
  name: 'aggregateRating',
  type: 'group',
  virtual: true,
  label: label('Rating', 'Valoración', 'Avaliação'),
  admin: { hidden: true },
  fields: [
    number('averageRating', label('Average', 'Media', 'Média'), readOnly),
    number('bestRating', label('Best possible', 'Máximo', 'Máximo'), readOnly),
    number('reviewCount', label('Reviews', 'Reseñas', 'Avaliações'), readOnly),
    number('impressionCount', label('Impressions', 'Impresiones', 'Impressões'), readOnly),
  ],
}

/** Shows the counters in the form's sidebar. */
const countedField: Field = {
  name: 'counted',
  type: 'ui',
  label: label('What members say', 'Lo que dicen los miembros', 'O que dizem os membros'),
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/cms/admin/counted#Counted' },
  },
}

type Has = { readonly likes: boolean; readonly ratings: boolean; readonly helpfuls: boolean }

/**
 * The counters of a document, or null if it must not be rated: a species known to poison shows no stars, whatever it
 * was given before (SAF-04). Reads the row itself, since a list has only the ids of its documents.
 */
async function ratedNow(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
  counters: Counters | null,
) {
  const { custom, flattenedFields } = req.payload.collections[collection].config
  const select = ratedBy(custom)
  if (!counters || custom.isRated === undefined || counters.ratingCount + counters.impressionCount === 0)
    return counters
  const lookup = { collection, field: 'id', select: withEmptyGroupSelects(select, flattenedFields) }
  const row = await findAtOnce<Record<string, unknown>>(req, lookup, id)
  return row && isRated(custom, row) ? counters : null
}

/** Adds a collection's counters to every response with one of its documents. */
const readCounters =
  (collection: CollectionSlug, has: Has): CollectionAfterReadHook<TypeWithID> =>
  async ({ doc, req, context }) => {
    if (context.withoutStats === true || !doc.id) return doc
    const counters = await countersOf(req, documentKey(collection, doc.id))
    return {
      ...doc,
      ...(has.likes ? { likeCount: counters?.likeCount ?? 0 } : {}),
      ...(has.helpfuls ? { helpfulCount: counters?.helpfulCount ?? 0 } : {}),
      ...(has.ratings ? { aggregateRating: aggregateRating(await ratedNow(req, collection, doc.id, counters)) } : {}),
    }
  }

/**
 * Removes the counters from what callers send; a group sent as null would make Payload fail to read the saved document.
 */
const dropCounters =
  (names: readonly string[]): CollectionBeforeOperationHook =>
  ({ args }) => {
    const data: unknown = 'data' in args ? args.data : null
    if (typeof data === 'object' && data !== null) for (const name of names) Reflect.deleteProperty(data, name)
    return args
  }

function withCounters(collection: CollectionConfig, counted: Counted): CollectionConfig {
  const { slug } = collection
  const has: Has = {
    likes: counted.likes?.includes(slug) ?? false,
    ratings: counted.ratings?.includes(slug) ?? false,
    helpfuls: counted.helpfuls?.includes(slug) ?? false,
  }
  const fields = [has.likes && likeField, has.helpfuls && helpfulField, has.ratings && ratingField].filter(
    (field) => field !== false,
  )
  if (fields.length === 0) return collection
  return withHooks(
    { ...collection, fields: [...collection.fields, ...fields, countedField] },
    { beforeOperation: [dropCounters(numberNames)], afterRead: [readCounters(slug as CollectionSlug, has)] },
  )
}

/** Adds the `stats` collection, and its counters as virtual fields of the collections named. */
export const statsPlugin =
  (counted: Counted): Plugin =>
  (config) => ({
    ...config,
    collections: [...(config.collections ?? []).map((collection) => withCounters(collection, counted)), Stats],
  })
