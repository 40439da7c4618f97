import type { SanitizedConfig, TaskHandler } from 'payload'
import { isAway, isBusy } from './guards/error-map'

/** Between the tries, in milliseconds: a database that restarts is back before the last one. */
const waits = [1000, 5000, 15_000]

const patient =
  (handler: TaskHandler<'schedulePublish'>): TaskHandler<'schedulePublish'> =>
  async (args) => {
    for (const wait of waits) {
      try {
        return await handler(args)
      } catch (error) {
        // What is wrong with the entry is so a second later too, and is told to admins at once.
        if (!isAway(error) && !isBusy(error)) throw error
        await new Promise((resolve) => setTimeout(resolve, wait))
      }
    }
    return handler(args)
  }

/**
 * What is scheduled is tried again where the database alone was what failed: Payload tries it once, and an entry would
 * never appear because of a second at night. Payload adds the task to the finished config.
 */
export function patientSchedules(config: SanitizedConfig): SanitizedConfig {
  for (const task of config.jobs.tasks ?? []) {
    if (task.slug === 'schedulePublish' && typeof task.handler === 'function') task.handler = patient(task.handler)
  }
  return config
}
