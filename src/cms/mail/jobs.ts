import type { Config, Payload } from 'payload'
import { lifecycle } from '@/core/shared/lifecycle'
import { admin } from '../access/atoms'
import { doneSchedules } from '../done-schedules'
import { isSqlite, readSql, runSql, sql, sqlValues, type Statement } from '../sql'
import { ownJobs } from './claimed-jobs'
import { mailQueue, mailTask } from './queue'

/** How often queues are polled: a visitor waits for the mail, which may take two jobs, and a page appears when due. */
const everyTwoSeconds = '*/2 * * * * *'

type Tasks = NonNullable<NonNullable<Config['jobs']>['tasks']>

/** The queue for which Payload creates the jobs of scheduled publishing. */
const scheduled = 'default'

/** The configuration of Payload's jobs: mails, background work of features, and scheduled publishing. */
export const jobsWith = (tasks: Tasks): NonNullable<Config['jobs']> => ({
  access: { run: admin, queue: admin, cancel: admin },
  tasks: [mailTask, ...tasks],
  autoRun: [mailQueue, scheduled].map((queue) => ({
    cron: everyTwoSeconds,
    queue,
    limit: 20,
    silent: { info: true },
  })),
  // In the order in which schedules are due, not in which they were made.
  processingOrder: { queues: { [scheduled]: 'waitUntil' } },
  // Stopping waits for running jobs and starts no others.
  shouldAutoRun: () => !lifecycle.stopping,
  deleteJobOnComplete: true,
})

/** How often a process renews its claim on its jobs, and takes over abandoned ones. */
export const sweepMilliseconds = 15_000

/**
 * A killed process leaves its jobs marked as running; without a renewed claim for this long, a job counts as abandoned.
 */
const abandonedAfter = 60_000

/** Renews this process's claim on its running jobs. */
export async function holdOwnJobs(payload: Payload, now = Date.now()): Promise<void> {
  if (ownJobs.size === 0) return
  const moment = new Date(now).toISOString()
  await runSql(
    { payload },
    sql`UPDATE payload_jobs SET updated_at = ${moment} WHERE processing = true AND id IN (${sqlValues([...ownJobs])})`,
  )
}

/**
 * Deletes abandoned jobs that were killed after publishing, but before they were marked as done: run again, they would
 * publish later edits, or publish again what was unpublished since.
 */
async function endDone(payload: Payload, abandoned: Statement): Promise<void> {
  const rows = await readSql(
    payload,
    sql`SELECT id FROM payload_jobs WHERE processing = true AND task_slug = 'schedulePublish'${abandoned}`,
  )
  const done =
    rows.length > 0
      ? await doneSchedules(
          payload,
          rows.map(({ id }) => Number(id)),
        )
      : []
  if (done.length === 0) return
  await runSql(
    { payload },
    sql`DELETE FROM payload_jobs WHERE processing = true AND id IN (${sqlValues(done)})${abandoned}`,
  )
}

/**
 * Gives abandoned jobs back to the queue, at the start and periodically. In one statement: of two processes that find a
 * job, the second must not release what the first has claimed again.
 * @param starts whether the server is starting, so that this process itself has no running job
 */
export async function releaseAbandonedJobs(payload: Payload, starts: boolean, now = Date.now()): Promise<void> {
  const [from, to] = [now - abandonedAfter, now + abandonedAfter].map((moment) => new Date(moment).toISOString())
  // After a clock was set back, timestamps may lie in the future: the claim of a running job never does.
  const silent = sql` AND (updated_at <= ${from} OR updated_at > ${to})`
  // Only this process uses a SQLite file; on a shared database another process may be running the job.
  const abandoned = starts && isSqlite(payload) ? sql`` : silent
  await endDone(payload, abandoned)
  await runSql({ payload }, sql`UPDATE payload_jobs SET processing = false WHERE processing = true${abandoned}`)
}
