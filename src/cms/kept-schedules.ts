import type { CollectionAfterDeleteHook } from 'payload'
import { isRecord } from '@/core/is-record'
import { relatedId } from '@/core/relation'

type Job = { id: number; input?: unknown }

/**
 * What an admin scheduled is done after their account is deleted: Payload does it as the site itself where it names no
 * user, and fails on one that is gone.
 */
export const keepSchedules: CollectionAfterDeleteHook<{ id: number }> = async ({ id, req }) => {
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
    if (!isRecord(job.input) || relatedId(job.input.user) !== Number(id)) continue
    await req.payload.db.updateJobs({
      id: job.id,
      data: { input: { ...job.input, user: null } },
      req,
      returning: false,
    })
  }
}
