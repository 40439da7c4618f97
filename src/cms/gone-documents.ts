import { NotFound, type BaseDatabaseAdapter, type DatabaseAdapterObj, type PayloadRequest, type Where } from 'payload'
import { isSqlite, runSqlReturning, sql } from './sql'
import { tableOf } from './tables'
import { wrapped } from './wrapped-database'

/** The one document that a deletion names, by the id that Payload always gives; of versions it is the parent's. */
function idIn(where: Where, field: 'id' | 'parent' = 'id'): number | null {
  const condition = where[field]
  const id: unknown = condition && !Array.isArray(condition) ? Reflect.get(condition, 'equals') : null
  return typeof id === 'number' ? id : null
}

/**
 * Work on one document, one after another within this process: on SQLite nothing else keeps two apart. PostgreSQL
 * has its locks of rows, and a transaction that holds one must not wait here for who waits for it.
 */
function inLine(isNeeded: () => boolean) {
  const tails = new Map<string, Promise<unknown>>()
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    if (!isNeeded()) return work()
    const turn = (tails.get(key) ?? Promise.resolve()).then(work, work)
    const tail = turn.catch(() => undefined)
    tails.set(key, tail)
    try {
      return await turn
    } finally {
      if (tails.get(key) === tail) tails.delete(key)
    }
  }
}

/** PostgreSQL's locks of a row: a change lets others refer to it meanwhile, a deletion does not. */
const locks = { change: sql` FOR NO KEY UPDATE`, deletion: sql` FOR UPDATE` }

/** Whether the row is there by now; on PostgreSQL no other call changes it before the transaction of the request ends. */
async function holdRow(
  db: BaseDatabaseAdapter,
  collection: string,
  id: number,
  purpose: keyof typeof locks,
  req?: Partial<PayloadRequest>,
) {
  const { payload } = db
  const table = sql.identifier(tableOf(payload, collection))
  const held = isSqlite(payload) ? sql`` : locks[purpose]
  const { transactionID } = req ?? {}
  const rows = await runSqlReturning(
    { payload, ...(transactionID === undefined ? {} : { transactionID }) },
    sql`SELECT id FROM ${table} WHERE id = ${id}${held}`,
  )
  return rows.length > 0
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
    const alone = inLine(() => isSqlite(db.payload))
    db.updateOne = (update) => {
      const { collection, id, options, req } = update
      if (typeof id !== 'number' || options?.upsert === true) return updateOne(update)
      return alone(`${collection}:${id}`, async () => {
        if (!(await holdRow(db, collection, id, 'change', req))) throw new NotFound(req?.t)
        const updated: unknown = await updateOne(update)
        return updated
      })
    }
    // Payload deletes the versions first: a change that has the document and waits for them would be waited for in turn.
    db.deleteVersions = async (deletion) => {
      const { collection, req, where } = deletion
      const id = collection ? idIn(where, 'parent') : null
      if (collection && id !== null) await holdRow(db, collection, id, 'deletion', req)
      await deleteVersions(deletion)
    }
    db.deleteOne = async (deletion) => {
      const { collection, req, where } = deletion
      const id = idIn(where)
      const taken = async (): Promise<unknown> => {
        const isThere = id === null || (await holdRow(db, collection, id, 'deletion', req))
        if (isThere && id !== null && db.payload.collections[collection].config.versions)
          await deleteVersions({ collection, where: { parent: { equals: id } }, ...(req ? { req } : {}) })
        const deleted: unknown = await deleteOne(deletion)
        // A call that selects no field in return gets none, deleted or not.
        if (!deleted && deletion.returning !== false) throw new NotFound(req?.t)
        return deleted
      }
      return id === null ? taken() : alone(`${collection}:${id}`, taken)
    }
  })
