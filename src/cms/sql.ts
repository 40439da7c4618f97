import { sql } from '@payloadcms/db-sqlite/drizzle'
import pLimit from 'p-limit'
import type { Payload, PayloadRequest } from 'payload'
import { locales } from '@/core/locales'
import { requireColumns } from './tables'
import { writeAtomically } from './atomic-writes'

export { sql }

export type Statement = ReturnType<typeof sql>

export type Row = Readonly<Record<string, unknown>>

/** SQLite's driver has `run` and `all`, PostgreSQL's has `execute`. */
type Runner = {
  run?: (statement: Statement) => Promise<unknown>
  all?: (statement: Statement) => Promise<Row[]>
  execute?: (statement: Statement) => Promise<{ rows: Row[] }>
}

type Transaction = Required<Pick<Runner, 'execute'>>

type Database = {
  drizzle: Runner & { transaction?: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T> }
  sessions?: Record<string, { db: Runner }>
}

const databaseOf = (payload: Payload): Database => payload.db as Database

export const isSqlite = (payload: Payload): boolean => Boolean(databaseOf(payload).drizzle.all)

/** A request, or just `payload` outside of a request. */
export type SqlRequest = Pick<PayloadRequest, 'payload'> & Partial<Pick<PayloadRequest, 'transactionID'>>

function runnerOf(req: SqlRequest, transaction: unknown): Runner {
  const db = databaseOf(req.payload)
  // On SQLite there is no transaction: Payload stores a promise of null, which copies of a request turn into an empty
  // object.
  if (typeof transaction !== 'string' && typeof transaction !== 'number') return db.drizzle
  const session = db.sessions?.[transaction]
  // Run outside its transaction, the statement would commit by itself and survive a rollback.
  if (!session) throw new Error('The transaction that a statement belongs to is not open')
  return session.db
}

/**
 * Runs one statement inside the request's transaction, where there is one.
 * @throws the driver's error, unchanged
 */
export async function runSql(req: SqlRequest, statement: Statement): Promise<void> {
  const runner = runnerOf(req, await req.transactionID)
  if (runner.run) await runner.run(statement)
  else if (runner.execute) await runner.execute(statement)
  else throw new Error('The database adapter has no handle to run a statement with')
}

/** Runs a statement with `RETURNING` in the same way, and returns its rows. */
export async function runSqlReturning(req: SqlRequest, statement: Statement): Promise<Row[]> {
  const runner = runnerOf(req, await req.transactionID)
  if (runner.all) return runner.all(statement)
  if (runner.execute) return (await runner.execute(statement)).rows
  throw new Error('The database adapter has no handle to run a statement with')
}

/** Reads committed rows, by column name, outside any transaction. */
export async function readSql(payload: Payload, statement: Statement): Promise<Row[]> {
  const { drizzle } = databaseOf(payload)
  if (drizzle.all) return drizzle.all(statement)
  if (drizzle.execute) return (await drizzle.execute(statement)).rows
  throw new Error('The database adapter has no handle to read with')
}

/** Values, or column names, joined as the comma-separated list of a statement. */
export const sqlValues = (values: readonly (string | number)[]): Statement =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
export const sqlColumns = (names: readonly string[]): Statement =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )

/** Runs several statements as one transaction. SQLite has one writer, so there one such transaction runs at a time. */
export async function inTransaction<T>(
  payload: Payload,
  work: (run: (statement: Statement) => Promise<readonly Row[]>) => Promise<T>,
): Promise<T> {
  const { drizzle } = databaseOf(payload)
  if (isSqlite(payload)) return writeAtomically(payload.db, () => work((statement) => readSql(payload, statement)))
  if (!drizzle.transaction) throw new Error('The database adapter has no transactions')
  return drizzle.transaction((transaction) => work(async (statement) => (await transaction.execute(statement)).rows))
}

/**
 * Limits concurrent bulk reads. At the start there are dozens, and parsing each result blocks the process: if all ran
 * at once, some would wait longer for a connection than `connectionTimeoutMillis`.
 */
const atOnce = pLimit(4)

/**
 * Reads many rows packed by the database into one JSON text: parsing it takes a tenth of the time in which the drivers
 * make an object of every row. Both databases return times as ISO strings.
 */
