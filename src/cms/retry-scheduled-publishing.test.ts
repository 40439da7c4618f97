import type { SanitizedConfig } from 'payload'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryScheduledPublishing } from './retry-scheduled-publishing'

type Handler = (args: unknown) => Promise<unknown>

/** The arguments of a post's job, after whose start `publishedSince` versions were published. */
const jobOf = (publishedSince: number) => ({
  input: { type: 'publish', doc: { relationTo: 'posts', value: '4' } },
  job: { createdAt: '2026-11-29T21:00:00.000Z' },
  req: {
    payload: {
      collections: { posts: {} },
      db: { countVersions: () => Promise.resolve({ totalDocs: publishedSince }) },
    },
  },
})

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Payload's task after `retryScheduledPublishing`; its first calls fail with `failures`. */
function scheduled(...failures: readonly Error[]): { handler: Handler; calls: () => number } {
  let calls = 0
  const task = {
    slug: 'schedulePublish',
    handler: () => {
      const failure = failures[calls++]
      return failure ? Promise.reject(failure) : Promise.resolve({ output: {} })
    },
  }
  retryScheduledPublishing({ jobs: { tasks: [task] } } as unknown as SanitizedConfig)
  return { handler: task.handler, calls: () => calls }
}

const restarting = Object.assign(new Error('terminating connection'), { code: '57P01' })
const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

test('NAV-17 scheduled publishing is retried while the database restarts', async () => {
  const { handler, calls } = scheduled(restarting, refused, refused)
  const done = handler(jobOf(0))
  await vi.advanceTimersByTimeAsync(21_000)
  await expect(done).resolves.toEqual({ output: {} })
  expect(calls()).toBe(4)
})

test('after four tries without a database the job fails', async () => {
  const { handler, calls } = scheduled(refused, refused, refused, refused)
  const done = expect(handler(jobOf(0))).rejects.toBe(refused)
  await vi.advanceTimersByTimeAsync(60_000)
  await done
  expect(calls()).toBe(4)
})

test('a validation error fails the job at once', async () => {
  const invalid = new Error('The following field is invalid: Slug')
  const { handler, calls } = scheduled(invalid)
  await expect(handler(jobOf(0))).rejects.toBe(invalid)
  expect(calls()).toBe(1)
})

test('R-11 a try that lost its connection is not repeated if its version was published', async () => {
  const { handler, calls } = scheduled(restarting)
  const done = handler(jobOf(1))
  await vi.advanceTimersByTimeAsync(1000)
  await expect(done).resolves.toEqual({ output: {} })
  expect(calls()).toBe(1)
})
