import { isDeepStrictEqual } from 'node:util'
import type { CollectionConfig, GlobalConfig, PayloadRequest, Plugin } from 'payload'
import { documentKey } from '@/core/document-key'
import { isRecord } from '@/core/is-record'
import { broughtFor } from '../fields/every-language'
import { withGlobalHooks, withHooks } from '../hooks'
import { isRated } from '../rated'
import { publishChange } from './log'
import { Changes } from './schema'

type Followed = { collections: readonly string[]; globals: readonly string[] }

type Saved = { doc: { id: number | string }; previousDoc?: unknown; operation?: string; req: PayloadRequest }

const fieldOf = (doc: unknown, name: string): unknown => (isRecord(doc) ? doc[name] : undefined)

/**
 * Whether a document is found, named and reached as before: then its own page and the lists that show it are all that
 * changes. Any other page may link to it by name, header and footer among them. A draft on either side may hide what
 * was published before: unpublishing after a saved draft looks like draft to draft from here.
 */
export const standsAsBefore = (doc: unknown, previous: unknown, title = 'title'): boolean =>
  [doc, previous].every((side) => [undefined, 'published'].some((status) => status === fieldOf(side, '_status'))) &&
  ['slug', title].every((name) => isDeepStrictEqual(fieldOf(doc, name), fieldOf(previous, name)))

/**
 * Whether a call saved a draft and nothing else: what visitors see is as it was. Taking a document away makes a draft of
 * it too, but its call does not say so. Payload makes a boolean of what the query says.
 */
export const isDraftSave = (doc: unknown, req: Pick<PayloadRequest, 'query'>): boolean =>
  String(req.query.draft) === 'true' && fieldOf(doc, '_status') === 'draft'

const withChanges = (collection: CollectionConfig): CollectionConfig => {
  const { slug, custom } = collection
  // What is rated by another grade now is praised by other lists, and so is what is sold and cooked of it (SAF-04).
  const ratedAsBefore = (doc: Record<string, unknown>, previous: unknown): boolean =>
    !isRecord(previous) || isRated(custom, doc) === isRated(custom, previous)
  const keyOf = (doc: { id: number | string }): string => documentKey(slug, doc.id)
  const saved = async ({ doc, previousDoc, operation, req }: Saved): Promise<unknown> => {
    if (isDraftSave(doc, req)) return doc
    const title = collection.admin?.useAsTitle ?? 'title'
    const stands =
      operation === 'create' ||
      (standsAsBefore(doc, previousDoc, title) &&
        ratedAsBefore(doc, previousDoc) &&
        broughtFor(req.context, title) === null)
    await publishChange(req, { key: keyOf(doc), scope: stands ? 'document' : 'everywhere' })
    return doc
  }
  const deleted = async ({ doc, req }: Saved): Promise<unknown> => {
    await publishChange(req, { key: keyOf(doc), scope: 'everywhere' })
    return doc
  }
  return withHooks(collection, { afterChange: [saved], afterDelete: [deleted] })
}

const withGlobalChanges = (global: GlobalConfig): GlobalConfig => {
  const saved = async ({ doc, req }: Pick<Saved, 'doc' | 'req'>): Promise<unknown> => {
    await publishChange(req, { key: documentKey(global.slug, 0), scope: 'everywhere' })
    return doc
  }
  return withGlobalHooks(global, { afterChange: [saved] })
}

/** Adds the sequence of changes, and writes the saves and deletes of the collections and globals named into it. */
export const changesPlugin =
  ({ collections, globals }: Followed): Plugin =>
  (config) => ({
    ...config,
    collections: [
      ...(config.collections ?? []).map((item) => (collections.includes(item.slug) ? withChanges(item) : item)),
      Changes,
    ],
    globals: (config.globals ?? []).map((item) => (globals.includes(item.slug) ? withGlobalChanges(item) : item)),
  })
