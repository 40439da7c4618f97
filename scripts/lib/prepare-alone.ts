import type { Payload } from 'payload'
import { isRecord } from '@/core/is-record'

type Held = {
  readonly query: (text: string) => Promise<{ rows: readonly unknown[] }>
  readonly release: (closes: boolean) => void
}

type Pool = { readonly connect: () => Promise<Held> }

/** The connection pool; null on SQLite, whose data folder is locked for one process anyway. */
const poolOf = ({ db }: Payload): Pool | null => (db.name === 'postgres' ? (Reflect.get(db, 'pool') as Pool) : null)

const name = `hashtextextended('prepare', 0)`

/** TCP keepalives: PostgreSQL drops the lock of a machine that vanished after 30 seconds instead of two hours. */
const settings = `SET tcp_keepalives_idle = 15; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3`

/** A session lock on its own connection, which PostgreSQL releases however this program ends. */
const lock = `SELECT pg_try_advisory_lock(${name}) AS mine`

const holder = `SELECT a.pid, host(a.client_addr) AS machine, a.backend_start FROM pg_locks l JOIN pg_stat_activity a USING (pid)
  WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 1 AND (l.classid::bigint << 32) + l.objid::bigint = ${name}`

/** Describes the holder of the lock by address, start and pid, so that an operator can find a program that hangs. */
function holderIn(row: unknown): string {
  if (!isRecord(row)) return 'another program'
  const { machine, backend_start: since, pid } = row
  const from = typeof machine === 'string' ? `on ${machine}` : 'on the machine of the database'
  const begun = since instanceof Date ? `, since ${since.toISOString()}` : ''
  return `another program (${from}${begun}; pid ${String(pid)} in pg_stat_activity)`
}

/**
 * Takes an advisory lock, so that only one process migrates and seeds a PostgreSQL database.
 * @returns a function that releases the lock, or the holder's description where another process has it
 */
export async function prepareAlone(payload: Payload): Promise<(() => void) | { holder: string }> {
  const held = await poolOf(payload)?.connect()
  if (!held) return () => undefined
  await held.query(settings)
  const [row] = (await held.query(lock)).rows
  if (isRecord(row) && row.mine === true) return () => held.release(true)
  const [other] = (await held.query(holder)).rows
  held.release(true)
  return { holder: holderIn(other) }
}
