import { isDeepStrictEqual } from 'node:util'
import type { CollectionConfig, GlobalConfig, PayloadRequest, Plugin } from 'payload'
import { documentKey } from '@/core/document-key'
import { isRecord } from '@/core/is-record'
import { otherLocaleStringsOf } from '../fields/every-language'
import { withGlobalHooks, withHooks } from '../hooks'
import { isRated } from '../rated'
import { publishChange } from './log'
import { Changes } from './schema'

type Followed = { collections: readonly string[]; globals: readonly string[] }

type Saved = { doc: { id: number | string }; previousDoc?: unknown; operation?: string; req: PayloadRequest }

const fieldOf = (doc: unknown, name: string): unknown => (isRecord(doc) ? doc[name] : undefined)

/**
 * Whether a document keeps its slug, title and publication, so that only its own page and listings change; otherwise
 * any page that links to it may, header and footer included. False where either side is a draft, since unpublishing
 * after a saved draft looks like draft to draft.
 */
export const standsAsBefore = (doc: unknown, previous: unknown, title = 'title'): boolean =>
  [doc, previous].every((side) => [undefined, 'published'].some((status) => status === fieldOf(side, '_status'))) &&
  ['slug', title].every((name) => isDeepStrictEqual(fieldOf(doc, name), fieldOf(previous, name)))

/**
 * Whether a call only saved a draft, so that nothing changes for visitors. Unpublishing also leaves a draft, but its
 * call has no `draft=true`. Payload converts the query's value to a boolean.
 */
export const isDraftSave = (doc: unknown, req: Pick<PayloadRequest, 'query'>): boolean =>
  String(req.query.draft) === 'true' && fieldOf(doc, '_status') === 'draft'

const withChanges = (collection: CollectionConfig): CollectionConfig => {
  const { slug, custom } = collection
  // A new danger grade changes which lists recommend the species, and the products and recipes made of it (SAF-04).
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
        otherLocaleStringsOf(req.context, title) === null)
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

/** Adds the collection `changes`, and appends to it every save and delete of the collections and globals named. */
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
