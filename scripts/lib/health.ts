import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { CollectionSlug, Payload } from 'payload'
import { repair } from '@/app/repair'
import { unpublishRows, type Finding } from '@/app/unreadable-rows'
import { isSqlite, readSql, sql } from '@/cms/sql'
import { tableOf } from '@/cms/tables'
import { env } from '@/core/env'
import { locales } from '@/core/locales'

/** The number of queued jobs (mails among them), and the jobs that failed their last retry. */
export async function queueFindings(payload: Payload): Promise<{ waiting: number; failed: Finding }> {
  const waiting = await payload.db.count({ collection: 'payload-jobs', where: { hasError: { not_equals: true } } })
  const failed = await payload.db.find<{ id: number; taskSlug?: string }>({
    collection: 'payload-jobs',
    where: { hasError: { equals: true } },
    limit: 100,
  })
  const found = failed.docs.map(({ id, taskSlug }) => `${taskSlug ?? 'job'} ${id}`)
  return { waiting: waiting.totalDocs, failed: { of: 'mails and jobs that were given up', found, done: '' } }
}

async function integrity(payload: Payload): Promise<Finding[]> {
  if (!isSqlite(payload)) return []
  const states = await readSql(payload, sql`PRAGMA integrity_check`)
  const dangling = await readSql(payload, sql`PRAGMA foreign_key_check`)
  return [
    {
      of: 'the database file',
      found: states.map((row) => String(Object.values(row)[0])).filter((state) => state !== 'ok'),
      done: '',
    },
    {
      of: 'rows that refer to none',
      found: dangling.map(({ table, rowid, parent }) => `${String(table)} ${String(rowid)} → ${String(parent)}`),
      done: '',
    },
  ]
}

const batch = 100

/** Ids among `ids` that cannot be read in every locale, found by halving a batch that fails. */
async function unreadableOf(payload: Payload, collection: CollectionSlug, ids: readonly number[]): Promise<number[]> {
  const read = (some: readonly number[]): Promise<boolean> =>
    Promise.all(
      locales.map((locale) =>
        payload.find({
          collection,
          where: { id: { in: [...some] } },
          limit: some.length,
          pagination: false,
          depth: 0,
          locale,
          overrideAccess: true,
        }),
      ),
    ).then(
      (results) => results.every(({ docs }) => docs.length === some.length),
      () => false,
    )
  if (await read(ids)) return []
  const [only] = ids
  if (ids.length === 1 && only !== undefined) return [only]
  const half = Math.ceil(ids.length / 2)
  return [
    ...(await unreadableOf(payload, collection, ids.slice(0, half))),
    ...(await unreadableOf(payload, collection, ids.slice(half))),
  ]
}

async function unreadable(payload: Payload): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { slug } of payload.config.collections) {
    const table = tableOf(payload, slug)
    const rows = await readSql(payload, sql`SELECT id FROM ${sql.identifier(table)}`)
    const ids = rows.map(({ id }) => Number(id))
    const bad: number[] = []
    for (let at = 0; at < ids.length; at += batch)
      bad.push(...(await unreadableOf(payload, slug, ids.slice(at, at + batch))))
    if (bad.length === 0) continue
    const isAside = await unpublishRows(payload, slug, bad)
    const found = bad.map((id) => `${slug} ${id}`)
    findings.push({ of: 'documents that cannot be read', found, done: isAside ? 'set aside as drafts' : '' })
  }
  return findings.length > 0 ? findings : [{ of: 'documents that cannot be read', found: [], done: '' }]
}

/** Globals that cannot be read: without header, footer or settings no page renders. */
async function settings(payload: Payload): Promise<Finding[]> {
  const found: string[] = []
  for (const { slug } of payload.config.globals) {
    const reads = locales.map((locale) => payload.findGlobal({ slug, locale, depth: 0, overrideAccess: true }))
    if ((await Promise.allSettled(reads)).some(({ status }) => status === 'rejected')) found.push(slug)
  }
  return [{ of: 'settings that cannot be read', found, done: '' }]
}

async function pictures(payload: Payload): Promise<Finding[]> {
  const files = new Set(existsSync(env.mediaDir) ? readdirSync(env.mediaDir) : [])
  const rows = await readSql(payload, sql`SELECT * FROM media`)
  // A row names its original file and one file for each size.
  const missing = rows.flatMap(({ id, ...row }) =>
    Object.entries(row).flatMap(([column, name]) =>
      column.endsWith('filename') && typeof name === 'string' && !files.has(path.basename(name))
        ? [`media ${String(id)}: ${name}`]
        : [],
    ),
  )
  return [{ of: 'pictures without their file', found: missing, done: '' }]
}

/** Checks all stored data and repairs what can be repaired. */
export async function allFindings(payload: Payload): Promise<Finding[]> {
  return [
    ...(await integrity(payload)),
    ...(await repair(payload)),
    ...(await unreadable(payload)),
    ...(await settings(payload)),
    ...(await pictures(payload)),
    (await queueFindings(payload)).failed,
  ]
}

/** A finding as lines to print: its summary, then up to twenty items. */
export function linesOf({ of, found, done }: Finding): string[] {
  if (found.length === 0) return [`✓ ${of}: none`]
  const shown = found.slice(0, 20).map((one) => `    ${one}`)
  const more = found.length > 20 ? [`    and ${found.length - 20} more`] : []
  return [`${done ? '!' : '✗'} ${of}: ${found.length}${done ? `, ${done}` : ''}`, ...shown, ...more]
}
