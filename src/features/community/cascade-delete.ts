import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook, Payload, Plugin } from 'payload'
import { withHooks } from '@/cms/hooks'
import { lockName } from '@/cms/row-locks'
import { isSqlite, readSql, runSql, runSqlReturning, sql, sqlValues, type SqlRequest } from '@/cms/sql'
import { documentKey } from '@/core/document-key'
import { writeAtomically } from '@/cms/atomic-writes'
import { cardCollections } from '@/core/collections'
import { contributionKinds, type ContributionKind } from './model'

/** The tables that refer to documents and to contributions, each with the column that holds the key. */
const ofDocuments = { likes: 'target', comments: 'target', impressions: 'target', reviews: 'target', stats: 'key' }
const ofEntries = { helpfuls: 'target', reports: 'target', stats: 'key' }

const isEntry = (collection: string): boolean => contributionKinds.some((kind) => kind === collection)

/** Deletes marks and counters of contributions or documents; the log of decisions about them stays. */
async function takeMarks(req: SqlRequest, entries: readonly string[]): Promise<void> {
  for (const [table, column] of Object.entries(ofEntries))
    await runSql(
      req,
      sql`DELETE FROM ${sql.identifier(table)} WHERE ${sql.identifier(column)} IN (${sqlValues(entries)})`,
    )
}

/** For how many entries one statement deletes the marks. */
const portion = 500

async function takeEntries(req: SqlRequest, kind: ContributionKind, key: string): Promise<void> {
  const table = sql.identifier(kind)
  const rows = await runSqlReturning(req, sql`SELECT id FROM ${table} WHERE target = ${key}`)
  const ids = rows.map(({ id }) => Number(id))
  for (let at = 0; at < ids.length; at += portion) {
    const some = ids.slice(at, at + portion)
    const list = sql.raw(some.join(', '))
    // Versions first: deleting an entry sets their `parent_id` to null, after which nothing finds them.
    await runSql(req, sql`DELETE FROM ${sql.identifier(`_${kind}_v`)} WHERE parent_id IN (${list})`)
    await runSql(req, sql`DELETE FROM ${table} WHERE id IN (${list})`)
    await takeMarks(
      req,
      some.map((id) => documentKey(kind, id)),
    )
  }
}

/**
 * Deletes everything that members wrote about a document or marked of it, which no page would show any more. Plain SQL
 * instead of Payload, since there may be thousands of likes, and the counters that their hooks update are deleted too.
 */
async function takeAbout(req: SqlRequest, key: string): Promise<void> {
  await runSql(req, sql`DELETE FROM likes WHERE target = ${key}`)
  await lockName(req, key)
  for (const kind of contributionKinds) await takeEntries(req, kind, key)
  await takeMarks(req, [key])
}

/**
 * On PostgreSQL, locks what was said about a document before the document itself, in the order of other calls: a
 * decision locks the entry and then the document, the deletion of an account locks marks and then entries. This avoids
 * deadlocks.
 */
async function holdAbout(req: SqlRequest, key: string): Promise<void> {
  const entries = contributionKinds.map(
    (kind) => sql`SELECT ${`${kind}:`} || CAST(id AS TEXT) FROM ${sql.identifier(kind)} WHERE target = ${key}`,
  )
  await runSql(req, sql`SELECT id FROM likes WHERE target = ${key} ORDER BY id FOR UPDATE`)
  await runSql(
    req,
    sql`SELECT id FROM helpfuls WHERE target IN (${sql.join(entries, sql` UNION ALL `)}) ORDER BY id FOR UPDATE`,
  )
  for (const kind of contributionKinds)
    await runSql(req, sql`SELECT id FROM ${sql.identifier(kind)} WHERE target = ${key} ORDER BY id FOR UPDATE`)
}

const holdBefore =
  (collection: string): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    if (!isSqlite(req.payload) && !isEntry(collection)) await holdAbout(req, documentKey(collection, Number(id)))
  }

/** Runs `work` atomically: in the deletion's transaction, or on SQLite, which has none, as one whole write. */
const whole = (req: SqlRequest, work: () => Promise<void>): Promise<void> =>
  isSqlite(req.payload) ? writeAtomically(req.payload.db, work) : work()

const takeWith =
  (collection: string): CollectionAfterDeleteHook<{ id: number }> =>
  async ({ id, req }) => {
    const key = documentKey(collection, Number(id))
    await whole(req, () => (isEntry(collection) ? takeMarks(req, [key]) : takeAbout(req, key)))
  }

const targets: readonly string[] = [...cardCollections, ...contributionKinds]

/** Deletes contributions, marks and counters with their document, and marks and counters with their contribution. */
export const cascadeDeletePlugin: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    targets.includes(collection.slug)
      ? withHooks(collection, {
          beforeDelete: [holdBefore(collection.slug)],
          afterDelete: [takeWith(collection.slug)],
        })
      : collection,
  ),
})

/** The keys of deleted documents of a collection that rows still refer to. */
async function goneKeys(payload: Payload, collection: string): Promise<string[]> {
  const start = `${collection}:`
  const named = Object.entries(isEntry(collection) ? ofEntries : ofDocuments).map(([table, column]) => {
    const key = sql.identifier(column)
    return sql`SELECT ${key} AS gone FROM ${sql.identifier(table)} AS n WHERE ${key} LIKE ${`${start}%`} AND NOT EXISTS
      (SELECT 1 FROM ${sql.identifier(collection)} AS d WHERE d.id = CAST(SUBSTR(n.${key}, ${sql.raw(String(start.length + 1))}) AS INTEGER))`
  })
  const rows = await readSql(payload, sql.join(named, sql` UNION `))
  return rows.map(({ gone }) => String(gone))
}

/**
 * Deletes what earlier versions of the site left behind about deleted documents.
 * @returns the keys of those documents, `products:12`
 */
export async function deleteOrphanedRows(payload: Payload): Promise<string[]> {
  const found = await Promise.all(targets.map((collection) => goneKeys(payload, collection)))
  const keys = found.flat()
  for (const key of keys) await whole({ payload }, () => takeAbout({ payload }, key))
  return keys
}
