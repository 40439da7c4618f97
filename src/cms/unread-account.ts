import type { Payload } from 'payload'
import { accountOf } from './guards/account'
import { readSql, sql } from './sql'

/**
 * Called where a request seems to be signed out: Payload treats an account that it could not read as none, so that
 * while the database is unavailable a member would be told to sign in.
 * @throws the database's error
 */
export async function requireAccountRead(payload: Payload, headers: Headers): Promise<void> {
  if ((await accountOf({ headers })) !== null) await readSql(payload, sql`SELECT 1 AS here`)
}
