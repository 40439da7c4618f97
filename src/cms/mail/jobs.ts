import type { Config, Payload } from 'payload'
import { lifecycle } from '@/core/shared/lifecycle'
import { admin } from '../access/atoms'
import { doneSchedules } from '../done-schedules'
import { isSqlite, readSql, runSql, sql, sqlValues, type Statement } from '../sql'
import { ownJobs } from './claimed-jobs'
import { mailQueue, mailTask } from './queue'

/**
 * Looked at this often, so that a mail leaves while its visitor still waits for it, which may take two jobs, and a page
 * appears when it is due.
 */
const everyTwoSeconds = '*/2 * * * * *'

type Tasks = NonNullable<NonNullable<Config['jobs']>['tasks']>

/** Where Payload puts what is published, or taken away, at a set moment. */
const scheduled = 'default'

/** Payload's jobs: mails, what features do after their response, and what editors have scheduled. */
export const jobsWith = (tasks: Tasks): NonNullable<Config['jobs']> => ({
  access: { run: admin, queue: admin, cancel: admin },
  tasks: [mailTask, ...tasks],
  autoRun: [mailQueue, scheduled].map((queue) => ({
    cron: everyTwoSeconds,
    queue,
    limit: 20,
    silent: { info: true },
  })),
  // In the order in which editors mean it, and not in that in which they said so.
  processingOrder: { queues: { [scheduled]: 'waitUntil' } },
  // A stop waits for what is under way, and begins nothing more.
  shouldAutoRun: () => !lifecycle.stopping,
  deleteJobOnComplete: true,
})

/** How often a process says that it is still at its jobs, and takes up those of others that are gone. */
export const sweepMilliseconds = 15_000

/** A job that a killed process was at stays marked as running. Where nobody says so for this long, nobody is at it. */
const abandonedAfter = 60_000

/** Says of the jobs that this process is at that they are not abandoned. */
export async function holdOwnJobs(payload: Payload, now = Date.now()): Promise<void> {
  if (ownJobs.size === 0) return
  const moment = new Date(now).toISOString()
  await runSql(
    { payload },
    sql`UPDATE payload_jobs SET updated_at = ${moment} WHERE processing = true AND id IN (${sqlValues([...ownJobs])})`,
  )
}

/**
 * Ends those of abandoned jobs that were cut off between what they publish and the word that they did: a second time would
 * publish what an editor has written since, or again what was taken away meanwhile.
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
 * Gives abandoned jobs back to the queue; called when the server starts, and while it runs. In one statement: of two
 * processes that find a job, the second must not give back what the first has taken up again.
 * @param starts that this process is at none itself
 */
export async function releaseAbandonedJobs(payload: Payload, starts: boolean, now = Date.now()): Promise<void> {
  const [from, to] = [now - abandonedAfter, now + abandonedAfter].map((moment) => new Date(moment).toISOString())
  // A clock that was set back leaves moments to come, which nobody says of what they are at.
  const silent = sql` AND (updated_at <= ${from} OR updated_at > ${to})`
  // One process has the file; where several share a database another one may be at it.
  const abandoned = starts && isSqlite(payload) ? sql`` : silent
  await endDone(payload, abandoned)
  await runSql({ payload }, sql`UPDATE payload_jobs SET processing = false WHERE processing = true${abandoned}`)
}
