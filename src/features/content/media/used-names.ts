import path from 'node:path'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { runSql, runSqlReturning, sql } from '@/cms/sql'
import type { Media } from '@/payload-types'

/** The key of a file name, in lower case without extension and trailing number, which names that may clash share. */
export const nameKey = (filename: string): string => path.parse(filename).name.replace(/-\d+$/, '').toLowerCase()

const stored = (key: string): string => `picture-name:${key}`

async function noteUsed(req: PayloadRequest, filename: string): Promise<void> {
  // A key may be noted twice, also at once: the second insert must not fail and roll its deletion back.
  await runSql(
    req,
    sql`INSERT INTO payload_kv (key, data) VALUES (${stored(nameKey(filename))}, 'true') ON CONFLICT (key) DO NOTHING`,
  )
}

/** Whether a deleted or replaced picture had this key: browsers cache its files for a year. */
export const wasUsed = async (req: PayloadRequest, key: string): Promise<boolean> =>
  (await runSqlReturning(req, sql`SELECT key FROM payload_kv WHERE key = ${stored(key)}`)).length > 0

export const keepDeletedName: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => {
  if (doc.filename) await noteUsed(req, doc.filename)
  return doc
}

/** Notes the former name of a picture that was replaced or cropped. */
export const keepReplacedName: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, req }) => {
  const before = (previousDoc as Partial<Media> | undefined)?.filename
  if (before && before !== doc.filename) await noteUsed(req, before)
  return doc
}
