import 'server-only'
import type { Where } from 'payload'
import { getCms } from '@/cms/public-find'
import { ledgerKeys } from './ledger'

/** Whether the starting catalogue was once written completely; a later seed beside the running site keeps that true. */
export async function starterIsComplete(): Promise<boolean> {
  const cms = await getCms()
  const holds = async (where: Where): Promise<boolean> =>
    (await cms.db.count({ collection: 'seed-records', where })).totalDocs > 0
  const finished = { fingerprint: { exists: true } }
  if (await holds({ key: { equals: ledgerKeys.complete }, ...finished })) return true
  // A database of an earlier version has no such row: it is complete if it has records and none is unfinished.
  const unfinished = { fingerprint: { exists: false }, key: { not_equals: ledgerKeys.samplesRemoved } }
  return (await holds(finished)) && !(await holds(unfinished))
}
