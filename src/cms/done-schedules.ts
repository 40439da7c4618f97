import type { CollectionSlug, Payload, Where } from 'payload'
import { isRecord } from '@/core/is-record'
import { isLocale } from '@/core/locales'

type Job = { readonly input?: unknown; readonly waitUntil?: string | null; readonly createdAt: string }

/** What an editor scheduled, read from its job. */
export type Planned = {
  readonly collection: CollectionSlug
  readonly id: number
  readonly type: 'publish' | 'unpublish'
  readonly locale: unknown
  readonly due: string
}

/** What a job is to publish or take away; null where nobody knows of what. */
export function plannedOf(payload: Payload, { input, waitUntil, createdAt }: Job): Planned | null {
  const { doc, type, locale } = isRecord(input) ? input : {}
  if (!isRecord(doc) || typeof doc.relationTo !== 'string' || !(doc.relationTo in payload.collections)) return null
  return {
    collection: doc.relationTo as CollectionSlug,
    id: Number(doc.value),
    type: type === 'unpublish' ? 'unpublish' : 'publish',
    locale,
    due: waitUntil ?? createdAt,
  }
}

/** Whole, or in the language that was planned. A snapshot is the draft that was left. */
const published = ({ id, locale }: Planned, since: string): Where => ({
  and: [
    { parent: { equals: id } },
    { 'version._status': { equals: 'published' } },
    { updatedAt: { greater_than: since } },
    {
      or: [
        { publishedLocale: { exists: false } },
        ...(isLocale(locale) ? [{ publishedLocale: { equals: locale } }] : []),
      ],
    },
  ],
})

/** What was published before it was planned is not what was planned. */
export const sinceOf = ({ due }: Planned, { createdAt }: Job): string =>
  new Date(Math.max(Date.parse(due), Date.parse(createdAt))).toISOString()

/**
 * Whether what was to be published was published since a moment. What was to be taken away is never taken for done: to
 * take away again what came back is the smaller harm.
 */
export const isPublishedSince = async (payload: Payload, planned: Planned, since: string): Promise<boolean> =>
  planned.type === 'publish' &&
  (await payload.db.countVersions({ collection: planned.collection, where: published(planned, since) })).totalDocs > 0

/** Of jobs that were cut off, those that had come to what was planned. */
export async function doneSchedules(payload: Payload, ids: readonly number[]): Promise<number[]> {
  const { docs } = await payload.db.find<Job & { id: number }>({
    collection: 'payload-jobs',
    where: { id: { in: [...ids] } },
    pagination: false,
  })
  const done: number[] = []
  for (const job of docs) {
    const planned = plannedOf(payload, job)
    if (planned && (await isPublishedSince(payload, planned, sinceOf(planned, job)))) done.push(job.id)
  }
  return done
}
