import type { BaseDatabaseAdapter, DatabaseAdapterObj, Job, UpdateJobs } from 'payload'
import { documentKey } from '@/core/document-key'
import { processSingleton } from '@/core/shared/process-singleton'
import { plannedOf } from '../done-schedules'
import { lockName } from '../row-locks'
import { wrapped } from '../wrapped-database'

/** The ids of the jobs that this process is running. */
export const ownJobs = processSingleton('own-jobs', new Set<number>())

type Request = Parameters<UpdateJobs>[0]['req']

/**
 * Of the jobs just claimed, those whose document has another scheduled job that is running, or interrupted and not
 * released.
 */
async function ofHeldEntries(db: BaseDatabaseAdapter, taken: readonly Job[], req: Request): Promise<number[]> {
  const entryOf = (job: Job): string | null => {
    const planned = job.taskSlug === 'schedulePublish' ? plannedOf(db.payload, job) : null
    return planned && documentKey(planned.collection, planned.id)
  }
  if (taken.every((job) => entryOf(job) === null)) return []
  const { docs } = await db.find<Job>({
    collection: 'payload-jobs',
    where: {
      and: [
        { processing: { equals: true } },
        { taskSlug: { equals: 'schedulePublish' } },
        { id: { not_in: taken.map(({ id }) => id) } },
      ],
    },
    pagination: false,
    ...(req ? { req } : {}),
  })
  const held = new Set(docs.map(entryOf))
  return taken.filter((job) => entryOf(job) !== null && held.has(entryOf(job))).map(({ id }) => id)
}

/**
 * Lets only one process claim a job. Payload selects and marks jobs in two steps, so two processes took the same ones,
 * and a failed statement left its transaction open until the pool was exhausted. A document's scheduled jobs wait for
 * each other: out of order, an unpublished document would be published again.
 */
export const withClaimedJobs = <T extends BaseDatabaseAdapter>(adapter: DatabaseAdapterObj<T>): DatabaseAdapterObj<T> =>
  wrapped(adapter, (db) => {
    const update = db.updateJobs.bind(db)
    db.updateJobs = async (change) => {
      const transactionID = await change.req?.transactionID
      // Even if the update fails, this process is done with the job: any process may retry it.
      if (change.data.processing === false) ownJobs.delete(Number(change.id))
      try {
        // Held until the transaction ends, so that the next process sees the jobs that this one has marked.
        if (transactionID && change.data.processing === true)
          await lockName({ payload: db.payload, transactionID }, 'jobs')
        // The adapter returns an empty entry for a job that was deleted meanwhile.
        const jobs = (await update(change))?.filter(Boolean) ?? null
        if (change.data.processing !== true || !jobs) return jobs
        const held = await ofHeldEntries(db, jobs, change.req)
        for (const id of held) await update({ id, data: { processing: false }, req: change.req, returning: false })
        const taken = jobs.filter(({ id }) => !held.includes(id))
        for (const { id } of taken) ownJobs.add(id)
        return taken
      } catch (error) {
        if (transactionID) await db.rollbackTransaction(transactionID)
        throw error
      }
    }
  })
