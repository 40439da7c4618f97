import type { Config, Payload } from 'payload'
import { lifecycle } from '@/core/shared/lifecycle'
import { admin } from '../access/atoms'
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
  // A stop waits for what is under way, and begins nothing more.
  shouldAutoRun: () => !lifecycle.stopping,
  deleteJobOnComplete: true,
})

/** A job that a killed process was at stays marked as running. Older than this, no process is at it. */
const abandonedAfter = 10 * 60 * 1000

/**
 * Gives such jobs back to the queue; called when the server starts, and while it runs.
 * @param starts that this process is at none itself
 */
export async function releaseAbandonedJobs(payload: Payload, starts: boolean): Promise<void> {
  const single = starts && payload.db.name === 'sqlite'
  await payload.db.updateJobs({
    data: { processing: false },
    where: {
      and: [
        { processing: { equals: true } },
        // One process has the file; where several share a database another one may be at it.
        ...(single ? [] : [{ updatedAt: { less_than: new Date(Date.now() - abandonedAfter).toISOString() } }]),
      ],
    },
    limit: 1000,
  })
}
