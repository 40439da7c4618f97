import { Readable } from 'node:stream'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { beginningOf, leave, pathOf, refusal, type Incoming, type Outgoing, type Step } from '../exchange'
import { callerOf } from '../caller'
import { functionCall } from './function-call'

/** Lower case only, as Next matches routes. A POST to any other path would be taken for a server function of a page. */
const isApi = (path: string): boolean => /^\/api(\/|$)/.test(path)
const isAdmin = (path: string): boolean => /^\/admin(\/|$)/.test(path)
const reads = ['GET', 'HEAD']
/** Next's own limit for the body of a server function call. */
const maxBytes = 1024 * 1024

/** Returns the checked request of a server function call, or the error. */
async function checkedCall(request: Incoming, origin: string): Promise<Outgoing | Incoming> {
  const { headers } = request
  if (headers['sec-fetch-site'] === 'cross-site' || (headers.origin ?? origin) !== origin)
    return refusal(request, 403, 'otherSite')
  // Only signed-in callers may call a server function; the function itself checks the session.
  if (!/(^|;\s*)payload-token=/.test(headers.cookie ?? '')) return refusal(request, 401, 'signIn')
  const body = await beginningOf(request.body, maxBytes)
  if (body.length > maxBytes) return refusal(request, 413, 'tooLarge')
  const call = await functionCall({ type: headers['content-type'] ?? '', body })
  if (!call) return refusal(request, 400, 'malformedJson')
  const { 'transfer-encoding': _, ...kept } = headers
  const own = { ...kept, 'content-type': call.type, 'content-length': String(call.body.length) }
  return { ...request, headers: own, body: Readable.from([call.body]) }
}

/**
 * Drops the body of a redirect, and of a server function's 404, in the admin: Next renders a page into them that
 * contains the admin's whole configuration, which a member could read (L7).
 */
function withoutPage(request: Incoming, response: Outgoing): Outgoing {
  const isCall = 'next-action' in request.headers
  const isRedirect = response.status >= 300 && response.status < 400 && 'location' in response.headers
  if (!isRedirect && !(isCall && response.status === 404)) return response
  leave(response)
  if (!isRedirect) return refusal(request, 404, 'notFound')
  const left = ['content-length', 'content-encoding', 'transfer-encoding']
  const kept = Object.entries(response.headers).filter(([name]) => !left.includes(name))
  return { ...response, headers: { ...Object.fromEntries(kept), 'content-length': '0' }, body: null }
}

/** An editor who types makes one call per pause; one address may average ten a second. */
const callsAMinute = 600

/**
 * Allows writes only below `/api`, or to server functions of the admin's pages: Next would look for a server function
 * behind every page, and respond to a foreign or malformed call with a fault (M1).
 * @param origin of the site's own pages
 * @param limited whether calls of server functions are counted by address
 */
export function pagesAreRead(origin: string, limited: boolean): Step {
  const limiter = new RateLimiterMemory({ points: callsAMinute, duration: 60 })
  const isOverLimit = (address: string): Promise<boolean> =>
    limiter.consume(address).then(
      () => false,
      () => true,
    )
  return async (request, next) => {
    const path = pathOf(request.url)
    if (isApi(path)) return next(request)
    const isCall = 'next-action' in request.headers
    if (!isCall && reads.includes(request.method)) {
      const response = await next(request)
      return isAdmin(path) ? withoutPage(request, response) : response
    }
    if (!isAdmin(path) || !isCall || request.method !== 'POST')
      return refusal(request, 405, 'method', { allow: 'GET, HEAD' })
    if (limited && (await isOverLimit(callerOf(request))))
      return refusal(request, 429, 'tooMany', { 'retry-after': '60' })
    const checked = await checkedCall(request, origin)
    return 'status' in checked ? checked : withoutPage(request, await next(checked))
  }
}
