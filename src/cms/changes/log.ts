import type { Payload, PayloadRequest } from 'payload'
import { ofProcess } from '@/core/shared/of-process'
import { readSql, runSql, sql, sqlValues, toNumber } from '../sql'

/**
 * Numbers that are not there yet: on PostgreSQL a lower one may be committed after a higher, at the end of its
 * transaction. They are waited for this long; what a rollback took away never comes.
 */
const patience = 10 * 60_000
const maxMissing = 2000
const keptMilliseconds = 2 * 86_400_000

/**
 * Where a change is seen: `counts` are read by the page itself and in lists, `document` is its own page and those that
 * list it, `everywhere` is any page, since its name, address or publication is another now.
 */
const scopes = ['counts', 'document', 'everywhere'] as const

/** Something that visitors may see was saved, deleted, published, rated or counted. */
export type Change = {
  /** The document, `products:12`; of a global `header:0`. */
  readonly key: string
  readonly scope: (typeof scopes)[number]
}

const published = ofProcess('published', { count: 0 })

/** How many changes this process has published; a call that finds it larger at its end has changed something. */
export const publishedCount = (): number => published.count

/** Writes a change into the sequence, inside the transaction of the change. */
export async function publishChange(req: PayloadRequest, { key, scope }: Change): Promise<void> {
  const now = new Date().toISOString()
  await runSql(
    req,
    sql`INSERT INTO changes (key, scope, updated_at, created_at) VALUES (${key}, ${scope}, ${now}, ${now})`,
  )
  published.count += 1
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

/** Where the sequence stands now. */
export async function openCursor(payload: Payload): Promise<Cursor> {
  const rows = await readSql(payload, sql`SELECT id FROM changes ORDER BY id DESC LIMIT ${maxMissing}`)
  const ids = rows.map(({ id }) => toNumber(id) ?? 0)
  return advance({ last: (ids.at(-1) ?? 1) - 1, missing: new Map() }, ids, Date.now())
}

/** The changes since, in their order, and the place to go on from. */
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

/** Forgets what every process has long read. */
export async function pruneChanges(payload: Payload): Promise<void> {
  const old = new Date(Date.now() - keptMilliseconds).toISOString()
  await readSql(payload, sql`DELETE FROM changes WHERE created_at < ${old}`)
}
