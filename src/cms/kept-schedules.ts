import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { isRecord } from '@/core/is-record'
import { relatedId } from '@/core/relation'

type Job = { id: number; input?: unknown }
type Account = { id: number; roles: readonly string[] }

/** What an account scheduled is done by the site itself, which Payload does where a schedule names no user. */
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

/** What an admin scheduled is done after their account is deleted: Payload fails on a user that is gone. */
export const keepSchedules: CollectionAfterDeleteHook<Account> = ({ id, req }) => takeOver(Number(id), req)

/** And after they are no admin any more: Payload would hold it to what they may do then. */
export const keepFormerAdminsSchedules: CollectionAfterChangeHook<Account> = async ({
  data,
  operation,
  previousDoc,
  req,
}) => {
  const wasAdmin = operation === 'update' && previousDoc.roles.includes('admin')
  if (wasAdmin && data.roles?.includes('admin') === false) await takeOver(previousDoc.id, req)
}
