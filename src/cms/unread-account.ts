import type { Payload } from 'payload'
import { accountOf } from './guards/account'
import { readSql, sql } from './sql'

/**
 * For a call that nobody seems to be signed in for: Payload takes an account that it could not read for none, and a member
 * would be told to sign in, or taken for signed out, while the database is away.
 * @throws the database's error
 */
export async function requireAccountRead(payload: Payload, headers: Headers): Promise<void> {
  if ((await accountOf({ headers })) !== null) await readSql(payload, sql`SELECT 1 AS here`)
}
