import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '@/core/env'
import { networkOf } from '@/core/network'
import { priceOf } from '@/core/prices'
import { wayOf } from '@/core/ways-in'
import { accountOf } from './account'
import { methodOf } from './method-override'
import { errorResponse } from './request-guard'

type Rule = {
  readonly name: string
  readonly points: number
  readonly seconds: number
  readonly methods: RegExp
  readonly path: RegExp
  /** Costs as many points as the price of the call; under the other rules every call costs one. */
  readonly byCost?: true
  /** Counts by address even when signed in: a member must not try the passwords of other accounts by these calls. */
  readonly beforeSession?: true
  /**
   * Counts only writes: a point is given back after a 400, so that a visitor can correct the input. Guesses always
   * count.
   */
  readonly ofWritten?: true
}

/**
 * The rate limits (G6), the narrowest first; a call counts against every rule it matches. Payload matches paths in any
 * case.
 */
const rules: readonly Rule[] = [
  {
    name: 'login',
    points: 10,
    seconds: 60,
    methods: /POST/,
    path: /^\/api\/((users|page-forms)\/login|page-forms\/verify)/i,
    beforeSession: true,
  },
  {
    name: 'forgot',
    points: 3,
    seconds: 3600,
    methods: /POST/,
    path: /^\/api\/(users|page-forms)\/forgot-password/i,
    beforeSession: true,
  },
  {
    name: 'register',
    points: 5,
    seconds: 3600,
    methods: /POST/,
    path: /^\/api\/(users|page-forms)\/(register|first-register)/i,
    beforeSession: true,
    ofWritten: true,
  },
  {
    name: 'contributions',
    points: 10,
    seconds: 3600,
    methods: /POST/,
    path: /^\/api\/((comments|impressions|reviews)|page-forms\/(comment|impression|review))\/?$/i,
    ofWritten: true,
  },
  {
    name: 'forms',
    points: 5,
    seconds: 600,
    methods: /POST/,
    path: /^\/api\/(form-submissions|page-forms\/form-)/i,
    ofWritten: true,
  },
  {
    name: 'queries',
    points: 600,
    seconds: 60,
    methods: /POST/,
    path: /^\/api\/(filter|graphql|paginatedCollectionOverride|collectionOverride)/i,
  },
  // Every press of a button adds one unit.
  { name: 'cart', points: 120, seconds: 60, methods: /POST|PATCH|DELETE/, path: /^\/api\/cart(\/|$)/i },
  {
    name: 'writes',
    points: 60,
    seconds: 60,
    methods: /POST|PATCH|PUT|DELETE/,
    path: /^\/api\/(?!cart(?:\/|$)|filter|graphql|paginatedCollectionOverride|collectionOverride)/i,
  },
  { name: 'pictures', points: 120, seconds: 60, methods: /GET|HEAD/, path: /^\/og\// },
  {
    name: 'reads',
    points: 600,
    seconds: 60,
    methods: /GET|HEAD|OPTIONS/,
    path: /^\/api\/(?!media\/file|health)/i,
    byCost: true,
  },
]

const limiters = rules.map((rule) => ({
  rule,
  limiter: new RateLimiterMemory({ keyPrefix: rule.name, points: rule.points, duration: rule.seconds }),
}))

/** The caller's address, as the server (or the proxy it trusts) wrote it; see server/main.ts. */
export const callerAddress = (request: { headers: Headers }): string =>
  networkOf(request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown')

/** Decodes a path as Next's routes do, so that `/%6Cogin` counts as a login. */
function pathOf(request: Request): string {
  const { pathname } = new URL(request.url)
  try {
    return decodeURIComponent(pathname).replace(/\/{2,}/g, '/')
  } catch {
    return pathname
  }
}

/** Takes points from the budget of a rule, or returns 429 with `Retry-After`. */
async function spend({ limiter }: (typeof limiters)[number], owner: string, points: number): Promise<Response | null> {
  try {
    await limiter.consume(owner, points)
    return null
  } catch (rejected) {
    if (!(rejected instanceof RateLimiterRes)) throw rejected
    const seconds = Math.max(1, Math.ceil(rejected.msBeforeNext / 1000))
    return errorResponse('tooManyRequests', 'refusals.tooMany', { 'Retry-After': String(seconds) })
  }
}

type Owned = { readonly limited: (typeof limiters)[number]; readonly owner: string }

/** The rules that a call counts against, and the account or address that pays. A long query sent as POST is a read. */
async function budgetsOf(request: Request, path: string): Promise<Owned[]> {
  const method = methodOf(request)
  const account = await accountOf(request)
  const address = callerAddress(request)
  return limiters
    .filter(({ rule }) => rule.methods.test(method) && rule.path.test(path))
    .map((limited) => ({ limited, owner: account !== null && !limited.rule.beforeSession ? account : address }))
}

/**
 * Rejects a call over its limit with 429 and `Retry-After`. A signed-in caller has one budget per account, over all
 * sessions, so that members behind one address do not starve each other; other callers have one per address.
 */
export async function limitRate(request: Request): Promise<Response | null> {
  if (!env.rateLimits) return null
  const path = pathOf(request)
  const points = priceOf(wayOf(methodOf(request), path), new URL(request.url).searchParams)
  for (const { limited, owner } of await budgetsOf(request, path)) {
    const refused = await spend(limited, owner, limited.rule.byCost ? points : 1)
    if (refused) return refused
  }
  return null
}

/** Redirects that lead a visitor without scripts back to the rejected form. */
const ledBack = new WeakSet<Response>()

/** Marks a redirect as the equivalent of a 400, for `giveBackUnwritten`. */
export const asRefused = (response: Response): Response => {
  ledBack.add(response)
  return response
}

/**
 * Gives back the point of a call that was rejected for its input (400): nothing was written, so correcting it must not
 * wait an hour. Points of the other rules stay spent.
 */
export async function giveBackUnwritten(request: Request, response: Response): Promise<void> {
  if (!env.rateLimits || (response.status !== 400 && !ledBack.has(response))) return
  for (const { limited, owner } of await budgetsOf(request, pathOf(request)))
    if (limited.rule.ofWritten) await limited.limiter.reward(owner, 1)
}

/** Charges a read whose query is sent as its body, by that query. */
export async function limitLongQuery(request: Request): Promise<Response | null> {
  const query = new URLSearchParams(await request.clone().text())
  return limitCost(request, priceOf(wayOf('GET', pathOf(request)), query))
}

/** Charges the budget of reads for a call whose cost its body determines. */
export async function limitCost(request: Request, points: number): Promise<Response | null> {
  const reads = limiters.find(({ rule }) => rule.byCost)
  if (!env.rateLimits || !reads) return null
  return spend(reads, (await accountOf(request)) ?? callerAddress(request), points)
}
