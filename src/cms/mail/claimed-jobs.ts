import type { BaseDatabaseAdapter, DatabaseAdapterObj, Job, UpdateJobs } from 'payload'
import { documentKey } from '@/core/document-key'
import { ofProcess } from '@/core/shared/of-process'
import { plannedOf } from '../done-schedules'
import { lockName } from '../row-locks'
import { wrapped } from '../wrapped-database'

/** The jobs that this process is at. */
export const ownJobs = ofProcess('own-jobs', new Set<number>())

type Request = Parameters<UpdateJobs>[0]['req']

/** Of jobs that were just taken, those of entries of which another one is under way, or was cut off and not given back yet. */
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
 * A database in which each job is taken by one process, which knows its own. Payload reads which jobs wait and marks them in two steps, so
 * that two processes took the same ones, and where that made a statement fail it left its transaction open for good:
 * ten of them and the pool had no connection left. What was scheduled of an entry waits for what another process is still
 * at: done before it, what was to be taken away would appear after its end.
 */
export const withClaimedJobs = <T extends BaseDatabaseAdapter>(adapter: DatabaseAdapterObj<T>): DatabaseAdapterObj<T> =>
  wrapped(adapter, (db) => {
    const update = db.updateJobs.bind(db)
    db.updateJobs = async (change) => {
      const transactionID = await change.req?.transactionID
      // Whether or not that can be written: what is not kept for this process is tried again by whoever finds it.
      if (change.data.processing === false) ownJobs.delete(Number(change.id))
      try {
        // Until the transaction ends, so that the next process reads what this one has marked.
        if (transactionID && change.data.processing === true)
          await lockName({ payload: db.payload, transactionID }, 'jobs')
        // In the place of a job that was deleted meanwhile there is nothing.
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
