import { createLocalReq, type Payload } from 'payload'
import { publishChange } from '@/cms/changes/log'
import { isSqlite, readSql, runSql, sql } from '@/cms/sql'
import { jsonColumns, tableOf } from '@/cms/tables'
import { documentKey } from '@/core/document-key'

/** A published document that cannot be read fails every list it stands in: as a draft it stands in none. */
export async function setAside(payload: Payload, slug: string, ids: readonly number[]): Promise<boolean> {
  const table = tableOf(payload, slug)
  const columns = isSqlite(payload)
    ? await readSql(payload, sql`SELECT name FROM pragma_table_info(${table})`)
    : await readSql(
        payload,
        sql`SELECT column_name AS name FROM information_schema.columns WHERE table_name = ${table}`,
      )
  if (!columns.some(({ name }) => name === '_status')) return false
  const req = await createLocalReq({}, payload)
  for (const id of ids) {
    await runSql({ payload }, sql`UPDATE ${sql.identifier(table)} SET _status = 'draft' WHERE id = ${id}`)
    await publishChange(req, { key: documentKey(slug, id), scope: 'everywhere' })
  }
  return true
}

type Place = { readonly table: string; readonly id: unknown }

/** The row of the document that a row of one of its lists or languages belongs to. */
async function documentOf(payload: Payload, { table, id }: Place): Promise<Place> {
  const [parent] = await readSql(
    payload,
    sql`SELECT "table" AS name FROM pragma_foreign_key_list(${table}) WHERE "from" = '_parent_id'`,
  )
  const name = parent?.name
  if (typeof name !== 'string') return { table, id }
  const [row] = await readSql(payload, sql`SELECT _parent_id AS id FROM ${sql.identifier(table)} WHERE id = ${id}`)
  return row ? documentOf(payload, { table: name, id: row.id }) : { table, id }
}

/**
 * Documents with a value that is no JSON where the content model has JSON: their reading fails, and every list with
 * them. PostgreSQL keeps none; SQLite looks through its file without handing out a row.
 */
async function brokenDocuments(payload: Payload): Promise<Map<string, number[]>> {
  const broken = new Map<string, Set<number>>()
  if (!isSqlite(payload)) return new Map()
  for (const [table, columns] of jsonColumns(payload)) {
    const isBroken = sql.join(
      columns.map((column) => sql`NOT json_valid(${sql.identifier(column)})`),
      sql` OR `,
    )
    for (const { id } of await readSql(payload, sql`SELECT id FROM ${sql.identifier(table)} WHERE ${isBroken}`)) {
      const document = await documentOf(payload, { table, id })
      broken.set(document.table, (broken.get(document.table) ?? new Set()).add(Number(document.id)))
    }
  }
  return new Map([...broken].map(([table, ids]) => [table, [...ids]]))
}

/** What was looked at, what was wrong with it, and what was done about it. */
export type Finding = { readonly of: string; readonly found: readonly string[]; readonly done: string }

export const unreadableValues = 'documents with values that are no JSON'

/**
 * Sets aside what cannot be read, in a moment. A database that does not let it is told of, and ends no start: whatever is
 * well is served. Reading every row is the doctor's.
 */
export async function setAsideUnreadable(payload: Payload): Promise<Finding[]> {
  const [aside, left]: [string[], string[]] = [[], []]
  try {
    for (const [table, ids] of await brokenDocuments(payload)) {
      const slug = table.replaceAll('_', '-')
      const isAside = slug in payload.collections && (await setAside(payload, slug, ids))
      for (const id of ids) (isAside ? aside : left).push(`${slug} ${id}`)
    }
  } catch (error) {
    console.error('Documents could not be looked through', error)
  }
  const done = { of: unreadableValues, found: aside, done: 'set aside as drafts' }
  return left.length > 0 ? [done, { of: unreadableValues, found: left, done: '' }] : [done]
}
