import type { Payload } from 'payload'
import { isSqlite, readSql, runSql, sql, type Statement } from './sql'

const isText = (value: unknown): value is string => typeof value === 'string'

/** A SQLite table's columns of numbers, without primary keys. */
async function numberColumns(payload: Payload, table: string): Promise<string[]> {
  const columns = await readSql(payload, sql`SELECT name, type, pk FROM pragma_table_info(${table})`)
  return columns
    .filter(({ type, pk }) => isText(type) && /^(numeric|integer|real)/i.test(type) && Number(pk) === 0)
    .map(({ name }) => name)
    .filter(isText)
}

const isUnreadable = (column: string): Statement =>
  sql`(typeof(${sql.identifier(column)}) = 'integer' AND ${sql.identifier(column)} NOT BETWEEN -9007199254740991 AND 9007199254740991)`

/**
 * Sets integers beyond JavaScript's safe range to null, since SQLite's driver throws on them and so fails every list.
 * They can only be in the database of an earlier version (H3).
 * @returns one line for each column that held any
 */
export async function emptyUnreadableNumbers(payload: Payload): Promise<string[]> {
  if (!isSqlite(payload)) return []
  const tables = await readSql(payload, sql`SELECT name FROM sqlite_master WHERE type = 'table'`)
  const found: string[] = []
  for (const { name: table } of tables) {
    if (!isText(table) || table.startsWith('sqlite_')) continue
    const columns = await numberColumns(payload, table)
    if (columns.length === 0) continue
    const counts = columns.map((column) => sql`sum(${isUnreadable(column)}) AS ${sql.identifier(column)}`)
    const [row] = await readSql(payload, sql`SELECT ${sql.join(counts, sql`, `)} FROM ${sql.identifier(table)}`)
    for (const column of columns.filter((name) => Number(row?.[name] ?? 0) > 0)) {
      const where = isUnreadable(column)
      await runSql(
        { payload },
        sql`UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = NULL WHERE ${where}`,
      )
      found.push(`${table}.${column}: ${String(row?.[column])}`)
    }
  }
  return found
}
