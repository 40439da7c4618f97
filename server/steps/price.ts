import { RateLimiterMemory } from 'rate-limiter-flexible'
import { headerOf, pathOf, refusal, type Answer, type Incoming, type Step } from '../answer'
import { callerOf } from '../caller'
import { errorPage } from '../error-page'

/** What one address may spend in a minute: two hundred pages rendered for it alone, or some forty megabytes of answers. */
const pointsAMinute = 600
const render = 3
const missing = 1
const bytesAPoint = 64 * 1024
/** What is heavier than this costs by its weight; a page is lighter. */
const freeBytes = 256 * 1024

const isDocument = ({ url }: Incoming): boolean => !/^\/(admin|api|_next)(\/|$)/.test(pathOf(url))

const bytesIn = ({ body, headers }: Answer): number =>
  Buffer.isBuffer(body) ? body.length : Number(headers['content-length'] ?? 0)

/** Points of an answer: a page from memory is free, one rendered again and one that is not there cost, and so does weight. */
export function pointsOf(request: Incoming, answer: Answer): number {
  const weight = bytesIn(answer) > freeBytes ? Math.ceil(bytesIn(answer) / bytesAPoint) : 0
  const type = headerOf(answer.headers, 'content-type')
  if (!isDocument(request) || !/^text\/(html|x-component)/.test(type)) return weight
  if (answer.status === 404) return missing
  return headerOf(answer.headers, 'x-nextjs-cache') === 'HIT' ? 0 : render + weight
}

const refused = (request: Incoming, seconds: number): Answer => {
  const headers = { 'retry-after': String(seconds) }
  if (!isDocument(request) || request.headers.rsc) return refusal(429, 'tooMany', headers)
  return {
    status: 429,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body: Buffer.from(errorPage(request.url)),
  }
}

/**
 * Charges an address for what is made anew for it (M2): search and other pages that are rendered, addresses that are not
 * there, and heavy answers. Who has spent the minute's points is refused before anything is rendered. Calls have limits
 * of their own besides (src/cms/guards/rate-limits.ts).
 * @param isOn whether anything is charged at all
 */
export function price(isOn: boolean): Step {
  const limiter = new RateLimiterMemory({ points: pointsAMinute, duration: 60 })
  return async (request, next) => {
    if (!isOn) return next(request)
    const caller = callerOf(request)
    const spent = await limiter.get(caller)
    if (spent && spent.remainingPoints <= 0 && !/^\/api\/(health|media\/file)/.test(request.url))
      return refused(request, Math.max(1, Math.ceil(spent.msBeforeNext / 1000)))
    const answer = await next(request)
    const points = pointsOf(request, answer)
    if (points > 0) await limiter.penalty(caller, points)
    return answer
  }
}
