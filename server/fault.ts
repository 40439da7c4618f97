import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { plainFault } from '../src/cms/guards/plain-fault'
import { refusal, type Answer } from './answer'

/** The answer to a fault of ours, named by an id in its header and in the line of the log. */
export function fault(request: IncomingMessage, error: unknown): Answer {
  const id = randomUUID()
  // A visitor who went away is no fault.
  if (!request.socket.destroyed) console.error(`Request ${id} failed: ${request.method ?? ''}`, plainFault(error))
  return refusal(500, 'fault', { 'x-request-id': id })
}
