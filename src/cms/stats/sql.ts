import type { PayloadRequest } from 'payload'
import { publishChange, type Change } from '../changes/log'
import { lockName } from '../row-locks'
import { runSql, runSqlReturning, sql, sqlColumns, toNumber, type Statement } from '../sql'

export type Counter = 'likeCount' | 'helpfulCount' | 'ratingSum' | 'ratingCount' | 'impressionSum' | 'impressionCount'

/** The column of a counter. */
export const columnOf = (name: Counter): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Inserts the counter row of a document, or applies `onConflict` to the existing one. */
const insertRow = (req: PayloadRequest, key: string, stock: number, onConflict: Statement): Promise<void> =>
  runSql(
    req,
    sql`INSERT INTO stats (key, stock, like_count, helpful_count, rating_sum, rating_count, impression_sum, impression_count, updated_at, created_at)
        VALUES (${key}, ${stock}, 0, 0, 0, 0, 0, 0, ${now()}, ${now()})
        ON CONFLICT (key) DO ${onConflict}`,
  )

/** Sets a document's stock, making its counter row if there is none. The save of the document publishes the change. */
export const setStock = (req: PayloadRequest, key: string, stock: number): Promise<void> =>
  insertRow(req, key, stock, sql`UPDATE SET stock = excluded.stock`)

/**
 * Sets a document's stock if it is still `seen`; returns false if it has changed. A single statement, so that a sale in
 * between is not lost.
 */
export async function setStockIf(req: PayloadRequest, key: string, seen: number, stock: number): Promise<boolean> {
  // A document that was never counted has no row, which reads as nothing in stock.
  if (seen === 0) await insertRow(req, key, 0, sql`NOTHING`)
  const changed = await runSqlReturning(
    req,
    sql`UPDATE stats SET stock = ${stock} WHERE key = ${key} AND COALESCE(stock, 0) = ${seen} RETURNING id`,
  )
  return changed.length === 1
}

/**
 * Takes units from a document's stock by one conditional statement, so that no unit is sold twice and stock
 * never falls below zero. Returns the remaining stock, or null where there were too few.
 */
export async function takeStock(req: PayloadRequest, key: string, pieces: number): Promise<number | null> {
  if (!Number.isSafeInteger(pieces) || pieces < 1) throw new RangeError('Whole pieces are taken, at least one')
  const [row] = await runSqlReturning(
    req,
    sql`UPDATE stats SET stock = stock - ${pieces} WHERE key = ${key} AND stock >= ${pieces} RETURNING stock`,
  )
  if (!row) return null
  // Pages say how many are left, and cards whether any are.
  await publishChange(req, { key, scope: 'document' })
  return toNumber(row.stock)
}

/**
 * Adds `by` units to a document's stock, never below zero; relative, so that a concurrent sale is not undone.
 */
export const shiftStock = (req: PayloadRequest, key: string, by: number): Promise<void> =>
  runSql(
    req,
    sql`UPDATE stats SET stock = CASE WHEN COALESCE(stock, 0) + ${by} < 0 THEN 0 ELSE COALESCE(stock, 0) + ${by} END
      WHERE key = ${key}`,
  )

const now = (): string => new Date().toISOString()

/** Sets counters of a document to values computed by the database itself, in one statement. */
export const setCounters = async (
  req: PayloadRequest,
  key: string,
  values: Partial<Record<Counter, Statement>>,
  /** Where visitors see the new counters. */
  scope: Change['scope'],
): Promise<void> => {
  const entries = Object.entries(values) as [Counter, Statement][]
  const columns = sqlColumns(entries.map(([name]) => columnOf(name)))
  const selects = sql.join(
    entries.map(([, value]) => value),
    sql`, `,
  )
  const updates = sql.join(
    entries.map(([name]) => sql`${sql.identifier(columnOf(name))} = excluded.${sql.identifier(columnOf(name))}`),
    sql`, `,
  )
  // Without the lock, a count would miss a concurrent uncommitted write and overwrite the later, larger count.
  await lockName(req, key)
  await runSql(
    req,
    sql`INSERT INTO stats (key, updated_at, created_at, ${columns})
        SELECT ${key}, ${now()}, ${now()}, ${selects}
        WHERE true
        ON CONFLICT (key) DO UPDATE SET ${updates}`,
  )
  await publishChange(req, { key, scope })
}