async function readPacked(payload: Payload, columns: readonly string[], select: Statement): Promise<Row[]> {
  const [pack, row] = isSqlite(payload)
    ? [sql.raw('json_group_array'), sql.raw('json_array')]
    : [sql.raw('json_agg'), sql.raw('json_build_array')]
  const [first] = await atOnce(() =>
    readSql(payload, sql`SELECT ${pack}(${row}(${sqlColumns(columns)})) AS packed FROM (${select}) AS r`),
  )
  const packed = first?.packed
  const values = (typeof packed === 'string' ? JSON.parse(packed) : (packed ?? [])) as unknown[][]
  return values.map((cells) => {
    const one: Record<string, unknown> = {}
    for (const [at, column] of columns.entries()) one[column] = cells[at]
    return one
  })
}

/**
 * Convert what either database returns for a number, a boolean, a string or a time (milliseconds since 1970); null
 * where it is none.
 */
export const toNumber = (value: unknown): number | null =>
  value === null || value === undefined || value === '' || Number.isNaN(Number(value)) ? null : Number(value)
export const toTruth = (value: unknown): boolean => value === true || value === 1
export const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null)
export const toMoment = (value: unknown): number | null => {
  if (value === null || value === undefined) return null
  const time = value instanceof Date ? value.getTime() : typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? null : time
}

/** Writes ids into the SQL, which is faster than thousands of bound parameters; strings are bound as one JSON list. */
function isAmong(payload: Payload, column: Statement, ids: readonly (number | string)[]): Statement {
  const distinct = [...new Set(ids)]
  if (distinct.every((id) => Number.isSafeInteger(id))) return sql`${column} IN (${sql.raw(distinct.join(', '))})`
  const list = JSON.stringify(distinct.map(String))
  return isSqlite(payload)
    ? sql`${column} IN (SELECT value FROM json_each(${list}))`
    : sql`${column} IN (SELECT json_array_elements_text(${list}::json))`
}

/**
 * Reads columns of a table in no order, for `ids` only where they are given: with ORDER BY, SQLite might scan the index
 * of the order instead of the key's. For bulk reads, a hundred times faster than Payload's hooks. Table and column
 * names must never come from a caller.
 * @throws Error where the content model has no such table or column
 */
export async function readTable(
  payload: Payload,
  table: string,
  columns: readonly string[],
  { key = 'id', ids }: { key?: string; ids?: readonly (number | string)[] } = {},
): Promise<Row[]> {
  requireColumns(payload, table, [...(ids ? [key] : []), ...columns])
  if (ids?.length === 0) return []
  // The only index of a `_locales` table begins with the locale.
  const every = table.endsWith('_locales') ? sql` AND ${sql.identifier('_locale')} IN (${sqlValues(locales)})` : sql``
  const where = ids ? sql` WHERE ${isAmong(payload, sql`${sql.identifier(key)}`, ids)}${every}` : sql``
  return await readPacked(payload, columns, sql`SELECT ${sqlColumns(columns)} FROM ${sql.identifier(table)}${where}`)
}

/**
 * Reads rows of a collection with some of its localized columns, one column per locale: `title_en`, `title_es`,
 * `title_pt`. One row per document.
 * @throws Error where the content model has no such column
 */
export async function readDocuments(
  payload: Payload,
  collection: string,
  columns: readonly string[],
  texts: readonly string[],
  ids?: readonly number[],
): Promise<Row[]> {
  requireColumns(payload, collection, ['id', ...columns])
  if (texts.length > 0) requireColumns(payload, `${collection}_locales`, ['_locale', '_parent_id', ...texts])
  if (ids?.length === 0) return []
  const own = columns.map((column) => sql`d.${sql.identifier(column)}`)
  const localized = locales.flatMap((locale) =>
    texts.map(
      (column) => sql`${sql.identifier(locale)}.${sql.identifier(column)} AS ${sql.identifier(`${column}_${locale}`)}`,
    ),
  )
  const joins = locales.map((locale) => {
    const alias = sql.identifier(locale)
    return sql`LEFT JOIN ${sql.identifier(`${collection}_locales`)} AS ${alias}
      ON ${alias}._locale = ${sql.raw(`'${locale}'`)} AND ${alias}._parent_id = d.id`
  })
  const where = ids ? sql` WHERE ${isAmong(payload, sql.raw('d.id'), ids)}` : sql``
  return await readPacked(
    payload,
    [...columns, ...locales.flatMap((locale) => texts.map((column) => `${column}_${locale}`))],
    sql`SELECT ${sql.join([...own, ...localized], sql`, `)} FROM ${sql.identifier(collection)} AS d ${sql.join(joins, sql` `)}${where}`,
  )
}
