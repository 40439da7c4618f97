import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '@/core/env'
import { errorResponse, sessionOf } from './request-guard'

type Rule = {
  readonly name: string
  readonly points: number
  readonly seconds: number
  readonly methods: RegExp
  readonly path: RegExp
  /** Nobody has a session yet: what a caller sends as one must not buy a budget of its own. */
  readonly beforeSession?: true
}

/** security.md G6, the narrowest first; a call counts against every rule it matches. Payload matches in any case. */
const rules: readonly Rule[] = [
  { name: 'login', points: 10, seconds: 60, methods: /POST/, path: /^\/api\/users\/login/i, beforeSession: true },
  {
    name: 'forgot',
    points: 3,
    seconds: 3600,
    methods: /POST/,
    path: /^\/api\/users\/forgot-password/i,
    beforeSession: true,
  },
  {
    name: 'register',
    points: 5,
    seconds: 3600,
    methods: /POST/,
    path: /^\/api\/users\/(register|first-register)/i,
    beforeSession: true,
  },
  {
    name: 'contributions',
    points: 10,
    seconds: 3600,
    methods: /POST/,
    path: /^\/api\/(comments|impressions|reviews)\/?$/i,
  },
  { name: 'forms', points: 5, seconds: 600, methods: /POST/, path: /^\/api\/form-submissions/i },
  {
    name: 'queries',
    points: 600,
    seconds: 60,
    methods: /POST/,
    path: /^\/api\/(filter|graphql|paginatedCollectionOverride|collectionOverride)/i,
  },
  {
    name: 'writes',
    points: 60,
    seconds: 60,
    methods: /POST|PATCH|PUT|DELETE/,
    path: /^\/api\/(?!filter|graphql|paginatedCollectionOverride|collectionOverride)/i,
  },
  { name: 'reads', points: 600, seconds: 60, methods: /GET|HEAD/, path: /^\/api\/(?!media\/file|health)/i },
]

/** How many budgets one address may use up: a session is not checked here, and could be made up for every call. */
const crowd = 10

const limiters = rules.map((rule) => ({
  rule,
  own: new RateLimiterMemory({ keyPrefix: rule.name, points: rule.points, duration: rule.seconds }),
  shared: new RateLimiterMemory({ keyPrefix: rule.name, points: rule.points * crowd, duration: rule.seconds }),
}))

/** Groups of an IPv6 address before the half that its owner chooses freely. */
const network = 4

/** What one caller can be told apart by: an IPv4 address, and of an IPv6 address the network it lies in. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = [], tail = []] = address.split('::', 2).map((side) => side.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  const groups = [...head, ...zeros, ...tail].slice(0, network)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':')}::/64`
}

/** The caller's address, as the server (or the proxy it trusts) wrote it; see server.mjs. */
export const callerAddress = (request: Request): string =>
  networkOf(request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown')

/**
 * Refuses a call that is over its limit with 429 and `Retry-After`. The budget belongs to the session cookie
 * or bearer token where there is one, so that members behind one address do not starve each other; together
 * they have ten budgets.
 */
export async function limitRate(request: Request): Promise<Response | null> {
  if (!env.rateLimits) return null
  const { pathname } = new URL(request.url)
  const session = sessionOf(request)
  const address = callerAddress(request)
  for (const { rule, own, shared } of limiters) {
    if (!rule.methods.test(request.method) || !rule.path.test(pathname)) continue
    try {
      if (session && !rule.beforeSession) {
        await shared.consume(address)
        await own.consume(`session:${session.slice(-43)}`)
      } else {
        await own.consume(address)
      }
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected
      const seconds = Math.max(1, Math.ceil(rejected.msBeforeNext / 1000))
      return errorResponse('tooManyRequests', 'Too many requests. Please wait a moment.', {
        'Retry-After': String(seconds),
      })
    }
  }
  return null
}
