import type { Payload } from 'payload'
import { isRecord } from '@/core/is-record'

type Held = {
  readonly query: (text: string) => Promise<{ rows: readonly unknown[] }>
  readonly release: (closes: boolean) => void
}

type Pool = { readonly connect: () => Promise<Held> }

/** Null on SQLite, whose data folder one program opens at a time. */
const poolOf = ({ db }: Payload): Pool | null => (db.name === 'postgres' ? (Reflect.get(db, 'pool') as Pool) : null)

/** Held by a connection of its own: whatever ends this program ends it, too. */
const lock = `SELECT pg_try_advisory_lock(hashtextextended('prepare', 0)) AS mine`

/**
 * Lets one program at a time migrate and fill a PostgreSQL: two would make the same tables and write the same documents.
 * @returns what lets others in; null where another program is at it
 */
export async function prepareAlone(payload: Payload): Promise<(() => void) | null> {
  const held = await poolOf(payload)?.connect()
  if (!held) return () => undefined
  const { rows } = await held.query(lock)
  const [row] = rows
  if (isRecord(row) && row.mine === true) return () => held.release(true)
  held.release(true)
  return null
}
