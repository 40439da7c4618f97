import type { PayloadRequest } from 'payload'
import { logChange } from '../changes/log'
import { runSql, sql, type Statement } from '../sql'

type Counter = 'likeCount' | 'helpfulCount' | 'ratingSum' | 'ratingCount' | 'impressionSum' | 'impressionCount'

const column = (name: Counter | 'stock'): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Sets a document's stock, making its counter row if there is none. */
export const setStock = async (req: PayloadRequest, key: string, stock: number): Promise<void> => {
  await runSql(
    req,
    sql`INSERT INTO stats (key, stock, like_count, helpful_count, rating_sum, rating_count, impression_sum, impression_count, updated_at, created_at)
        VALUES (${key}, ${stock}, 0, 0, 0, 0, 0, 0, ${now()}, ${now()})
        ON CONFLICT (key) DO UPDATE SET stock = excluded.stock`,
  )
  await logChange(req, key)
}

const now = (): string => new Date().toISOString()

/**
 * On PostgreSQL, lets one transaction at a time count a document: a count taken beside a write that is not yet
 * committed would miss it, and the later of the two would store the smaller number. SQLite has one writer anyway.
 */
const queue = async (req: PayloadRequest, key: string): Promise<void> => {
  if (req.payload.db.name === 'postgres')
    await runSql(req, sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/** Sets counters of a document to values computed by the database itself, in one statement. */
export const setCounters = async (
  req: PayloadRequest,
  key: string,
  values: Partial<Record<Counter, Statement>>,
): Promise<void> => {
  const entries = Object.entries(values) as [Counter, Statement][]
  const columns = sql.join(
    entries.map(([name]) => sql.identifier(column(name))),
    sql`, `,
  )
  const selects = sql.join(
    entries.map(([, value]) => value),
    sql`, `,
  )
  const updates = sql.join(
    entries.map(([name]) => sql`${sql.identifier(column(name))} = excluded.${sql.identifier(column(name))}`),
    sql`, `,
  )
  await queue(req, key)
  await runSql(
    req,
    sql`INSERT INTO stats (key, updated_at, created_at, ${columns})
        SELECT ${key}, ${now()}, ${now()}, ${selects}
        WHERE true
        ON CONFLICT (key) DO UPDATE SET ${updates}`,
  )
  await logChange(req, key)
}
