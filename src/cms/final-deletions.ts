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

/** The id of the one document that a deletion is for, or of the parent where its versions are deleted. */
function idIn(where: Where, field: 'id' | 'parent' = 'id'): number | null {
  const condition = where[field]
  const id: unknown = condition && !Array.isArray(condition) ? Reflect.get(condition, 'equals') : null
  return typeof id === 'number' ? id : null
}

/**
 * Makes a deletion final. Payload reads a document, runs its hooks and writes it, so an update racing a deletion would
 * insert the document again, or leave a version behind; here the later call gets a NotFound.
 */
export const withFinalDeletions = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> =>
  wrapped(adapter, (db) => {
    const deleteOne = db.deleteOne.bind(db)
    const updateOne = db.updateOne.bind(db)
    const deleteVersions = db.deleteVersions.bind(db)
    const locks = keyedLock<string>()
    // SQLite has no row locks. On PostgreSQL a transaction that holds a row lock must not wait here for one that
    // waits for it (deadlock).
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
    // Payload deletes the versions first: without this lock, an update that holds the document and waits for its
    // versions would deadlock with the deletion.
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
        // A call without `returning` gets nothing, deleted or not.
        if (!deleted && deletion.returning !== false) throw new NotFound(req?.t)
        return deleted
      }
      return id === null ? taken() : alone(documentKey(collection, id), taken)
    }
  })
