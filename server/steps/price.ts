import { pipeline, Transform } from 'node:stream'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { headerOf, pathOf, refusal, type Outgoing, type Incoming, type Step } from '../exchange'
import { isHelp } from '../../src/core/help-address'
import { callerOf } from '../caller'
import { waitPage } from '../error-page'

/**
 * What one address may spend in a minute: two hundred pages rendered for it alone, or some forty megabytes of
 * responses.
 */
const pointsAMinute = 600
const render = 3
const missing = 1
const made = 1
const bytesAPoint = 64 * 1024
/** A larger response costs by its size; pages are smaller. */
const freeBytes = 256 * 1024

const isDocument = ({ url }: Incoming): boolean => !/^\/(admin|api|_next)(\/|$)/.test(pathOf(url))

/** Pages of the admin cost too, since any visitor can request one, such as the sign-in page; a POST needs a session. */
const isOfAdmin = ({ method, url }: Incoming): boolean => method !== 'POST' && /^\/admin(\/|$)/.test(pathOf(url))

const bytesIn = ({ body, headers }: Outgoing): number =>
  Buffer.isBuffer(body) ? body.length : Number(headers['content-length'] ?? 0)

/** The points of a body's bytes; a stream is counted when it has ended. */
const weightOf = (bytes: number): number => (bytes > freeBytes ? Math.ceil(bytes / bytesAPoint) : 0)

/** The points of a response: a cached page is free, while a render, a 404 and a large body cost. */
export function pointsOf(request: Incoming, response: Outgoing): number {
  const weight = weightOf(bytesIn(response))
  if (isOfAdmin(request)) return render + weight
  if (!isDocument(request)) return weight
  if (response.status === 404) return missing + weight
  if (headerOf(response.headers, 'x-nextjs-cache') === 'HIT') return 0
  const isPage = /^text\/(html|x-component)/.test(headerOf(response.headers, 'content-type'))
  return (isPage ? render : made) + weight
}

/** The same response; charges for the bytes of a stream when it has ended. */
function weighed(response: Outgoing, charge: (points: number) => void): Outgoing {
  const { body, headers } = response
  if (body === null || Buffer.isBuffer(body) || headers['content-length'] !== undefined) return response
  let bytes = 0
  const passing = new Transform({
    transform: (chunk: Buffer, _, done) => {
      bytes += chunk.length
      done(null, chunk)
    },
  })
  pipeline(body, passing, () => charge(weightOf(bytes)))
  return { ...response, body: passing }
}

/** A page with a query string is rendered for this visitor alone. */
const isForOne = (request: Incoming): boolean =>
  isDocument(request) && request.url.includes('?') && !request.headers.rsc

/** Health checks, pictures and the poison help are served whatever was spent. */
const isForEverybody = ({ url }: Incoming): boolean => /^\/api\/(health|media\/file)/.test(url) || isHelp(pathOf(url))

const refused = (request: Incoming, seconds: number): Outgoing => {
  const headers = { 'retry-after': String(seconds) }
  if (!isDocument(request) || request.headers.rsc) return refusal(request, 429, 'tooMany', headers)
  return {
    status: 429,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body: Buffer.from(waitPage(request.url, seconds)),
  }
}

/**
 * Charges a client for what is rendered for it (M2): search and other pages, addresses that are not there, and heavy
 * responses. A client that has spent the minute's points gets a 429 before anything is rendered. Calls have limits
 * of their own besides (src/cms/guards/rate-limits.ts).
 * @param isOn whether anything is charged at all
 */
export function price(isOn: boolean): Step {
  const limiter = new RateLimiterMemory({ points: pointsAMinute, duration: 60 })
  const charge = (caller: string, points: number): void => {
    const charged = points >= 0 ? limiter.penalty(caller, points) : limiter.reward(caller, -points)
    charged.catch((error: unknown) => {
      console.error('A response could not be charged', error)
    })
  }
  return async (request, next) => {
    if (!isOn) return next(request)
    const caller = callerOf(request)
    // Charged before the response, since otherwise many concurrent requests would all be accepted.
    const paid = isForOne(request) ? render : 0
    const spent = paid > 0 ? await limiter.penalty(caller, paid) : await limiter.get(caller)
    if (spent && spent.consumedPoints - paid >= pointsAMinute && !isForEverybody(request))
      return refused(request, Math.max(1, Math.ceil(spent.msBeforeNext / 1000)))
    const response = await next(request)
    charge(caller, pointsOf(request, response) - paid)
    return weighed(response, (points) => {
      charge(caller, points)
    })
  }
}
