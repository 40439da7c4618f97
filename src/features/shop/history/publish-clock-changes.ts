import 'server-only'
import { createLocalReq } from 'payload'
import { publishChange } from '@/cms/changes/log'
import { getCms } from '@/cms/public-find'
import { documentsChangedByTime } from './documents-changed-by-time'

let looked = new Date()

/**
 * Publishes a change for every document that time alone changed since the last call (a sale began or ended, a vendor is
 * back, a ban came into force): without a save its cached pages would stay stale.
 */
export async function publishClockChanges(): Promise<void> {
  const now = new Date()
  const payload = await getCms()
  const keys = await documentsChangedByTime(payload, looked, now)
  // Advanced only after the reads, so that a call that fails on the database is made up for by the next one.
  looked = now
  if (keys.length === 0) return
  const req = await createLocalReq({}, payload)
  for (const key of keys) await publishChange(req, { key, scope: 'document' })
}
