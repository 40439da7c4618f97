import type { CollectionSlug } from 'payload'
import { isSqlite, runSql, runSqlReturning, sql, type SqlRequest } from './sql'
import { tableOf } from './tables'

/** PostgreSQL's locks of a row: whoever refers to it needs it to stay, a change lets others refer to it, a deletion does not. */
const locks = {
  reference: sql` FOR KEY SHARE`,
  change: sql` FOR NO KEY UPDATE`,
  deletion: sql` FOR UPDATE`,
}

/**
 * Whether a row is there by now; on PostgreSQL no other call changes or deletes it before the transaction of the request
 * ends, as the purpose needs it. Two calls that lock the same rows take the account first, so that neither waits for the
 * other.
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
 * On PostgreSQL, lets one transaction at a time pass under a name, until it ends: what it reads after this is what the
 * one before has committed. Nothing on SQLite, whose writes stand by themselves.
 * @throws the driver's error, where the wait is longer than a statement may take
 */
export async function lockName(req: SqlRequest, name: string): Promise<void> {
  if (!isSqlite(req.payload)) await runSql(req, sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** The same for who does not wait: whether the name is theirs until their transaction ends. Always on SQLite. */
export async function tryLockName(req: SqlRequest, name: string): Promise<boolean> {
  if (isSqlite(req.payload)) return true
  const rows = await runSqlReturning(req, sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS mine`)
  return rows[0]?.mine === true
}
