import { getTableColumns, type Table } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'

type Adapter = {
  tables?: Readonly<Record<string, Table>>
  /** Table names by slug in snake case; they differ only for a collection with a `dbName`. */
  tableNameMap?: ReadonlyMap<string, string>
}

/** The columns by table, from the adapter's schema. */
const known = new WeakMap<object, Map<string, ReadonlySet<string>>>()

function columnsOf(payload: Payload, table: string): ReadonlySet<string> {
  const adapter = payload.db as Adapter
  const tables = known.get(adapter) ?? new Map<string, ReadonlySet<string>>()
  known.set(adapter, tables)
  const remembered = tables.get(table)
  if (remembered) return remembered
  const made = adapter.tables?.[table]
  if (!made) throw new Error(`The content model has no table ${table}`)
  const columns = new Set(Object.values(getTableColumns(made)).map(({ name }) => name))
  tables.set(table, columns)
  return columns
}

/**
 * The table that holds the documents of a collection.
 * @throws Error where the content model has no such collection
 */
export function tableOf(payload: Payload, collection: string): string {
  const { tableNameMap } = payload.db as Adapter
  const table = tableNameMap?.get(collection.replaceAll('-', '_'))
  if (table === undefined) throw new Error(`The content model has no collection ${collection}`)
  return table
}

/**
 * Checks the column names in our SQL against the adapter's tables: otherwise a renamed field would be read as empty.
 * @throws Error naming the table or the column that is missing
 */
export function requireColumns(payload: Payload, table: string, columns: readonly string[]): void {
  const there = columnsOf(payload, table)
  const missing = columns.filter((column) => !there.has(column))
  if (missing.length > 0) throw new Error(`The table ${table} has no column ${missing.join(', ')}`)
}

/** The JSON columns by table, without the tables of versions, which no list and no page reads. */
export function jsonColumns(payload: Payload): ReadonlyMap<string, readonly string[]> {
  const { tables = {} } = payload.db as Adapter
  const found = Object.entries(tables).map(([table, made]): [string, string[]] => {
    const columns = Object.values(getTableColumns(made)).filter(({ dataType }) => dataType === 'json')
    return [table, columns.map(({ name }) => name)]
  })
  return new Map(found.filter(([table, columns]) => !table.startsWith('_') && columns.length > 0))
}

/**
 * Checks all table and column names in our SQL once, when the database is opened, so that a mismatch ends the start.
 * @throws Error naming what is missing
 */
export function checkTables(payload: Payload, written: Readonly<Record<string, readonly string[]>>): void {
  for (const [table, columns] of Object.entries(written)) requireColumns(payload, table, columns)
}
