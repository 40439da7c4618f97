import { randomUUID } from 'node:crypto'
import { errorEnvelope } from '@/core/errors'
import { isRecord } from '@/core/is-record'
import type { Locale } from '@/core/locales'
import { followChanges } from '../changes/stream'
import { publishedCount } from '../changes/log'
import { changedHeader } from '@/core/internal-headers'
import { wayOf } from '@/core/ways-in'
import { giveBackUnwritten, limitCost, limitLongQuery, limitRate } from './rate-limits'
import { respondWith } from './respond'
import { isAway, isBusy, requestIdHeader } from './error-map'
import { callerLocale, fault, refusalIn, type Refusal } from './refusals'
import { guardForm, type SentForm } from './form-guard'
import { errorForLog } from '@/core/error-for-log'
import { isLongQuery, methodOf } from './method-override'
import { errorResponse, guardCall, guardRequest } from './request-guard'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/** Sets `private, no-store`, since a response may depend on the caller; pictures set their own header. */
function privately(response: Response): Response {
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-store')
  response.headers.set('X-Content-Type-Options', 'nosniff')
  return response
}

const parse = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/** The message of an error body, wherever Payload, a plugin or GraphQL put it. */
function messageOf(body: Record<string, unknown>, fallback: string): string {
  const first: unknown = Array.isArray(body.errors) ? body.errors[0] : undefined
  const candidates = [body.message, isRecord(first) ? first.message : undefined, body.error]
  return candidates.find((candidate) => typeof candidate === 'string' && candidate !== '')?.toString() ?? fallback
}

/** One error of a response, with its message translated if it is one of ours. */
const translated = (error: unknown, locale: Locale): unknown =>
  isRecord(error) && typeof error.message === 'string' ? { ...error, message: refusalIn(error.message, locale) } : error

const [storing, reading] = ['refusals.storage', 'refusals.reading'] as const satisfies Refusal[]

/** Where the database is away, a read says that it could not read, instead of that nothing could be stored. */
const worded = (error: unknown, isRead: boolean): unknown =>
  isRead && isRecord(error) && error.message === storing ? { ...error, message: reading } : error

/** Seconds after which a caller may try again. */
const retryAfter = '30'

/** Adds fields to an error response, for callers that read more than the envelope. */
type Extra = (message: string, status: number, locale: Locale) => Record<string, unknown>

const nothing: Extra = () => ({})

/**
 * Gives every error the one envelope, since some of Payload's routes and plugins respond in shapes of their own.
 * Payload's 501, for a collection without routes, becomes a 404, and its text is dropped because it repeats the
 * address. Error messages are translated into the caller's locale here.
 */
async function inEnvelope(request: Request, response: Response, extra: Extra): Promise<Response> {
  if (response.status < 400) return response
  const status = response.status === 501 ? 404 : response.status
  const body = parse(await response.text())
  const locale = callerLocale(request)
  const isRead = methodOf(request) === 'GET' || methodOf(request) === 'HEAD'
  const given = (Array.isArray(body.errors) ? body.errors : []).map((error: unknown) => worded(error, isRead))
  const errors = given.length > 0 ? { errors: given.map((error) => translated(error, locale)) } : null
  const words = status === 404 && !errors ? 'refusals.notFound' : messageOf({ ...body, errors: given }, fault)
  const message = refusalIn(isRead && words === storing ? reading : words, locale)
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', retryAfter)
  // The error map sets `message: null` where the errors belong to fields, so that the admin's form marks these.
  const ofFields = body.message === null && errors ? { message: null } : null
  return Response.json(
    { ...extra(message, status, locale), ...body, ...errorEnvelope(message), ...errors, ...ofFields },
    { status, headers },
  )
}

/**
 * Gives a failed call (500) an id, in its response and in the log, unless the error map has already logged the fault.
 */
function identified(request: Request, response: Response, ...thrown: unknown[]): Response {
  if (response.status !== 500 || response.headers.has(requestIdHeader)) return response
  const id = randomUUID()
  const way = wayOf(request.method, decodeURIComponent(new URL(request.url).pathname))?.path ?? ''
  console.error(`Request ${id} failed: ${request.method} ${way}`, ...thrown.map((error) => errorForLog(error)))
  response.headers.set(requestIdHeader, id)
  return response
}

