import { processSingleton } from './process-singleton'

/** What the server in front needs to respond to a call itself: the route's own handler, and what Next would have added. */
type DirectCall = {
  readonly handle: (request: Request) => Promise<Response>
  readonly headers: Readonly<Record<string, string>>
  /** Bytes of a body that the handler would read; more are not waited for. */
  readonly maxBody: number
}

/** The routes that the bundle offers (src/platform/lifecycle/direct-calls.ts), by method and path. */
export const offeredCalls = processSingleton('direct-calls', new Map<string, DirectCall>())
