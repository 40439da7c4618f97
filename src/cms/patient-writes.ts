import type { BaseDatabaseAdapter, DatabaseAdapterObj, PayloadRequest } from 'payload'
import { isSqlite, runSql, sql } from './sql'
import { wrapped } from './wrapped-database'

/** How long a statement of a write may take, the wait for a row that others are writing included. */
const patience = '30s'

/**
 * A database in which a write waits as long for a row as for a connection. PostgreSQL counts the wait for a lock as time
 * of the statement, and serves those who wait for one row in no fair order: of a few hundred changes around one product,
 * some waited longer than any reader may take.
 */
export const withPatientWrites = <T extends BaseDatabaseAdapter>(
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
 * Keeps the transaction of a request open while it does nothing: PostgreSQL ends one that idles for ten seconds, and what
 * goes on beside it, or before its next statement, may take longer.
 */
export async function letIdle(req: PayloadRequest, time: `${number}${'s' | 'min'}`): Promise<void> {
  if ((await req.transactionID) && !isSqlite(req.payload))
    await runSql(req, sql`SET LOCAL idle_in_transaction_session_timeout = ${sql.raw(`'${time}'`)}`)
}
