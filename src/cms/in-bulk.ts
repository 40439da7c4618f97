import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { nextTurn } from './next-turn'
import { isSqlite, readSql, sql } from './sql'
import { joinWrites } from './whole-writes'

type Session = { db: unknown; resolve: () => Promise<void>; reject: () => Promise<void> }

/** What Payload's adapter for SQLite has of its connection, and of those that a request may have for itself. */
type Adapter = {
  clientConfig?: { url: string }
  busyTimeout?: number
  schema?: Record<string, unknown>
  sessions?: Record<string, Session>
}

/**
 * Many saves of one request. SQLite waits for the disk at each statement that writes, twenty times a save: here they have a
 * connection of their own that does not, and one write of the common connection waits for all of them at the end. What
 * others write meanwhile is waited for as ever. The driver responds within the turn, so that the work gives others a turn
 * before each statement that is no part of a write: pages and health are answered while it lasts (OPS-03). On PostgreSQL
 * it is the work alone.
 */
export async function inBulk<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const { payload } = req
  const { clientConfig, busyTimeout = 0, schema, sessions } = payload.db as Adapter
  if (!isSqlite(payload) || !clientConfig || !schema || !sessions) return work()
  const db = drizzle({ connection: { url: clientConfig.url }, schema })
  const id = randomUUID()
  const nothing = (): Promise<void> => Promise.resolve()
  try {
    await db.$client.execute(`PRAGMA busy_timeout = ${busyTimeout}`)
    await db.$client.execute('PRAGMA synchronous = NORMAL')
    joinWrites(payload.db, db.$client, nextTurn)
    // Payload takes it for a transaction: all that the request does goes by it, and a save that fails ends it.
    sessions[id] = { db, resolve: nothing, reject: nothing }
    req.transactionID = id
    return await work()
  } finally {
    Reflect.deleteProperty(sessions, id)
    if (req.transactionID === id) delete req.transactionID
    db.$client.close()
    const now = new Date().toISOString()
    await readSql(
      payload,
      sql`UPDATE changes SET updated_at = ${now} WHERE id = (SELECT MAX(id) FROM changes) RETURNING id`,
    )
  }
}
