import type { Config } from 'payload'
import { isRecord } from '@/core/is-record'
import { plainFault } from '@/core/plain-fault'

type Logger = Extract<NonNullable<Config['logger']>, { options: unknown }>

const errorOf = (first: unknown): unknown =>
  typeof first === 'object' && first !== null && 'err' in first ? first.err : null

/** What a caller did wrong has one line of its own, written by the server in front (server/steps/log-lines.ts). */
const isRefusal = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const status: unknown = Reflect.get(error, 'status')
  // GraphQL puts what a field failed with into an error of its own.
  return typeof status === 'number' ? status >= 400 && status < 500 : isRefusal(Reflect.get(error, 'originalError'))
}

/** A job as the log may say it: which one. What it was to do may be a mail, with its address and the link that lets in. */
const plainJob = (job: unknown): unknown =>
  isRecord(job)
    ? { id: job.id, taskSlug: job.taskSlug, totalTried: job.totalTried, waitUntil: job.waitUntil }
    : typeof job

/** Payload's log: faults of ours without the values of their queries and the contents of jobs, and nothing of rejected calls (L6). */
export const logger: Logger = {
  options: {
    base: null,
    serializers: { err: plainFault, job: plainJob },
    hooks: {
      logMethod(args, method) {
        if (!isRefusal(errorOf(args[0]))) method.apply(this, args)
      },
    },
  },
}
