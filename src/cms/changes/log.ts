import type { Payload, PayloadRequest } from 'payload'
import { readSql, runSql, sql, toNumber } from '../sql'

/** How long after a change of its own a process looks for it at every question: longer than a transaction takes. */
const attention = 10_000
/**
 * Numbers that are not there yet: on PostgreSQL a lower one may be committed after a higher, at the end of its
 * transaction. They are waited for this long; what a rollback took away never comes.
 */
const patience = 10 * 60_000
/** No more numbers than these are waited for, the latest ones. */
const maxMissing = 2000
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

/** A place in the sequence: its highest number read, and the lower ones missing, each with when it is given up. */
export type Cursor = { last: number; missing: ReadonlyMap<number, number> }

/**
 * The place after reading `ids`, which are above the last place or were missing there.
 * @param now milliseconds since 1970
 */
export function advance({ last, missing }: Cursor, ids: readonly number[], now: number): Cursor {
  const highest = Math.max(last, ...ids)
  const read = new Set(ids)
  const still = [...missing].filter(([id, until]) => !read.has(id) && until > now)
  const first = Math.max(last + 1, highest - maxMissing)
  for (let id = first; id < highest; id += 1) if (!read.has(id)) still.push([id, now + patience])
  return { last: highest, missing: new Map(still.slice(-maxMissing)) }
}

/** Where the sequence stands now; what came long before is forgotten. */
export async function openCursor(payload: Payload): Promise<Cursor> {
  const old = new Date(Date.now() - keptDays * 86_400_000).toISOString()
  await readSql(payload, sql`DELETE FROM changes WHERE created_at < ${old}`)
  const rows = await readSql(payload, sql`SELECT id FROM changes ORDER BY id DESC LIMIT ${maxMissing}`)
  const ids = rows.map(({ id }) => toNumber(id) ?? 0)
  return advance({ last: (ids.at(-1) ?? 1) - 1, missing: new Map() }, ids, Date.now())
}

/** The documents changed since, each once, and the place to go on from. */
export async function readChanges(payload: Payload, cursor: Cursor): Promise<{ keys: string[]; cursor: Cursor }> {
  const late =
    cursor.missing.size > 0
      ? sql` OR id IN (${sql.join(
          [...cursor.missing.keys()].map((id) => sql`${id}`),
          sql`, `,
        )})`
      : sql``
  const rows = await readSql(payload, sql`SELECT id, key FROM changes WHERE id > ${cursor.last}${late} ORDER BY id`)
  return {
    keys: [...new Set(rows.map(({ key }) => String(key)))],
    cursor: advance(
      cursor,
      rows.map(({ id }) => toNumber(id) ?? 0),
      Date.now(),
    ),
  }
}
