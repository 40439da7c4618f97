import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { PayloadRequest } from 'payload'

export { sql }

type Counter = 'likeCount' | 'helpfulCount' | 'ratingSum' | 'ratingCount' | 'impressionSum' | 'impressionCount'

const column = (name: Counter | 'stock'): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

type Statement = ReturnType<typeof sql>
/** Both drivers answer one of these: `run` on SQLite, `execute` on PostgreSQL. */
type Runner = { run?: (statement: Statement) => Promise<unknown>; execute?: (statement: Statement) => Promise<unknown> }

/**
 * Runs one statement inside the request's transaction, where there is one.
 * @throws the driver's error, unchanged
 */
export async function runSql(req: PayloadRequest, statement: Statement): Promise<void> {
  const db = req.payload.db as unknown as {
    name: string
    drizzle: Runner
    sessions?: Record<string, { db: Runner }>
  }
  const transaction = await req.transactionID
  const runner = (transaction !== undefined && db.sessions?.[String(transaction)]?.db) || db.drizzle
  await (runner.run ? runner.run(statement) : runner.execute?.(statement))
}

/** Sets a document's stock, making its counter row if there is none. */
export const setStock = (req: PayloadRequest, key: string, stock: number): Promise<void> =>
  runSql(
    req,
    sql`INSERT INTO stats (key, stock, like_count, helpful_count, rating_sum, rating_count, impression_sum, impression_count, updated_at, created_at)
        VALUES (${key}, ${stock}, 0, 0, 0, 0, 0, 0, ${now()}, ${now()})
        ON CONFLICT (key) DO UPDATE SET stock = excluded.stock`,
  )

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
}
