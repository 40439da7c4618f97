import type { Payload, PayloadRequest } from 'payload'
import { processSingleton } from '@/core/shared/process-singleton'
import { readSql, runSql, sql, sqlValues, toNumber } from '../sql'

/**
 * How long a missing number is waited for, in milliseconds: on PostgreSQL a transaction may commit a lower number after
 * a higher one. The number of a rolled-back transaction never appears.
 */
const patience = 10 * 60_000
const maxMissing = 2000
const keptMilliseconds = 2 * 86_400_000

/**
 * Where visitors see a change: `counts` only in numbers, which pages and lists fetch; `document` on its own page and on
 * pages that list it; `everywhere` on any page, since its name, address or publication changed.
 */
const scopes = ['counts', 'document', 'everywhere'] as const

/** Something that visitors may see was saved, deleted, published, rated or counted. */
export type Change = {
  /** The document, `products:12`; of a global `header:0`. */
  readonly key: string
  readonly scope: (typeof scopes)[number]
}

const published = processSingleton('published', { count: 0 })

/** How many changes this process has published; if it has grown during a call, the call changed something. */
export const publishedCount = (): number => published.count

/** Appends a change to the table `changes`, inside the transaction of the change. */
export async function publishChange(req: PayloadRequest, { key, scope }: Change): Promise<void> {
  const now = new Date().toISOString()
  await runSql(
    req,
    sql`INSERT INTO changes (key, scope, updated_at, created_at) VALUES (${key}, ${scope}, ${now}, ${now})`,
  )
  published.count += 1
}

/**
 * A position in `changes`: the highest id read, and the lower ids still missing, each with the time at which to give it
 * up.
 */
export type Cursor = { last: number; missing: ReadonlyMap<number, number> }

/**
 * The position after reading `ids`, all of them above the last position or missing there.
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

/** The current end of the sequence. */
export async function openCursor(payload: Payload): Promise<Cursor> {
  const rows = await readSql(payload, sql`SELECT id FROM changes ORDER BY id DESC LIMIT ${maxMissing}`)
  const ids = rows.map(({ id }) => toNumber(id) ?? 0)
  return advance({ last: (ids.at(-1) ?? 1) - 1, missing: new Map() }, ids, Date.now())
}

/** The changes since the cursor, in order, and the next cursor. */
export async function readChanges(
  payload: Payload,
  cursor: Cursor,
): Promise<{ changes: readonly Change[]; cursor: Cursor }> {
  const late = cursor.missing.size > 0 ? sql` OR id IN (${sqlValues([...cursor.missing.keys()])})` : sql``
  const rows = await readSql(
    payload,
    sql`SELECT id, key, scope FROM changes WHERE id > ${cursor.last}${late} ORDER BY id`,
  )
  return {
    changes: rows.map((row) => ({
      key: String(row.key),
      scope: scopes.find((scope) => scope === row.scope) ?? 'everywhere',
    })),
    cursor: advance(
      cursor,
      rows.map(({ id }) => toNumber(id) ?? 0),
      Date.now(),
    ),
  }
}

/** Deletes changes older than two days, which every process has read. */
export async function pruneChanges(payload: Payload): Promise<void> {
  const old = new Date(Date.now() - keptMilliseconds).toISOString()
  await readSql(payload, sql`DELETE FROM changes WHERE created_at < ${old}`)
}
