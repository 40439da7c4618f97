import 'server-only'
import { createLocalReq } from 'payload'
import { publishChange } from '@/cms/changes/log'
import { getCms } from '@/cms/public-find'
import { changedByClock } from './changed-by-clock'

let looked = new Date()

/**
 * Publishes a change of every document that the clock made another since this was last called: a sale began or ended, a
 * vendor is back, a ban holds. No editor saved it, and no page may go on showing what was.
 */
export async function publishClockChanges(): Promise<void> {
  const now = new Date()
  const payload = await getCms()
  const keys = await changedByClock(payload, looked, now)
  // Only now: had the database been away, the next call has to look at the same time.
  looked = now
  if (keys.length === 0) return
  const req = await createLocalReq({}, payload)
  for (const key of keys) await publishChange(req, { key, scope: 'document' })
}
