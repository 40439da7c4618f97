import path from 'node:path'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { runSql, runSqlReturning, sql } from '@/cms/sql'
import type { Media } from '@/payload-types'

/** What the names of one picture's files have in common with those of another, whatever number stands behind. */
export const nameKey = (filename: string): string => path.parse(filename).name.replace(/-\d+$/, '').toLowerCase()

const stored = (key: string): string => `picture-name:${key}`

async function noteUsed(req: PayloadRequest, filename: string): Promise<void> {
  // Several pictures of one name may be deleted at once, and a second note of it must not take that back.
  await runSql(
    req,
    sql`INSERT INTO payload_kv (key, data) VALUES (${stored(nameKey(filename))}, 'true') ON CONFLICT (key) DO NOTHING`,
  )
}

/** Whether a picture that is gone was called so: browsers show it for a year yet to whoever has seen it. */
export const wasUsed = async (req: PayloadRequest, key: string): Promise<boolean> =>
  (await runSqlReturning(req, sql`SELECT key FROM payload_kv WHERE key = ${stored(key)}`)).length > 0

export const keepDeletedName: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => {
  if (doc.filename) await noteUsed(req, doc.filename)
  return doc
}

/** A picture that is replaced or cropped leaves the name it had. */
export const keepReplacedName: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, req }) => {
  const before = (previousDoc as Partial<Media> | undefined)?.filename
  if (before && before !== doc.filename) await noteUsed(req, before)
  return doc
}
