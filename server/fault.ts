import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { plainFault } from '../src/core/plain-fault'
import { refusal, type Outgoing, type Incoming, type Step } from './exchange'

const isGone = ({ body }: Incoming): boolean => (body as Partial<IncomingMessage>).socket?.destroyed === true

/** The response to a fault of ours, named by an id in its header and in the line of the log. */
function fault(request: Incoming, error: unknown): Outgoing {
  const id = randomUUID()
  console.error(`Request ${id} failed: ${request.method}`, plainFault(error))
  return refusal(request, 500, 'fault', { 'x-request-id': id })
}

/** Responds for what failed further in, so that it is counted and logged as any other response. */
export const faults: Step = async (request, next) => {
  try {
    return await next(request)
  } catch (error) {
    // A visitor who went away is no fault.
    if (isGone(request)) throw error
    return fault(request, error)
  }
}
