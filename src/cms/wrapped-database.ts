import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'

/** A database whose methods are changed as Payload makes it. */
export const wrapped = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
  change: (db: T) => void,
): DatabaseAdapterObj<T> => ({
  ...adapter,
  init: (args) => {
    const db = adapter.init(args)
    change(db)
    return db
  },
})
