import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { CollectionSlug, Payload } from 'payload'
import { repair } from '@/app/repair'
import { setAside, type Finding } from '@/app/unreadable-rows'
import { isSqlite, readSql, sql } from '@/cms/sql'
import { tableOf } from '@/cms/tables'
import { env } from '@/core/env'
import { locales } from '@/core/locales'

/** Mails and other work that waits, and what was given up after its last try. */
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

/** Ids of a portion of a collection that can be read in every language, one by one where the portion fails. */
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
    const isAside = await setAside(payload, slug, bad)
    const found = bad.map((id) => `${slug} ${id}`)
    findings.push({ of: 'documents that cannot be read', found, done: isAside ? 'set aside as drafts' : '' })
  }
  return findings.length > 0 ? findings : [{ of: 'documents that cannot be read', found: [], done: '' }]
}

/** Every page has header, footer and settings in it. */
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
  // A picture has a file of its own, and one for each size.
  const missing = rows.flatMap(({ id, ...row }) =>
    Object.entries(row).flatMap(([column, name]) =>
      column.endsWith('filename') && typeof name === 'string' && !files.has(path.basename(name))
        ? [`media ${String(id)}: ${name}`]
        : [],
    ),
  )
  return [{ of: 'pictures without their file', found: missing, done: '' }]
}

/** Everything that can be wrong with what is stored; what can be put right is. */
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

/** One line of a finding and what it found, the first twenty of many. */
export function linesOf({ of, found, done }: Finding): string[] {
  if (found.length === 0) return [`✓ ${of}: none`]
  const shown = found.slice(0, 20).map((one) => `    ${one}`)
  const more = found.length > 20 ? [`    and ${found.length - 20} more`] : []
  return [`${done ? '!' : '✗'} ${of}: ${found.length}${done ? `, ${done}` : ''}`, ...shown, ...more]
}
