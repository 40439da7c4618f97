import type { Payload } from 'payload'
import { ledgerKeys } from '@/features/content/model'

type Mark = { id: number; key: string; fingerprint?: string | null }

const findMark = (payload: Payload): Promise<Mark | null> =>
  payload.db.findOne<Mark>({ collection: 'seed-records', where: { key: { equals: ledgerKeys.complete } } })

/** Marks the catalogue as incomplete before the first item; a mark from an earlier run stays as it is. */
export async function beginSeed(payload: Payload): Promise<void> {
  if (await findMark(payload)) return
  await payload.db.create({ collection: 'seed-records', data: { key: ledgerKeys.complete } })
}

/** Marks the profile as complete after the last item; the readiness check reads the mark. */
export async function completeSeed(payload: Payload, profile: string): Promise<void> {
  const mark = await findMark(payload)
  if (!mark || mark.fingerprint === profile) return
  await payload.db.updateOne({ collection: 'seed-records', id: mark.id, data: { ...mark, fingerprint: profile } })
}
