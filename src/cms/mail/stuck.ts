import type { Payload, Where } from 'payload'
import { lastErrorOf } from '../job-error'
import { isRecord } from '@/core/is-record'

/** Mails leave within seconds, so one queued for longer than this (milliseconds) is stuck. */
const late = 10 * 60 * 1000

/** The most that the list shows. */
const most = 100

type StuckMail = {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly createdAt: string
  readonly tries: number
  /** The time of the next attempt; null where there is none. */
  readonly next: string | null
  readonly error: string | null
}

const stuck = (): Where => ({
  and: [
    { taskSlug: { equals: 'mail' } },
    {
      or: [
        { hasError: { equals: true } },
        { totalTried: { greater_than: 0 } },
        { createdAt: { less_than: new Date(Date.now() - late).toISOString() } },
      ],
    },
  ],
})

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Mails that were not sent, the newest first and at most a hundred, with their total. */
export async function stuckMails(payload: Payload): Promise<{ mails: StuckMail[]; total: number }> {
  const { docs, totalDocs } = await payload.find({
    collection: 'payload-jobs',
    where: stuck(),
    sort: '-createdAt',
    limit: most,
    depth: 0,
    overrideAccess: true,
  })
  const mails = docs.map((job): StuckMail => {
    const { to, subject } = isRecord(job.input) ? job.input : {}
    return {
      id: job.id,
      to: textOf(to),
      subject: textOf(subject),
      createdAt: job.createdAt,
      tries: job.totalTried ?? 0,
      next: job.hasError ? null : (job.waitUntil ?? new Date().toISOString()),
      error: lastErrorOf(job),
    }
  })
  return { mails, total: totalDocs }
}

export const countStuckMails = async (payload: Payload): Promise<number> =>
  (await payload.count({ collection: 'payload-jobs', where: stuck(), overrideAccess: true })).totalDocs

/** Retries mails as if they had just been queued, but for those that are being sent, which would be sent twice. */
export async function retryMails(payload: Payload, ids: readonly number[]): Promise<void> {
  await payload.update({
    collection: 'payload-jobs',
    where: { and: [{ id: { in: [...ids] } }, { processing: { not_equals: true } }] },
    data: { hasError: false, totalTried: 0, waitUntil: null, error: null, log: [] },
    depth: 0,
    overrideAccess: true,
  })
}

/** Deletes mails from the queue. */
export async function dropMails(payload: Payload, ids: readonly number[]): Promise<void> {
  await payload.delete({
    collection: 'payload-jobs',
    where: { and: [{ id: { in: [...ids] } }, { taskSlug: { equals: 'mail' } }] },
    depth: 0,
    overrideAccess: true,
  })
}
