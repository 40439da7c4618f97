import {
  NotFound,
  type BaseDatabaseAdapter,
  type CollectionSlug,
  type DatabaseAdapterObj,
  type PayloadRequest,
  type Where,
} from 'payload'
import { documentKey } from '@/core/document-key'
import { keyedLock } from '@/core/keyed-lock'
import { lockRow } from './row-locks'
import { isSqlite } from './sql'
import { wrapped } from './wrapped-database'

/** The one document that a deletion names, by the id that Payload always gives; of versions it is the parent's. */
function idIn(where: Where, field: 'id' | 'parent' = 'id'): number | null {
  const condition = where[field]
  const id: unknown = condition && !Array.isArray(condition) ? Reflect.get(condition, 'equals') : null
  return typeof id === 'number' ? id : null
}

/**
 * A database in which what is deleted stays deleted. Payload reads a document, runs its hooks and writes it: a change
 * that is under way while another call deletes the document would insert it anew, and a deletion would hand its hooks
 * nothing and leave the version that the change made meanwhile. Whoever comes second is told that nothing is there.
 */
export const withGoneDocuments = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> =>
  wrapped(adapter, (db) => {
    const deleteOne = db.deleteOne.bind(db)
    const updateOne = db.updateOne.bind(db)
    const deleteVersions = db.deleteVersions.bind(db)
    const locks = keyedLock<string>()
    // On SQLite nothing else keeps two calls apart. PostgreSQL has its locks of rows, and a transaction that holds
    // one must not wait here for who waits for it.
    const alone = async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
      if (!isSqlite(db.payload)) return work()
      const release = await locks.take(key)
      try {
        return await work()
      } finally {
        release()
      }
    }
    const lock = (collection: string, id: number, purpose: 'change' | 'deletion', req?: Partial<PayloadRequest>) =>
      lockRow({ ...req, payload: db.payload }, collection as CollectionSlug, id, purpose)
    db.updateOne = (update) => {
      const { collection, id, options, req } = update
      if (typeof id !== 'number' || options?.upsert === true) return updateOne(update)
      return alone(documentKey(collection, id), async () => {
        if (!(await lock(collection, id, 'change', req))) throw new NotFound(req?.t)
        const updated: unknown = await updateOne(update)
        return updated
      })
    }
    // Payload deletes the versions first: a change that has the document and waits for them would be waited for in turn.
    db.deleteVersions = async (deletion) => {
      const { collection, req, where } = deletion
      const id = collection ? idIn(where, 'parent') : null
      if (collection && id !== null) await lock(collection, id, 'deletion', req)
      await deleteVersions(deletion)
    }
    db.deleteOne = async (deletion) => {
      const { collection, req, where } = deletion
      const id = idIn(where)
      const taken = async (): Promise<unknown> => {
        const isThere = id === null || (await lock(collection, id, 'deletion', req))
        if (isThere && id !== null && db.payload.collections[collection].config.versions)
          await deleteVersions({ collection, where: { parent: { equals: id } }, ...(req ? { req } : {}) })
        const deleted: unknown = await deleteOne(deletion)
        // A call that selects no field in return gets none, deleted or not.
        if (!deleted && deletion.returning !== false) throw new NotFound(req?.t)
        return deleted
      }
      return id === null ? taken() : alone(documentKey(collection, id), taken)
    }
  })
