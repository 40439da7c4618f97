import { limits } from '@/core/limits'
import { offeredCalls } from '@/core/shared/direct-calls'
import { apiHeaders } from '../security/headers'

type Handle = (request: Request) => Promise<Response>

/**
 * Offers a route to server/main.ts, which from the second call on calls the handler without Next
 * (docs/adr/0014-direct-calls.md). For calls served from memory, where Next's overhead is largest.
 * @param name method and path, `POST /api/filter`
 */
export function direct(name: `${'GET' | 'POST'} /api/${string}`, handle: Handle): Handle {
  offeredCalls.set(name, { handle, headers: apiHeaders, maxBody: limits.body.bytes })
  return handle
}
