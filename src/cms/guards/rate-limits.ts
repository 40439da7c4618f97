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
  /** A call takes as many points as it costs; of the others each is one. */
  readonly byCost?: true
  /** Callers who have no account yet, or do not say which: a member must not try the accounts of others by these. */
  readonly beforeSession?: true
  /** Counts what is written: whoever is told what is wrong with it may mend it. Guesses count, right or wrong. */
  readonly ofWritten?: true
}

/** G6, the narrowest first; a call counts against every rule it matches. Payload matches in any case. */
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
  // Pieces are added by single presses.
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

/** A path as the routes read it: Next decodes what stands between slashes, so `/%6Cogin` is a login. */
function pathOf(request: Request): string {
  const { pathname } = new URL(request.url)
  try {
    return decodeURIComponent(pathname).replace(/\/{2,}/g, '/')
  } catch {
    return pathname
  }
}

/** Takes points of the budget of a rule, or says when to come back. */
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

/** The budgets that a call counts against, the narrowest first, and whose they are. A reading is one by whatever method. */
async function budgetsOf(request: Request, path: string): Promise<Owned[]> {
  const method = methodOf(request)
  const account = await accountOf(request)
  const address = callerAddress(request)
  return limiters
    .filter(({ rule }) => rule.methods.test(method) && rule.path.test(path))
    .map((limited) => ({ limited, owner: account !== null && !limited.rule.beforeSession ? account : address }))
}

/**
 * Rejects a call that is over its limit with 429 and `Retry-After`. The budget belongs to the account of the one who is
 * signed in, by however many sessions, so that members behind one address do not starve each other; else to the
 * address.
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

/** Responses that lead a visitor without scripts back to the form that was refused. */
const ledBack = new WeakSet<Response>()

/** Marks a response that says by where it leads what a 400 says by its number. */
export const asRefused = (response: Response): Response => {
  ledBack.add(response)
  return response
}

/**
 * Gives back the point of a call that was refused for what it said: nothing was written, and whoever mends it has not
 * been told to wait an hour. What it cost besides stays spent.
 */
export async function giveBackUnwritten(request: Request, response: Response): Promise<void> {
  if (!env.rateLimits || (response.status !== 400 && !ledBack.has(response))) return
  for (const { limited, owner } of await budgetsOf(request, pathOf(request)))
    if (limited.rule.ofWritten) await limited.limiter.reward(owner, 1)
}

/** Takes what a reading costs whose query is its body, by that query. */
export async function limitLongQuery(request: Request): Promise<Response | null> {
  const query = new URLSearchParams(await request.clone().text())
  return limitCost(request, priceOf(wayOf('GET', pathOf(request)), query))
}

/** Takes what a call costs whose body says it, out of the budget of reads. */
export async function limitCost(request: Request, points: number): Promise<Response | null> {
  const reads = limiters.find(({ rule }) => rule.byCost)
  if (!env.rateLimits || !reads) return null
  return spend(reads, (await accountOf(request)) ?? callerAddress(request), points)
}
