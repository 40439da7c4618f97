import { sql } from '@payloadcms/db-sqlite/drizzle'
import pLimit from 'p-limit'
import type { Payload, PayloadRequest } from 'payload'
import { locales } from '@/core/locales'
import { requireColumns } from './tables'
import { writeWhole } from './whole-writes'

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

/** A request, or outside of one the open CMS alone. */
export type SqlRequest = Pick<PayloadRequest, 'payload'> & Partial<Pick<PayloadRequest, 'transactionID'>>

function runnerOf(req: SqlRequest, transaction: unknown): Runner {
  const db = databaseOf(req.payload)
  // SQLite has none: Payload keeps a promise of null in its place, of which copies of a request make an empty object.
  if (typeof transaction !== 'string' && typeof transaction !== 'number') return db.drizzle
  const session = db.sessions?.[transaction]
  // Outside of it the statement would stand by itself, and stay where the rest is taken back.
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

/** The same for a statement with `RETURNING`: the rows it changed. */
export async function runSqlReturning(req: SqlRequest, statement: Statement): Promise<Row[]> {
  const runner = runnerOf(req, await req.transactionID)
  if (runner.all) return runner.all(statement)
  if (runner.execute) return (await runner.execute(statement)).rows
  throw new Error('The database adapter has no handle to run a statement with')
}

/** Rows as the database holds them, by column name; what is committed, outside any transaction. */
export async function readSql(payload: Payload, statement: Statement): Promise<Row[]> {
  const { drizzle } = databaseOf(payload)
  if (drizzle.all) return drizzle.all(statement)
  if (drizzle.execute) return (await drizzle.execute(statement)).rows
  throw new Error('The database adapter has no handle to read with')
}

/** Values, and names of columns, as a list of a statement. */
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

/** Several statements that change rows together: all of them, or none. SQLite, which has one writer, runs one such at a time. */
export async function inTransaction<T>(
  payload: Payload,
  work: (run: (statement: Statement) => Promise<readonly Row[]>) => Promise<T>,
): Promise<T> {
  const { drizzle } = databaseOf(payload)
  if (isSqlite(payload)) return writeWhole(payload.db, () => work((statement) => readSql(payload, statement)))
  if (!drizzle.transaction) throw new Error('The database adapter has no transactions')
  return drizzle.transaction((transaction) => work(async (statement) => (await transaction.execute(statement)).rows))
}

/**
 * Bulk reads at once. At the start there are dozens, and each keeps this process busy when it comes back: of all at once
 * some would wait longer for a connection than a call may (`connectionTimeoutMillis`).
 */
const atOnce = pLimit(4)

/**
 * The rows of a bulk read, packed by the database into one text: to read JSON costs a tenth of what the drivers need
 * to make an object of every row. Moments come as ISO texts from both databases.
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

/** Both databases' ways of writing a number, a truth and a moment. */
export const toNumber = (value: unknown): number | null =>
  value === null || value === undefined || value === '' || Number.isNaN(Number(value)) ? null : Number(value)
export const toTruth = (value: unknown): boolean => value === true || value === 1
export const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null)
export const toMoment = (value: unknown): number | null => {
  if (value === null || value === undefined) return null
  const time = value instanceof Date ? value.getTime() : typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? null : time
}

/** Thousands of numbers are cheaper written out than bound one by one, and of texts there is one list. */
function isAmong(payload: Payload, column: Statement, ids: readonly (number | string)[]): Statement {
  const distinct = [...new Set(ids)]
  if (distinct.every((id) => Number.isSafeInteger(id))) return sql`${column} IN (${sql.raw(distinct.join(', '))})`
  const list = JSON.stringify(distinct.map(String))
  return isSqlite(payload)
    ? sql`${column} IN (SELECT value FROM json_each(${list}))`
    : sql`${column} IN (SELECT json_array_elements_text(${list}::json))`
}

/**
 * Some columns of a table, for `ids` only where they are given, in no order: sorting here would tempt SQLite to walk
 * the index of the order instead of that of the key. For bulk reads that Payload's hooks would make a hundred times
 * slower; table and column names are never a caller's.
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
  // The only index of a table of texts begins with the language.
  const every = table.endsWith('_locales') ? sql` AND ${sql.identifier('_locale')} IN (${sqlValues(locales)})` : sql``
  const where = ids ? sql` WHERE ${isAmong(payload, sql`${sql.identifier(key)}`, ids)}${every}` : sql``
  return await readPacked(payload, columns, sql`SELECT ${sqlColumns(columns)} FROM ${sql.identifier(table)}${where}`)
}

/**
 * Rows of a collection with some of its localized columns beside them, one column a language: `title_en`,
 * `title_es`, `title_pt`. One row a document, however many languages.
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
