import type { SanitizedConfig, TaskHandler } from 'payload'
import { documentKey } from '@/core/document-key'
import { keyedLock } from '@/core/keyed-lock'
import { isPublishedSince, plannedOf } from './done-schedules'
import { isAway, isBusy } from './guards/error-map'

/** Milliseconds between attempts: a database that restarts is back before the last one. */
const waits = [1000, 5000, 15_000]

const patient =
  (handler: TaskHandler<'schedulePublish'>): TaskHandler<'schedulePublish'> =>
  async (args) => {
    const { input, job, req } = args
    const since = new Date().toISOString()
    const tryAgain: typeof handler = async () => {
      // Where the connection was cut during COMMIT, the first attempt may have succeeded.
      const planned = plannedOf(req.payload, { input, createdAt: job.createdAt })
      return planned && (await isPublishedSince(req.payload, planned, since)) ? { output: {} } : handler(args)
    }
    let attempt = handler
    for (const wait of waits) {
      try {
        return await attempt(args)
      } catch (error) {
        // An invalid document fails again, so its error is reported to admins at once.
        if (!isAway(error) && !isBusy(error)) throw error
        await new Promise((resolve) => setTimeout(resolve, wait))
        attempt = tryAgain
      }
    }
    return attempt(args)
  }

const turns = keyedLock<string>()

/**
 * Runs the due jobs of one document one after another. Payload starts them all at once: after downtime, a publication
 * and a later unpublication would race, and the document could end in either state.
 */
const inTurn =
  (handler: TaskHandler<'schedulePublish'>): TaskHandler<'schedulePublish'> =>
  async (args) => {
    const planned = plannedOf(args.req.payload, { input: args.input, createdAt: args.job.createdAt })
    const end = await turns.take(planned ? documentKey(planned.collection, planned.id) : '')
    try {
      return await handler(args)
    } finally {
      end()
    }
  }

/**
 * Retries scheduled publishing where only the database failed: Payload tries once, so one bad second would leave a
 * document unpublished for good. Works on the finished config, to which Payload has added the task.
 */
export function retryScheduledPublishing(config: SanitizedConfig): SanitizedConfig {
  for (const task of config.jobs.tasks ?? []) {
    if (task.slug === 'schedulePublish' && typeof task.handler === 'function')
      task.handler = inTurn(patient(task.handler))
  }
  return config
}