/**
 * After a call that changed something, updates every cache of this process before the response is sent, so that the
 * next request sees the change. A header tells the server in front.
 */
async function afterChanges(response: Response, before: number): Promise<Response> {
  if (publishedCount() === before) return response
  try {
    await followChanges()
  } catch (error) {
    // The change itself is committed; the poll a second later follows it.
    console.error('The changes could not be followed', error)
  }
  response.headers.set(changedHeader, '1')
  return response
}

const behindGuards =
  <Checked extends object, Context>(
    guard: (request: Request) => Promise<Checked | Response>,
    handler: (checked: Checked, context: Context) => Promise<Response>,
    extra: Extra,
  ): Handler<Context> =>
  async (request, context) => {
    try {
      const limited = await limitRate(request)
      if (limited) return await inEnvelope(request, limited, extra)
      const checked = await guard(request)
      const before = publishedCount()
      const answer = checked instanceof Response ? checked : await handler(checked, context)
      await giveBackUnwritten(request, answer)
      const response = await inEnvelope(request, answer, extra)
      if (checked instanceof Response) return response
      return identified(request, privately(await afterChanges(response, before)))
    } catch (error) {
      const isLacking = isAway(error) || isBusy(error)
      const response = isLacking ? errorResponse('unavailable', 'refusals.storage') : errorResponse('internal', fault)
      return identified(request, await inEnvelope(request, response, extra), error)
    }
  }

/** Checks a request for Payload's routes and charges for a query that is sent as a body because it is long. */
async function guardPriced(request: Request): Promise<Request | Response> {
  const checked = await guardRequest(request)
  if (checked instanceof Response || !isLongQuery(checked)) return checked
  return (await limitLongQuery(checked)) ?? checked
}

/** A route behind the rate limits and the request guard (G1, G6). */
export const guarded = <Context>(handler: Handler<Context>, extra: Extra = nothing): Handler<Context> =>
  behindGuards(guardPriced, handler, extra)

/** The caller's locale, computed only when it is needed. */
export type Caller = () => Locale

export const callerOf =
  (request: Request): Caller =>
  () =>
    callerLocale(request)

/**
 * A guarded route of our own: `operation` gets the parsed JSON body, and its result is the response. `priceOfBody` says
 * what the call costs in the budget of reads.
 */
export const guardedCall = (
  operation: (body: object, caller: Caller, request: Request) => Promise<unknown>,
  extra: Extra = nothing,
  priceOfBody?: (body: object) => number,
): ((request: Request) => Promise<Response>) => {
  const call = behindGuards<{ body: object }, Request>(
    async (request) => {
      const checked = await guardCall(request)
      if (checked instanceof Response || !priceOfBody) return checked
      return (await limitCost(request, priceOfBody(checked.body))) ?? checked
    },
    ({ body }, request) => respondWith(() => operation(body, callerOf(request), request)),
    extra,
  )
  return (request) => call(request, request)
}

/** A guarded route for a page's form as browsers send it, with a body of at most `bytes`. */
export const guardedForm = (
  bytes: number,
  operation: (sent: SentForm, request: Request) => Promise<Response>,
  extra: Extra = nothing,
): ((request: Request) => Promise<Response>) => {
  const call = behindGuards<SentForm, Request>(
    (request) => guardForm(request, bytes),
    (sent, request) => operation(sent, request),
    extra,
  )
  return (request) => call(request, request)
}

/** Responds to HEAD with the status and headers of GET, since Payload has no routes for HEAD. */
export const headOf =
  <Context>(get: Handler<Context>): Handler<Context> =>
  async (request, context) => {
    const { body, status, headers } = await get(new Request(request.url, { headers: request.headers }), context)
    await body?.cancel()
    return new Response(null, { status, headers })
  }

/** Responds 405, in the envelope and with `Allow`, to the methods that a route of our own does not have. */
export const allowing = (allowed: 'GET' | 'POST' | 'GET, POST' | 'PATCH, DELETE'): Handler<unknown> =>
  guarded(() => Promise.resolve(errorResponse('methodNotAllowed', 'refusals.method', { Allow: allowed })))
