import type { CollectionAfterChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { isRecord } from '@/core/is-record'
import { inOwnLanguage } from '../own-language'
import { notesOf, takeNote } from '../request-notes'
import { documentKey } from '@/core/document-key'
import { savedAt, type Entry } from './saved-at'

/** Forms loaded at one of the moments `shown` differ only in `_status` from what was saved at `to`. */
type Same = { readonly to: string; readonly shown: readonly string[] }

/** The documents of which this request changes only `_status`. */
const stateChanges = (req: PayloadRequest) => notesOf<true>(req, 'stateChanges')

const named = (collection: string, id: number | string) =>
  ({ collection: 'payload-kv', where: { key: { equals: `same:${documentKey(collection, id)}` } } }) as const

const isSame = (value: unknown): value is Same =>
  isRecord(value) && typeof value.to === 'string' && Array.isArray(value.shown)

async function sameOf({ collection, id, req }: Entry): Promise<Same | null> {
  const found = await req.payload.db.findOne<{ id: number; data?: unknown }>({ ...named(collection, id), req })
  return isSame(found?.data) ? found.data : null
}

/** The most moments that are stored per document. */
const mostShown = 20

/** Notes calls that publish or unpublish a document and change nothing else. */
export const noteStateChange: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  const { id, data } = args as { id?: number | string; data?: unknown }
  if (id === undefined || !isRecord(data) || Object.keys(data).join() !== '_status') return
  stateChanges(req).set(documentKey(collection.slug, id), true)
}

/** After such a call, stores that forms loaded before it are not stale: only `_status` differs. */
export const keepSame: CollectionAfterChangeHook<{ id: number; updatedAt?: string }> = async ({
  collection,
  doc,
  previousDoc,
  req,
}) => {
  if (!takeNote(stateChanges(req), documentKey(collection.slug, doc.id))) return doc
  const entry: Entry = { collection: collection.slug, id: doc.id, req: inOwnLanguage(req) }
  const to = await savedAt(entry, true)
  const { updatedAt: before } = previousDoc
  if (to === null || !before) return doc
  const known = await sameOf(entry)
  const shown = [...(known?.to === before ? known.shown : []), before].slice(-mostShown)
  const { collection: kv, where } = named(collection.slug, doc.id)
  const key = where.key.equals
  await req.payload.db.upsert({ collection: kv, where, data: { key, data: { to, shown } satisfies Same }, req })
  return doc
}

/** Whether only a document's `_status` has changed since its form was loaded. */
export async function onlyStateChanged(entry: Entry, shown: string, saved: string): Promise<boolean> {
  const same = await sameOf(entry)
  return same?.to === saved && same.shown.some((moment) => Date.parse(moment) === Date.parse(shown))
}
