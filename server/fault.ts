import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { errorForLog } from '../src/core/error-for-log'
import { refusal, type Outgoing, type Incoming, type Step } from './exchange'

const isGone = ({ body }: Incoming): boolean => (body as Partial<IncomingMessage>).socket?.destroyed === true

/** The 500 for a fault, with an id that the log has too. */
function fault(request: Incoming, error: unknown): Outgoing {
  const id = randomUUID()
  console.error(`Request ${id} failed: ${request.method}`, errorForLog(error))
  return refusal(request, 500, 'fault', { 'x-request-id': id })
}

/** Turns an error of the inner steps into a response, so that it is counted and logged like any other. */
export const faults: Step = async (request, next) => {
  try {
    return await next(request)
  } catch (error) {
    // A visitor who went away is no fault.
    if (isGone(request)) throw error
    return fault(request, error)
  }
}
