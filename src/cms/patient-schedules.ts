import type { SanitizedConfig, TaskHandler } from 'payload'
import { documentKey } from '@/core/document-key'
import { keyedLock } from '@/core/keyed-lock'
import { isPublishedSince, plannedOf } from './done-schedules'
import { isAway, isBusy } from './guards/error-map'

/** Between the tries, in milliseconds: a database that restarts is back before the last one. */
const waits = [1000, 5000, 15_000]

const patient =
  (handler: TaskHandler<'schedulePublish'>): TaskHandler<'schedulePublish'> =>
  async (args) => {
    const { input, job, req } = args
    const since = new Date().toISOString()
    const tryAgain: typeof handler = async () => {
      // Of a connection that was cut at its very end nobody knows what is kept.
      const planned = plannedOf(req.payload, { input, createdAt: job.createdAt })
      return planned && (await isPublishedSince(req.payload, planned, since)) ? { output: {} } : handler(args)
    }
    let attempt = handler
    for (const wait of waits) {
      try {
        return await attempt(args)
      } catch (error) {
        // What is wrong with the entry is so a second later too, and is told to admins at once.
        if (!isAway(error) && !isBusy(error)) throw error
        await new Promise((resolve) => setTimeout(resolve, wait))
        attempt = tryAgain
      }
    }
    return attempt(args)
  }

const turns = keyedLock<string>()

/**
 * What is due of one entry in the order in which Payload begins it, which does so at once: after a site was down, what was
 * to be published and taken away again meanwhile would come to an end in either state.
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
 * What is scheduled is tried again where the database alone was what failed: Payload tries it once, and an entry would
 * never appear because of a second at night. Payload adds the task to the finished config.
 */
export function patientSchedules(config: SanitizedConfig): SanitizedConfig {
  for (const task of config.jobs.tasks ?? []) {
    if (task.slug === 'schedulePublish' && typeof task.handler === 'function')
      task.handler = inTurn(patient(task.handler))
  }
  return config
}
