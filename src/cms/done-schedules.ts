import type { CollectionSlug, Payload, Where } from 'payload'
import { isRecord } from '@/core/is-record'
import { isLocale } from '@/core/locales'

type Job = { readonly input?: unknown; readonly waitUntil?: string | null; readonly createdAt: string }

/** A scheduled publication or unpublication, parsed from its job. */
export type Planned = {
  readonly collection: CollectionSlug
  readonly id: number
  readonly type: 'publish' | 'unpublish'
  readonly locale: unknown
  readonly due: string
}

/** Parses what a job publishes or unpublishes; null where its document cannot be identified. */
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

/** Versions published as a whole, or in the scheduled locale; a snapshot beside one holds the remaining draft. */
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

/**
 * The moment since when a publication counts as the scheduled one: not before it was due, nor before it was scheduled.
 */
export const sinceOf = ({ due }: Planned, { createdAt }: Job): string =>
  new Date(Math.max(Date.parse(due), Date.parse(createdAt))).toISOString()

/**
 * Whether a scheduled publication has happened since a moment. An unpublication never counts as done: repeating it is
 * the smaller harm.
 */
export const isPublishedSince = async (payload: Payload, planned: Planned, since: string): Promise<boolean> =>
  planned.type === 'publish' &&
  (await payload.db.countVersions({ collection: planned.collection, where: published(planned, since) })).totalDocs > 0

/** The ids of those interrupted jobs whose publication has happened. */
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
