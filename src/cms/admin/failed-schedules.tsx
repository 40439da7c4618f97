import { getTranslation } from '@payloadcms/translations'
import { Link } from '@payloadcms/ui'
import type { CollectionSlug, Payload, ServerProps } from 'payload'
import { isRecord } from '@/core/is-record'
import { isAdmin } from '../access/atoms'
import { isPublishedSince, plannedOf, sinceOf, type Planned } from '../done-schedules'
import { lastErrorOf } from '../job-error'
import { inLanguage, label } from '../labels'
import { unpublishedVersions } from '../versions'
import { failureReason } from './failure-reason'
import { adminMoment } from './moment'

const texts = {
  title: label('Not done as scheduled', 'No se hizo lo programado', 'Não foi feito o que estava agendado'),
  publish: label('was to be published', 'iba a publicarse', 'seria publicado'),
  unpublish: label('was to be taken off the site', 'iba a retirarse del sitio', 'seria retirado do site'),
} as const

/** The most that the notice lists. */
const most = 20

type Failed = {
  readonly collection: CollectionSlug
  readonly id: number
  readonly title: string
  readonly type: 'publish' | 'unpublish'
  readonly when: string
  /** Payload's error message, in English. */
  readonly reason: string
}

type Job = {
  input?: unknown
  waitUntil?: string | null
  createdAt: string
  error?: unknown
  log?: { error?: unknown }[] | null
}

/**
 * Whether a published document still has the draft that was to be published; one begun after the publication does not
 * count.
 */
async function isUnpublished(payload: Payload, planned: Planned, since: string): Promise<boolean> {
  const { collection, id } = planned
  const drafts = await payload.countVersions({ collection, where: unpublishedVersions([id]), overrideAccess: true })
  return drafts.totalDocs > 0 && !(await isPublishedSince(payload, planned, since))
}

/**
 * A failed job with its document's title; null where the document is deleted, or has since reached the planned state.
 */
async function failedOf(payload: Payload, job: Job): Promise<Failed | null> {
  const planned = plannedOf(payload, job)
  if (!planned) return null
  const { collection, id, type, due } = planned
  const found: unknown = await payload.findByID({
    collection,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  if (!isRecord(found)) return null
  const isPublished = found._status === 'published'
  const isDone =
    type === 'publish' ? isPublished && !(await isUnpublished(payload, planned, sinceOf(planned, job))) : !isPublished
  if (isDone) return null
  const { useAsTitle = 'id' } = payload.collections[collection].config.admin
  const title = found[useAsTitle]
  return {
    collection,
    id,
    title: typeof title === 'string' ? title : String(id),
    type,
    when: due,
    reason: lastErrorOf(job) ?? '',
  }
}

/** Lists on the dashboard what was not published or unpublished when it was due, and why; Payload only logs it. */
export async function FailedSchedules({ payload, i18n, user }: ServerProps) {
  if (!isAdmin(user ?? null)) return null
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { hasError: { equals: true } }] },
    sort: '-updatedAt',
    limit: most,
    depth: 0,
    overrideAccess: true,
  })
  const failed = (await Promise.all(docs.map((job) => failedOf(payload, job as Job)))).filter((one) => one !== null)
  if (failed.length === 0) return null
  const said = adminMoment(i18n)
  const configOf = (collection: CollectionSlug) => payload.collections[collection].config
  return (
    <section className="sporeprint-waiting" aria-labelledby="sporeprint-failed-schedules">
      <h2 id="sporeprint-failed-schedules">{inLanguage(texts.title, i18n.language)}</h2>
      <ul>
        {failed.map(({ collection, id, title, type, when, reason }) => (
          <li key={`${collection} ${id} ${type}`}>
            {getTranslation(configOf(collection).labels.singular, i18n)}:{' '}
            <Link href={`/admin/collections/${collection}/${id}`} prefetch={false}>
              {title}
            </Link>{' '}
            {inLanguage(texts[type], i18n.language)} ({said(when)}).{' '}
            {failureReason(reason, i18n.language, configOf(collection).flattenedFields)}
          </li>
        ))}
      </ul>
    </section>
  )
}
