import type { Payload } from 'payload'
import { isRecord } from '@/core/is-record'

type Held = {
  readonly query: (text: string) => Promise<{ rows: readonly unknown[] }>
  readonly release: (closes: boolean) => void
}

type Pool = { readonly connect: () => Promise<Held> }

/** Null on SQLite, whose data folder one program opens at a time. */
const poolOf = ({ db }: Payload): Pool | null => (db.name === 'postgres' ? (Reflect.get(db, 'pool') as Pool) : null)

const name = `hashtextextended('prepare', 0)`

/** PostgreSQL asks a machine that fell silent whether it is there, and without these settings only after two hours. */
const settings = `SET tcp_keepalives_idle = 15; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3`

/** Held by a connection of its own: whatever ends this program ends it, too. */
const lock = `SELECT pg_try_advisory_lock(${name}) AS mine`

const holder = `SELECT a.pid, host(a.client_addr) AS machine, a.backend_start FROM pg_locks l JOIN pg_stat_activity a USING (pid)
  WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 1 AND (l.classid::bigint << 32) + l.objid::bigint = ${name}`

/** Who has the lock, as PostgreSQL knows it: who waits for it in vain has to find that program, or its connection. */
function holderIn(row: unknown): string {
  if (!isRecord(row)) return 'another program'
  const { machine, backend_start: since, pid } = row
  const from = typeof machine === 'string' ? `on ${machine}` : 'on the machine of the database'
  const begun = since instanceof Date ? `, since ${since.toISOString()}` : ''
  return `another program (${from}${begun}; pid ${String(pid)} in pg_stat_activity)`
}

/**
 * Lets one program at a time migrate and fill a PostgreSQL: two would make the same tables and write the same documents.
 * One whose machine falls silent is taken for gone within half a minute.
 * @returns what lets others in, or who is at it
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
