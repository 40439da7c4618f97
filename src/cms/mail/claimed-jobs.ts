import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { ofProcess } from '@/core/shared/of-process'
import { lockName } from '../row-locks'
import { wrapped } from '../wrapped-database'

/** The jobs that this process is at. */
export const ownJobs = ofProcess('own-jobs', new Set<number>())

/**
 * A database in which each job is taken by one process, which knows its own. Payload reads which jobs wait and marks them in two steps, so
 * that two processes took the same ones, and where that made a statement fail it left its transaction open for good:
 * ten of them and the pool had no connection left.
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
        const jobs = await update(change)
        if (change.data.processing === true) for (const job of jobs?.filter(Boolean) ?? []) ownJobs.add(job.id)
        // In the place of a job that was deleted meanwhile there is nothing.
        return jobs && jobs.filter(Boolean)
      } catch (error) {
        if (transactionID) await db.rollbackTransaction(transactionID)
        throw error
      }
    }
  })
