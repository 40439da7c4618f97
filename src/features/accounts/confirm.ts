import { createHmac } from 'node:crypto'
import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { runSql, sql } from '@/cms/sql'
import { isRecord } from '@/core/is-record'
import { limits } from '@/core/limits'
import { env } from '@/core/env'
import type { Newcomer } from './confirm-token'
import { isTaken, makeAccount } from './register'

/** For rows of Payload's key-value table: links of an address made until the stored moment create no account. */
const prefix = 'links:'
const hour = 3_600_000
const collection = 'payload-kv'

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** The key holds an HMAC, so that the address of a deleted account is not stored. */
const keyOf = (email: string, moment: number): string =>
  `${prefix}${dayOf(moment)}:${createHmac('sha256', env.payloadSecret).update(email).digest('hex')}`

/** A link made before this moment has expired; in milliseconds. */
const oldest = (now: number): number => now - limits.mailLinks.confirmHours * hour

/** Invalidates every link made for an address until now, and deletes the rows whose links have expired anyway. */
async function closeLinks(req: PayloadRequest, email: string): Promise<void> {
  const now = Date.now()
  const key = keyOf(email, now)
  await req.payload.db.upsert({ collection, where: { key: { equals: key } }, data: { key, data: { at: now } }, req })
  await runSql(req, sql`DELETE FROM payload_kv WHERE key LIKE ${`${prefix}%`} AND key < ${prefix + dayOf(oldest(now))}`)
}

async function isClosed(req: PayloadRequest, { email, madeAt }: Newcomer): Promise<boolean> {
  const now = Date.now()
  const keys = [...new Set([now, oldest(now)].map((moment) => keyOf(email, moment)))]
  const { docs } = await req.payload.db.find<{ id: number; data?: unknown }>({
    collection,
    where: { key: { in: keys } },
    pagination: false,
    req,
  })
  return docs.some(({ data }) => isRecord(data) && typeof data.at === 'number' && madeAt <= data.at)
}

/**
 * Creates the account that a link confirms, once: after that account is deleted, neither this link nor an earlier one
 * creates it again (ACT-03).
 * @returns whether its address has an account by now
 */
export async function confirmNewcomer(req: PayloadRequest, newcomer: Newcomer): Promise<boolean> {
  if (await isClosed(req, newcomer)) return isTaken(req, newcomer.email)
  if (await makeAccount(req, newcomer)) await closeLinks(req, newcomer.email)
  return true
}

/** Invalidates the links mailed to a deleted account, which would create it again. */
export const invalidateConfirmationLinks: CollectionAfterDeleteHook<{ id: number; email?: unknown }> = async ({
  doc,
  req,
}) => {
  if (typeof doc.email === 'string') await closeLinks(req, doc.email)
}
