import { NotFound, type BaseDatabaseAdapter, type DatabaseAdapterObj } from 'payload'

/**
 * A database that says so where a document was gone before it could be deleted. Payload reads a document, deletes it and
 * hands what it deleted to its hooks; of two calls at once the second handed them nothing, and they failed on it.
 */
export const withGoneDocuments = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> => ({
  ...adapter,
  init: (args) => {
    const db = adapter.init(args)
    const deleteOne = db.deleteOne.bind(db)
    db.deleteOne = async (deletion) => {
      const deleted: unknown = await deleteOne(deletion)
      // A call that selects no field in return gets none, deleted or not.
      if (!deleted && deletion.returning !== false) throw new NotFound(deletion.req?.t)
      return deleted
    }
    return db
  },
})
