import { limits } from '@/core/limits'
import { apiHeaders } from '../security/headers'

type Handle = (request: Request) => Promise<Response>

/** What server/main.ts needs to respond to a call itself: the route's own handler, and what Next would have added. */
type DirectCall = {
  readonly handle: Handle
  readonly headers: Readonly<Record<string, string>>
  /** Bytes of a body that the handler would read; more are not waited for. */
  readonly maxBody: number
}

const key = Symbol.for('sporeprint.direct-calls')

const shared = globalThis as unknown as Record<symbol, Map<string, DirectCall> | undefined>

const calls = (shared[key] ??= new Map())

/**
 * Offers a route to server/main.ts, which from its second call on calls the handler without Next between them
 * (docs/adr/0014-direct-calls.md). For calls that memory serves, where the way through takes longest.
 * @param name method and path, `POST /api/filter`
 */
export function direct(name: `${'GET' | 'POST'} /api/${string}`, handle: Handle): Handle {
  calls.set(name, { handle, headers: apiHeaders, maxBody: limits.body.bytes })
  return handle
}
