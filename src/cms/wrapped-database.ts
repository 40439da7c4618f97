import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'

/** Wraps a database adapter: `change` patches its methods when Payload initialises it. */
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
