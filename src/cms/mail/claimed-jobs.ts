import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { lockName } from '../row-locks'
import { wrapped } from '../wrapped-database'

/**
 * A database in which each job is taken by one process. Payload reads which jobs wait and marks them in two steps, so
 * that two processes took the same ones, and where that made a statement fail it left its transaction open for good:
 * ten of them and the pool had no connection left. For PostgreSQL; a file of SQLite has one process.
 */
export const withClaimedJobs = <T extends BaseDatabaseAdapter>(adapter: DatabaseAdapterObj<T>): DatabaseAdapterObj<T> =>
  wrapped(adapter, (db) => {
    const update = db.updateJobs.bind(db)
    db.updateJobs = async (change) => {
      const transactionID = await change.req?.transactionID
      try {
        // Until the transaction ends, so that the next process reads what this one has marked.
        if (transactionID && change.data.processing === true)
          await lockName({ payload: db.payload, transactionID }, 'jobs')
        const jobs = await update(change)
        // In the place of a job that was deleted meanwhile there is nothing.
        return jobs && jobs.filter(Boolean)
      } catch (error) {
        if (transactionID) await db.rollbackTransaction(transactionID)
        throw error
      }
    }
  })
