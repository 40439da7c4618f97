import type { BaseDatabaseAdapter, DatabaseAdapterObj, PayloadRequest } from 'payload'
import { isSqlite, runSql, sql } from './sql'
import { wrapped } from './wrapped-database'

/** How long a statement of a write may take, including the wait for a row lock. */
const patience = '30s'

/**
 * Raises the statement timeout of writes. PostgreSQL counts the wait for a lock, and grants a row's lock in no fair
 * order: of a few hundred concurrent changes around one product, some waited longer than the timeout of reads.
 */
export const withWriteTimeout = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> =>
  wrapped(adapter, (db) => {
    const begin = db.beginTransaction.bind(db)
    db.beginTransaction = async (options) => {
      const transactionID = await begin(options)
      if (transactionID !== null)
        await runSql({ payload: db.payload, transactionID }, sql.raw(`SET LOCAL statement_timeout = '${patience}'`))
      return transactionID
    }
  })

/**
 * Raises the idle timeout of a request's transaction: PostgreSQL ends one that idles for ten seconds, and work outside
 * of it, before its next statement, may take longer.
 */
export async function extendIdleTimeout(req: PayloadRequest, time: `${number}${'s' | 'min'}`): Promise<void> {
  if ((await req.transactionID) && !isSqlite(req.payload))
    await runSql(req, sql`SET LOCAL idle_in_transaction_session_timeout = ${sql.raw(`'${time}'`)}`)
}
