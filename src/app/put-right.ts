import type { CollectionSlug, Payload } from 'payload'
import { isSqlite, readSql, sql, type Statement } from '@/cms/sql'
import { emptyUnreadableNumbers } from '@/cms/unreadable-numbers'
import { reconcile } from '@/features/community/schema'

/** What was looked at, what was wrong with it, and what was done about it. */
export type Finding = { readonly of: string; readonly found: readonly string[]; readonly done: string }

/** Rows of which SQLite may have the first statement and not the second: a mark of nothing, a form without answers. */
const wholes: Readonly<
  Partial<Record<CollectionSlug, { table: string; parts: string; parent: string; path?: string }>>
> = {
  'form-submissions': { table: 'form_submissions', parts: 'form_submissions_submission_data', parent: '_parent_id' },
  likes: { table: 'likes', parts: 'likes_rels', parent: 'parent_id', path: 'item' },
  helpfuls: { table: 'helpfuls', parts: 'helpfuls_rels', parent: 'parent_id', path: 'item' },
  reports: { table: 'reports', parts: 'reports_rels', parent: 'parent_id', path: 'item' },
  comments: { table: 'comments', parts: 'comments_rels', parent: 'parent_id', path: 'doc' },
  reviews: { table: 'reviews', parts: 'reviews_rels', parent: 'parent_id', path: 'doc' },
}

/**
 * Takes away what a kill left half: an operation is several statements, and SQLite has no transaction around them
 * . Nobody was told that such a row is stored.
 */
async function dropHalves(payload: Payload): Promise<string[]> {
  if (!isSqlite(payload)) return []
  const dropped: string[] = []
  for (const [slug, { table, parts, parent, path }] of Object.entries(wholes)) {
    const named: Statement = path ? sql` AND p.path = ${path}` : sql``
    const rows = await readSql(
      payload,
      sql`SELECT t.id FROM ${sql.identifier(table)} AS t WHERE NOT EXISTS
        (SELECT 1 FROM ${sql.identifier(parts)} AS p WHERE p.${sql.identifier(parent)} = t.id${named})`,
    )
    const ids = rows.map(({ id }) => Number(id))
    if (ids.length === 0) continue
    await payload.db.deleteMany({ collection: slug as CollectionSlug, where: { id: { in: ids } } })
    dropped.push(...ids.map((id) => `${slug} ${id}`))
  }
  return dropped
}

/** Puts right what a kill or an earlier version may have left, quickly: asked for at every start. */
export async function putRight(payload: Payload): Promise<Finding[]> {
  const numbers = await emptyUnreadableNumbers(payload)
  const halves = await dropHalves(payload)
  const counters = await reconcile(payload)
  return [
    { of: 'numbers that cannot be read', found: numbers, done: 'emptied' },
    { of: 'rows that were half written', found: halves, done: 'taken away' },
    {
      of: 'counters',
      found: counters.map(({ key, counter, was, is }) => `${key} ${counter}: ${was} → ${is}`),
      done: 'put right',
    },
  ]
}

/** The same for the server that starts, which says what it found. */
export async function startSound(payload: Payload): Promise<void> {
  for (const { of, found, done } of await putRight(payload))
    if (found.length > 0) console.log(`${of}: ${found.length}, ${done} (${found.slice(0, 20).join(', ')})`)
}
