import type { Payload } from 'payload'
import { isSqlite, readSql, runSql, sql } from '@/cms/sql'
import { emptyUnreadableNumbers } from '@/cms/unreadable-numbers'
import { parseDocumentKey } from '@/core/document-key'
import { reconcile, deleteOrphanedRows } from '@/features/community/schema'
import { deleteOrphanedUploads, restoreInterruptedFiles } from '@/features/content/schema'
import { interruptedImports } from '@/features/shop/schema'
import { unpublishUnreadable, unreadableValues, type Finding } from './unreadable-rows'

/** The relationship field of each collection of members' entries: its row in `<table>_rels` holds the target. */
const targetFields = { comments: 'doc', reviews: 'doc', likes: 'item', helpfuls: 'item', reports: 'item' } as const

const exists = async (payload: Payload, table: string, id: number): Promise<boolean> =>
  (await readSql(payload, sql`SELECT 1 AS here FROM ${sql.identifier(table)} WHERE id = ${id}`)).length > 0

/** Inserts the missing relationship row of entries from their `target` column, where that document still exists. */
async function completeMarks(payload: Payload): Promise<string[]> {
  const completed: string[] = []
  for (const [table, path] of Object.entries(targetFields)) {
    const parts = sql.identifier(`${table}_rels`)
    const rows = await readSql(
      payload,
      sql`SELECT id, target FROM ${sql.identifier(table)} AS t WHERE NOT EXISTS
        (SELECT 1 FROM ${parts} AS p WHERE p.parent_id = t.id AND p.path = ${path})`,
    )
    for (const { id, target } of rows) {
      const about = parseDocumentKey(String(target), Object.keys(payload.collections))
      if (!about || !(await exists(payload, about.collection, about.id))) continue
      await runSql(
        { payload },
        sql`INSERT INTO ${parts} (parent_id, path, ${sql.identifier(`${about.collection}_id`)})
          VALUES (${Number(id)}, ${path}, ${about.id})`,
      )
      completed.push(`${table} ${String(id)}`)
    }
  }
  return completed
}

/**
 * Deletes submissions without values: a kill cut their write off, and their sender got no confirmation. One with a
 * dedupe key was written whole (ADR 0160), so a form without fields may have sent it.
 */
async function dropHalves(payload: Payload): Promise<string[]> {
  const rows = await readSql(
    payload,
    sql`SELECT id FROM form_submissions AS t WHERE dedupe_key IS NULL AND NOT EXISTS
      (SELECT 1 FROM form_submissions_submission_data AS p WHERE p._parent_id = t.id)`,
  )
  const ids = rows.map(({ id }) => Number(id))
  if (ids.length > 0) await payload.db.deleteMany({ collection: 'form-submissions', where: { id: { in: ids } } })
  return ids.map((id) => `form-submissions ${id}`)
}

/** Repairs what a kill or an earlier version may have left, quickly: it runs at every start. */
export async function repair(payload: Payload): Promise<Finding[]> {
  const numbers = await emptyUnreadableNumbers(payload)
  // An operation is several statements, and SQLite has no transaction around them (R-06, R-07).
  const halves = isSqlite(payload) ? [...(await dropHalves(payload)), ...(await completeMarks(payload))] : []
  const files = await restoreInterruptedFiles(payload)
  const unowned = await deleteOrphanedUploads(payload)
  const tables = isSqlite(payload) ? await interruptedImports() : []
  const unreadable = await unpublishUnreadable(payload)
  const leftovers = await deleteOrphanedRows(payload)
  const counters = await reconcile(payload)
  return [
    { of: 'numbers that cannot be read', found: numbers, done: 'emptied' },
    ...unreadable,
    {
      of: 'tables of products that were cut off while they were written; read the same file again',
      found: tables.map(({ startedAt, products }) => `${startedAt}: ${products.length} products`),
      done: '',
    },
    { of: 'rows that were half written', found: halves, done: 'taken away or made whole' },
    { of: 'files of pictures whose replacement or deletion was cut off', found: files, done: 'put back' },
    { of: 'files of new pictures that were cut off before they were stored', found: unowned, done: 'taken away' },
    { of: 'documents that are gone and were still spoken of', found: leftovers, done: 'taken away with what was said' },
    {
      of: 'counters',
      found: counters.map(({ key, counter, was, is }) => `${key} ${counter}: ${was} → ${is}`),
      done: 'put right',
    },
  ]
}

/** Whether an editor or a backup has to bring the documents back, because the repair cannot. */
const isLost = ({ of, done }: Finding): boolean => done === '' || of === unreadableValues

/** Repairs when the server starts and logs what it found: losses to stderr, where alarms watch, the rest to stdout. */
export async function repairAtStart(payload: Payload): Promise<void> {
  for (const finding of await repair(payload)) {
    const { of, found, done } = finding
    if (found.length === 0) continue
    const line = `${of}: ${found.length}, ${done || 'left as they are'} (${found.slice(0, 20).join(', ')})`
    if (isLost(finding)) console.error(line)
    else console.log(line)
  }
}
