import type { Config } from 'payload'
import { errorForLog } from '@/core/error-for-log'
import { isRecord } from '@/core/is-record'

type Logger = Extract<NonNullable<Config['logger']>, { options: unknown }>

const errorOf = (first: unknown): unknown =>
  typeof first === 'object' && first !== null && 'err' in first ? first.err : null

/** Calls rejected with 4xx are logged by the server in front, one line each (server/steps/log-lines.ts). */
const isRefusal = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const status: unknown = Reflect.get(error, 'status')
  // GraphQL wraps the error of a field in one of its own.
  return typeof status === 'number' ? status >= 400 && status < 500 : isRefusal(Reflect.get(error, 'originalError'))
}

/** A job without its input, which may be a mail with an address and a link that signs in. */
const jobForLog = (job: unknown): unknown =>
  isRecord(job)
    ? { id: job.id, taskSlug: job.taskSlug, totalTried: job.totalTried, waitUntil: job.waitUntil }
    : typeof job

/** Payload's logger: logs faults without the values of queries and the input of jobs, and no rejected calls (L6). */
export const logger: Logger = {
  options: {
    base: null,
    serializers: { err: errorForLog, job: jobForLog },
    hooks: {
      logMethod(args, method) {
        if (!isRefusal(errorOf(args[0]))) method.apply(this, args)
      },
    },
  },
}
