import type { CollectionSlug } from 'payload'
import { isSqlite, runSql, runSqlReturning, sql, type SqlRequest } from './sql'
import { tableOf } from './tables'

/**
 * PostgreSQL's row locks: a reference needs the row to stay, a change still allows references, a deletion allows none.
 */
const locks = {
  reference: sql` FOR KEY SHARE`,
  change: sql` FOR NO KEY UPDATE`,
  deletion: sql` FOR UPDATE`,
}

/**
 * Whether a row exists. On PostgreSQL it also locks the row for `purpose` until the request's transaction ends. Calls
 * that lock several rows lock the account's first, to avoid a deadlock.
 * @throws the driver's error, where the wait is longer than a statement may take
 */
export async function lockRow(
  { payload, transactionID }: SqlRequest,
  collection: CollectionSlug,
  id: number,
  purpose: keyof typeof locks,
): Promise<boolean> {
  const table = sql.identifier(tableOf(payload, collection))
  const lock = isSqlite(payload) ? sql`` : locks[purpose]
  const request = { payload, ...(transactionID === undefined ? {} : { transactionID }) }
  const rows = await runSqlReturning(request, sql`SELECT id FROM ${table} WHERE id = ${id}${lock}`)
  return rows.length > 0
}

/**
 * Takes an advisory lock on PostgreSQL until the transaction ends, so that whatever is read after it includes what the
 * previous holder committed. Does nothing on SQLite, where each write is atomic by itself.
 * @throws the driver's error, where the wait is longer than a statement may take
 */
export async function lockName(req: SqlRequest, name: string): Promise<void> {
  if (!isSqlite(req.payload)) await runSql(req, sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** Tries the same lock without waiting; whether it was acquired. Always true on SQLite. */
export async function tryLockName(req: SqlRequest, name: string): Promise<boolean> {
  if (isSqlite(req.payload)) return true
  const rows = await runSqlReturning(req, sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS mine`)
  return rows[0]?.mine === true
}
