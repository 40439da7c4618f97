import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { isRecord } from '@/core/is-record'
import { relatedId } from '@/core/relation'

type Job = { id: number; input?: unknown }
type Account = { id: number; roles: readonly string[] }

/**
 * Makes an account's schedules those of the site: Payload runs a schedule without a user with the site's own rights.
 */
async function takeOver(id: number, req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.db.find<Job>({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
      ],
    },
    pagination: false,
    req,
  })
  for (const job of docs) {
    if (!isRecord(job.input) || relatedId(job.input.user) !== id) continue
    await req.payload.db.updateJobs({
      id: job.id,
      data: { input: { ...job.input, user: null } },
      req,
      returning: false,
    })
  }
}

/** Keeps the schedules of an admin whose account is deleted: Payload would fail on the missing user. */
export const keepSchedules: CollectionAfterDeleteHook<Account> = ({ id, req }) => takeOver(Number(id), req)

/** Keeps the schedules of an admin who loses the role: Payload would run them with the member's rights. */
export const keepFormerAdminsSchedules: CollectionAfterChangeHook<Account> = async ({
  data,
  operation,
  previousDoc,
  req,
}) => {
  const wasAdmin = operation === 'update' && previousDoc.roles.includes('admin')
  if (wasAdmin && data.roles?.includes('admin') === false) await takeOver(previousDoc.id, req)
}
