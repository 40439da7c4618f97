import { Readable } from 'node:stream'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { beginningOf, pathOf, refusal, type Outgoing, type Incoming, type Step } from '../exchange'
import { callerOf } from '../caller'

/** As Next finds a route: in small letters. Anything else that is written to would be taken for a page's function. */
const isApi = (path: string): boolean => /^\/api(\/|$)/.test(path)
const isAdmin = (path: string): boolean => /^\/admin(\/|$)/.test(path)
const reads = ['GET', 'HEAD', 'OPTIONS']
/** As Next bounds what a server function is called with. */
const maxBytes = 1024 * 1024

/**
 * React's marks of what stands in another part of a form, and of a number that is none. A text has no other parts, and
 * Next responds to a mark without its part with a fault; a text that begins so is sent with one dollar more.
 */
const missingPart = /^\$(?:[1-9a-f@FhQWiKBAoOUSsLlGgMmVRrXx]|n(?!-?\d+$))/

const isWhole = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string' && missingPart.test(value)) throw new SyntaxError('A part is missing')
  return value
}

/** True for what React sends of arguments that JSON can say: a list whose first entry names the function. */
function namesFunction(text: string): boolean {
  try {
    const [call] = JSON.parse(text, isWhole) as unknown[]
    return typeof call === 'object' && call !== null && 'name' in call && typeof call.name === 'string'
  } catch {
    return false
  }
}

/** Why a call of a server function goes no further, or the request with its body. */
async function checkedCall(request: Incoming, origin: string): Promise<Outgoing | Incoming> {
  const { headers } = request
  if (headers['sec-fetch-site'] === 'cross-site' || (headers.origin ?? origin) !== origin)
    return refusal(403, 'otherSite')
  // Only signed-in callers have a use for one; the function itself checks whose session it is.
  if (!/(^|;\s*)payload-token=/.test(headers.cookie ?? '')) return refusal(401, 'signIn')
  const body = await beginningOf(request.body, maxBytes)
  if (body.length > maxBytes) return refusal(413, 'tooLarge')
  const type = headers['content-type'] ?? ''
  // React writes plain arguments as text, and as a form only what JSON cannot say.
  if (!type.startsWith('multipart/form-data') && !namesFunction(body.toString())) return refusal(400, 'malformedJson')
  return { ...request, body: Readable.from([body]) }
}

/** An editor who types makes one call for each pause; one address makes no more than ten a second for long. */
const callsAMinute = 600

/**
 * Pages are read. What writes is a call below `/api`, or a server function of the admin's own pages: Next would look
 * for one behind every page, and respond to a foreign or broken call of it with a fault (M1).
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
    if (!isCall && reads.includes(request.method)) return next(request)
    if (!isAdmin(path) || !isCall || request.method !== 'POST') return refusal(405, 'method', { allow: 'GET, HEAD' })
    if (limited && (await isOverLimit(callerOf(request)))) return refusal(429, 'tooMany', { 'retry-after': '60' })
    const checked = await checkedCall(request, origin)
    return 'status' in checked ? checked : next(checked)
  }
}
