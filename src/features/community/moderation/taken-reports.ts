import { createHash } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { parseDocumentKey } from '@/core/document-key'
import { env } from '@/core/env'
import { relatedId } from '@/core/relation'
import { contributionKinds, markKey } from '../model'

const key = createHash('sha256').update(`${env.payloadSecret}:reports`).digest()

const report = z.object({ user: z.number(), createdAt: z.string() })
const schema = z.object({ entry: z.string(), reports: z.array(report) })

/** Who reported an entry, and when. */
export type Report = z.infer<typeof report>

/**
 * Encrypts the reports that a decision deleted; the desk keeps them and sends them back for an undo. Sealed, so that no
 * client can forge any, and not in a table, since most decisions are never undone.
 */
export const sealReports = (entry: string, reports: readonly Report[]): Promise<string> =>
  new EncryptJWT({ entry, reports }).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(key)

/** Decrypts the sealed reports of an entry; empty where the seal is invalid or of another entry. */
export async function openReports(entry: string, sealed: string): Promise<readonly Report[]> {
  try {
    const { payload } = await jwtDecrypt(sealed, key, { contentEncryptionAlgorithms: ['A256GCM'] })
    const opened = schema.parse(payload)
    return opened.entry === entry ? opened.reports : []
  } catch {
    return []
  }
}

/** Whether an entry has open reports. */
export async function isReported(req: PayloadRequest, entry: string): Promise<boolean> {
  const { totalDocs } = await req.payload.db.count({ collection: 'reports', where: { target: { equals: entry } }, req })
  return totalDocs > 0
}

/** Deletes the reports of an entry that is decided, and returns them. */
export async function takeReports(req: PayloadRequest, entry: string): Promise<readonly Report[]> {
  const { docs } = await req.payload.delete({
    collection: 'reports',
    where: { target: { equals: entry } },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.flatMap(({ user, createdAt }) => {
    const id = relatedId(user)
    return id === null ? [] : [{ user: id, createdAt }]
  })
}

const numbersOf = async (
  req: PayloadRequest,
  collection: 'reports' | 'users',
  where: Record<string, { equals: string } | { in: number[] }>,
  field: 'id' | 'user',
): Promise<ReadonlySet<number>> => {
  const found = await req.payload.db.find<{ id: number; user?: unknown }>({ collection, where, pagination: false, req })
  return new Set(found.docs.flatMap((doc) => relatedId(doc[field]) ?? []))
}

/**
 * Restores the reports of members who still exist and have not reported the entry again. It writes through the database
 * adapter, since the hooks reject a report of an entry that waits.
 * @returns whether the entry is reported again
 */
export async function restoreReports(req: PayloadRequest, entry: string, reports: readonly Report[]): Promise<boolean> {
  if (reports.length === 0) return false
  const members = await numbersOf(req, 'users', { id: { in: reports.map(({ user }) => user) } }, 'id')
  const reporting = await numbersOf(req, 'reports', { target: { equals: entry } }, 'user')
  const named = parseDocumentKey(entry, contributionKinds)
  if (!named) return false
  const item = { relationTo: named.collection, value: named.id }
  for (const { user, createdAt } of reports) {
    if (!members.has(user) || reporting.has(user)) continue
    const data = { item, user, target: entry, key: markKey(user, entry), createdAt, updatedAt: createdAt }
    await req.payload.db.create({ collection: 'reports', data, req })
  }
  return members.size + reporting.size > 0
}
