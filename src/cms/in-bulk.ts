import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { nextTurn } from './next-turn'
import { isSqlite, readSql, sql } from './sql'
import { joinWrites } from './atomic-writes'

type Session = { db: unknown; resolve: () => Promise<void>; reject: () => Promise<void> }

/**
 * The parts of Payload's SQLite adapter used here: its connection, and the sessions of requests with one of their own.
 */
type Adapter = {
  clientConfig?: { url: string }
  busyTimeout?: number
  schema?: Record<string, unknown>
  sessions?: Record<string, Session>
}

/**
 * Runs many saves of one request. SQLite waits for the disk at each write, twenty times a save, so they use a
 * connection with `synchronous = NORMAL`, and one write on the common connection at the end flushes all. Other work
 * gets a turn before each statement outside of a write (OPS-03). On PostgreSQL this only runs the work.
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
    // Payload takes this for a transaction: all statements of the request use it, and a failed save ends it.
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
