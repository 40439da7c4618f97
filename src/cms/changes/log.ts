import type { Payload, PayloadRequest } from 'payload'
import { readSql, runSql, sql, toNumber } from '../sql'

/** How long after a change of its own a process looks for it at every question: longer than a transaction takes. */
const attention = 10_000
/** How many rows before the last one are looked at again: on PostgreSQL a lower number may be committed later. */
const overlap = 200
const keptDays = 2

const shared = globalThis as unknown as Record<symbol, { until: number } | undefined>
/** Hooks and pages live in several module graphs of one process. */
const watch = (shared[Symbol.for('sporeprint.changes')] ??= { until: 0 })

/** Whether this process changed something a moment ago that may not be committed yet. */
export const isAttentive = (): boolean => Date.now() < watch.until

/** Writes a change into the sequence, inside the transaction of the change. `key` is `products:12`. */
export async function logChange(req: PayloadRequest, key: string): Promise<void> {
  const now = new Date().toISOString()
  await runSql(req, sql`INSERT INTO changes (key, updated_at, created_at) VALUES (${key}, ${now}, ${now})`)
  watch.until = Date.now() + attention
}

/** A place in the sequence. */
export type Cursor = { last: number; seen: ReadonlySet<number> }

/** Where the sequence stands now; what came long before is forgotten. */
export async function openCursor(payload: Payload): Promise<Cursor> {
  const old = new Date(Date.now() - keptDays * 86_400_000).toISOString()
  await readSql(payload, sql`DELETE FROM changes WHERE created_at < ${old}`)
  const rows = await readSql(payload, sql`SELECT id FROM changes ORDER BY id DESC LIMIT ${overlap}`)
  const ids = rows.map(({ id }) => toNumber(id) ?? 0)
  return { last: ids[0] ?? 0, seen: new Set(ids) }
}

/** The documents changed since, each once, and the place to go on from. */
export async function readChanges(payload: Payload, cursor: Cursor): Promise<{ keys: string[]; cursor: Cursor }> {
  const from = cursor.last - overlap
  const rows = await readSql(payload, sql`SELECT id, key FROM changes WHERE id > ${from} ORDER BY id`)
  const ids = rows.map(({ id }) => toNumber(id) ?? 0)
  const fresh = rows.filter((_, index) => !cursor.seen.has(ids[index] ?? 0))
  return {
    keys: [...new Set(fresh.map(({ key }) => String(key)))],
    cursor: { last: Math.max(cursor.last, ...ids), seen: new Set(ids) },
  }
}
