import type { Config } from 'payload'
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
