import type { BaseDatabaseAdapter, CollectionSlug } from 'payload'
import { newRowId } from '@/cms/row-id'
import { isRecord } from '@/core/is-record'
import { isLocalized } from './localized'

/** A document being created, with its localized values for all locales in one tree. */
type Made = { readonly collection: CollectionSlug; readonly tree: unknown }

declare module 'payload' {
  interface RequestContext {
    /** Set by the seed: lets one save write every locale of the document. */
    made?: Made
  }
}

/**
 * Adds ids to the rows of a localized list, which Payload does for one locale only. Rich text and relations have none.
 */
function withNewIds(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((row: unknown) =>
      isRecord(row) && !('relationTo' in row) ? { id: newRowId(), ...(withNewIds(row) as object) } : row,
    )
  if (!isRecord(value) || 'root' in value) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withNewIds(inner)]))
}

/**
 * Adds the values of the other locales to what Payload made of a document in one locale.
 * @param data as the database adapter receives it, in which each localized field maps locales to values
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
 * Patches the adapter's `create` so that one save stores every locale: Payload saves one locale at a time, and saving
 * each of the others takes two thirds of a seed's time. Versions are made of what `create` returns.
 */
export function patchCreateForAllLocales(db: BaseDatabaseAdapter): void {
  if (prepared.has(db)) return
  prepared.add(db)
  const create = db.create.bind(db)
  db.create = (args) => {
    const made = args.req?.context?.made
    // Hooks may create documents of other collections within the same request.
    if (made?.collection !== args.collection) return create(args)
    return create({ ...args, data: withAllTexts(args.data, made.tree) as typeof args.data })
  }
}
