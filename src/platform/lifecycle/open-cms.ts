import 'server-only'
import type { Payload } from 'payload'
import { holdOwnJobs, releaseAbandonedJobs, sweepMilliseconds } from '@/cms/mail/jobs'
import { openCmsWithQueues } from '@/cms/public-find'
import { isSqlite, readSql, sql } from '@/cms/sql'
import { env } from '@/core/env'
import { lifecycle } from '@/core/shared/lifecycle'

/** Takes over abandoned jobs of other processes periodically. */
function sweep(cms: Payload): void {
  setInterval(() => {
    holdOwnJobs(cms)
      .then(() => releaseAbandonedJobs(cms, false))
      .catch((error: unknown) => console.error('Abandoned jobs could not be taken up', error))
  }, sweepMilliseconds).unref()
}

/**
 * Connects, and registers what a shutdown does: wait for jobs, checkpoint SQLite's WAL into its file, close the pool.
 */
export async function openCms(): Promise<Payload | null> {
  if (env.building) return null
  const cms = await openCmsWithQueues()
  await releaseAbandonedJobs(cms, true)
  sweep(cms)
  lifecycle.jobsDone = async () => {
    while (cms.crons.some((cron) => cron.isBusy())) await new Promise((resolve) => setTimeout(resolve, 50))
  }
  lifecycle.close = async () => {
    if (isSqlite(cms)) await readSql(cms, sql`PRAGMA wal_checkpoint(TRUNCATE)`).catch(() => undefined)
    await cms.destroy()
  }
  return cms
}
