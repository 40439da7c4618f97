import { createLocalReq, type Payload } from 'payload'
import { publishChange } from '@/cms/changes/log'
import { isSqlite, readSql, runSql, sql } from '@/cms/sql'
import { jsonColumns, tableOf } from '@/cms/tables'
import { documentKey } from '@/core/document-key'

/** Turns unreadable documents into drafts: published, they fail every list. False if they have no drafts. */
export async function unpublishRows(payload: Payload, slug: string, ids: readonly number[]): Promise<boolean> {
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

/** Follows `_parent_id` from a row of an array or locale table up to the document's own row. */
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
 * The ids, by table, of documents with invalid JSON in a JSON column: reading them throws, and so does every list with
 * them. PostgreSQL rejects invalid JSON; SQLite checks it inside the database, without returning the rows.
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

/** `of` names the check, `found` what was wrong, `done` what was done about it (empty if nothing). */
export type Finding = { readonly of: string; readonly found: readonly string[]; readonly done: string }

export const unreadableValues = 'documents with values that are no JSON'

/**
 * Turns documents with invalid JSON into drafts, quickly. An error here is logged and does not stop the start, so that
 * everything else is served. `npm run doctor` reads every row.
 */
export async function unpublishUnreadable(payload: Payload): Promise<Finding[]> {
  const [aside, left]: [string[], string[]] = [[], []]
  try {
    for (const [table, ids] of await brokenDocuments(payload)) {
      const slug = table.replaceAll('_', '-')
      const isAside = slug in payload.collections && (await unpublishRows(payload, slug, ids))
      for (const id of ids) (isAside ? aside : left).push(`${slug} ${id}`)
    }
  } catch (error) {
    console.error('Documents could not be looked through', error)
  }
  const done = { of: unreadableValues, found: aside, done: 'set aside as drafts' }
  return left.length > 0 ? [done, { of: unreadableValues, found: left, done: '' }] : [done]
}
