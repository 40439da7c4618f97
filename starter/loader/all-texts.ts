import type { BaseDatabaseAdapter, CollectionSlug } from 'payload'
import { newRowId } from '@/cms/row-id'
import { isRecord } from '@/core/is-record'
import { isLocalized } from './localized'

/** A document that is made, with its texts in three languages wherever they stand in it. */
type Made = { readonly collection: CollectionSlug; readonly tree: unknown }

declare module 'payload' {
  interface RequestContext {
    /** What the seed makes in every language with one save. */
    made?: Made
  }
}

/** The rows of a list that each language has for itself: Payload gives ids to those of the language that it saves. A rich text or a relation is no list of rows. */
function withNewIds(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((row: unknown) =>
      isRecord(row) && !('relationTo' in row) ? { id: newRowId(), ...(withNewIds(row) as object) } : row,
    )
  if (!isRecord(value) || 'root' in value) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withNewIds(inner)]))
}

/**
 * What Payload made of a document in one language, with the texts of the others beside it.
 * @param data as the database is given it, each localized field once a language
 */
export function withAllTexts(data: unknown, tree: unknown): unknown {
  if (isLocalized(tree)) return { ...(withNewIds(tree) as object), ...(isRecord(data) ? data : {}) }
  if (Array.isArray(tree))
    return Array.isArray(data) ? data.map((row: unknown, at) => withAllTexts(row, tree[at])) : data
  if (!isRecord(tree) || !isRecord(data)) return data
  return {
    ...data,
    ...Object.fromEntries(Object.keys(tree).map((key) => [key, withAllTexts(data[key], tree[key])])),
  }
}

const prepared = new WeakSet<object>()

/**
 * Payload saves a document in one language, and to save it again for each of the others takes two thirds of the time of a
 * seed. The adapter puts into the database what the save brings along for them; versions are made of what it returns.
 */
export function makeWithAllTexts(db: BaseDatabaseAdapter): void {
  if (prepared.has(db)) return
  prepared.add(db)
  const create = db.create.bind(db)
  db.create = (args) => {
    const made = args.req?.context?.made
    // Hooks may make documents of other collections with the same request.
    if (made?.collection !== args.collection) return create(args)
    return create({ ...args, data: withAllTexts(args.data, made.tree) as typeof args.data })
  }
}
