import type { Config } from 'payload'
import { plainFault } from '@/core/plain-fault'

type Logger = Extract<NonNullable<Config['logger']>, { options: unknown }>

const errorOf = (first: unknown): unknown =>
  typeof first === 'object' && first !== null && 'err' in first ? first.err : null

/** What a caller did wrong has one line of its own, written by the server in front (server/steps/log-lines.ts). */
const isRefusal = (error: unknown): boolean => {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'status') : null
  return typeof status === 'number' && status >= 400 && status < 500
}

/** Payload's log: faults of ours without the values of their queries, and nothing of rejected calls (L6). */
export const logger: Logger = {
  options: {
    base: null,
    serializers: { err: plainFault },
    hooks: {
      logMethod(args, method) {
        if (!isRefusal(errorOf(args[0]))) method.apply(this, args)
      },
    },
  },
}
