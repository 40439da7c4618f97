import { env } from '@/core/env'
import { AppError, errorEnvelope, type ErrorCode } from '@/core/errors'
import { withoutControls } from '@/core/forbidden-characters'
import { limits } from '@/core/limits'
import { numberInList } from '@/core/prices'
import { isRepeated } from '@/core/query'
import { allowedAt, idPattern, wayOf, waysTo } from '@/core/ways-in'
import { accountOf } from './account'
import { documentBounds, formBounds } from './form-bounds'
import { isLongQuery, isOverridden, mediaType, methodOf } from './method-override'
import type { Refusal } from './refusals'
import { headersInCallerLocale } from './headers-in-caller-locale'

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

export const errorResponse = (code: ErrorCode, message: Refusal, headers: Record<string, string> = {}): Response => {
  const { status } = new AppError(code, message)
  return Response.json(errorEnvelope(message), {
    status,
    headers: { 'Cache-Control': 'private, no-store', ...headers },
  })
}

export const notFound = (): Response => errorResponse('notFound', 'refusals.notFound')

export const notAllowed = (): Response => errorResponse('forbidden', 'refusals.notAllowed')

const isPlainLeaf = (value: unknown): boolean => {
  // PostgreSQL cannot store a NUL character in text.
  if (typeof value === 'string') return !value.includes('\0')
  return typeof value !== 'number' || !Number.isInteger(value) || Number.isSafeInteger(value)
}

/**
 * Returns why a parsed value is rejected, or null: it nests deeper than `depth` levels, or holds a key that reaches a
 * prototype, a NUL, or an integer that parsing has rounded (H3).
 */
export function jsonProblem(value: unknown, depth: number): Refusal | null {
  if (typeof value !== 'object' || value === null) return isPlainLeaf(value) ? null : 'refusals.malformedJson'
  if (depth === 0) return 'refusals.tooDeep'
  for (const [key, inner] of Object.entries(value)) {
    const problem = forbiddenKeys.has(key) ? 'refusals.malformedJson' : jsonProblem(inner, depth - 1)
    if (problem) return problem
  }
  return null
}

/** Parses a JSON object, or returns why it is rejected: malformed, not an object, or a `jsonProblem`. */
function plainObject(text: string | null, depth: number): { object: object } | { problem: Refusal } {
  let parsed: unknown
  try {
    parsed = text === null ? null : JSON.parse(text)
  } catch {
    parsed = null
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    return { problem: 'refusals.malformedJson' }
  }
  const problem = jsonProblem(parsed, depth)
  return problem ? { problem } : { object: parsed }
}

/** Reads a body until it ends or exceeds `max` bytes; a result longer than `max` means that the rest was not read. */
export async function readStart(request: Request, max: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  while (size <= max) {
    const part = await reader?.read()
    if (!part || part.done) break
    size += part.value.byteLength
    chunks.push(part.value)
  }
  if (size > max) await reader?.cancel()
  const body = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    body.set(chunk, offset)
    offset += chunk.byteLength
  }
  return body
}

/** Reads at most `max` bytes of a body, or null when there are more. */
export async function readBounded(request: Request, max: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > max) return null
  const body = await readStart(request, max)
  return body.byteLength > max ? null : body
}

const decode = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Why an address cannot be served, or null. */
export function addressProblem(url: URL, method: string): { code: ErrorCode; message: Refusal } | null {
  let segments: string[]
  try {
    segments = url.pathname.split('/').map(decodeURIComponent)
  } catch {
    return { code: 'badRequest', message: 'refusals.malformedAddress' }
  }
  if (segments.some((segment) => segment.length > 300 || /[\u0000-\u001f]/.test(segment))) {
    return { code: 'notFound', message: 'refusals.notFound' }
  }
  const [, , collection = '', id, action] = segments
  // Payload looks the slug up in a plain object, where `constructor` would be found and break it.
  if (collection in Object.prototype) return { code: 'notFound', message: 'refusals.notFound' }
  const numeric = id !== undefined && /^[-+.\d]/.test(id)
  if (numeric && !idPattern.test(id)) return { code: 'notFound', message: 'refusals.notFound' }
  const versionId = id === 'versions' ? action : undefined
  if (versionId !== undefined && !idPattern.test(versionId)) return { code: 'notFound', message: 'refusals.notFound' }
  const fault = faultOf(url.searchParams)
  if (fault) return { code: 'badRequest', message: `refusals.${fault}` }
  if (url.search.length > 8192 && method === 'GET') return { code: 'badRequest', message: 'refusals.addressTooLong' }
  return null
}

/** No caller may set these: Payload returns `data` in place of the row, and looks for `prefix` in a missing column. */
const withheld = /^(data|prefix)(\[|\.|$)/

const isPlainQuery = (query: URLSearchParams): boolean =>
  [...query].every(
    ([key, value]) =>
      // Payload reads `[where]` as `where`; no client needs to write it so.
      !key.startsWith('[') &&
      !/\b(__proto__|constructor|prototype)\b/.test(key) &&
      !withheld.test(key) &&
      (key !== 'where' || value === '' || 'object' in plainObject(value, limits.body.depth)),
  )

/** Parameters of every list that may occur only once: of two values Payload reads the first, or none. */
const givenOnce = ['locale', 'limit', 'page', 'depth', 'sort', 'draft']

const faultOf = (query: URLSearchParams) =>
  isPlainQuery(query) ? (isRepeated(query, givenOnce) ? 'repeated' : numberInList(query)) : 'malformedQuery'

/** A copy of the request with its body already read, since a stream can be read only once. */
export function withBody(request: Request, body: Uint8Array<ArrayBuffer>, type?: string): Request {
  const headers = headersInCallerLocale(request)
  // Payload parses a body only if its media type is lower case, without parameters or blanks.
  if (type !== undefined) headers.set('content-type', type)
  return new Request(request.url, { method: request.method, headers, body, signal: request.signal })
}

/**
 * Whether a page of another site sends this write (CSRF). Payload checks that only where a cookie signs in, and a login
 * has none yet: a foreign form could sign its visitor in to another account. A token in a header is exempt; the
 * password of a reverse proxy is not, since browsers send it by themselves.
 */
export const isForeign = (request: Request): boolean => {
  if (/^(JWT|Bearer) /.test(request.headers.get('authorization') ?? '')) return false
  const origin = request.headers.get('origin')
  return (
    request.headers.get('sec-fetch-site') === 'cross-site' ||
    (origin !== null && origin !== new URL(env.siteUrl).origin)
  )
}

/** Rejects a method override (415), which only Payload's routes handle: ours would write but be counted as a read. */
export const overrideRefused = (request: Request): Response | null =>
  isOverridden(request) ? errorResponse('unsupportedMediaType', 'refusals.mediaType') : null

/** Returns 404 or 405 for a call that the list of ways in lacks, before anything is looked up, or null (G8). */
function wayProblem({ pathname }: URL, method: string): Response | null {
  const path = decodeURIComponent(pathname)
  const ways = waysTo(path)
  if (ways.length === 0) return notFound()
  if (method === 'OPTIONS' || wayOf(method, path)) return null
  return errorResponse('methodNotAllowed', 'refusals.method', { Allow: allowedAt(ways) })
}

/**
 * Lets through what Payload's routes can parse and rejects everything else (G1).
 * Returns the request to pass on, or the error.
 */
export async function guardRequest(request: Request): Promise<Request | Response> {
  const url = new URL(request.url)
  const problem = addressProblem(url, request.method)
  if (problem) return errorResponse(problem.code, problem.message)
  const closed = wayProblem(url, methodOf(request))
  if (closed) return closed
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return request

  if (isForeign(request)) return errorResponse('forbidden', 'refusals.otherSite')
  const type = mediaType(request)
  const isQuery = isLongQuery(request)
  const overridden = isQuery ? null : overrideRefused(request)
  if (overridden) return overridden
  if (type === 'multipart/form-data') return guardMultipart(request, url)
  const { bytes, depth } = isQuery ? limits.body : await jsonBounds(request, url)
  const body = await readBounded(request, bytes)
  if (body === null) return errorResponse('payloadTooLarge', 'refusals.tooLarge')
  if (body.byteLength === 0) return withoutBody(request)
  if (isQuery) {
    const query = decode(body)
    const fault = query === null ? 'malformedQuery' : faultOf(new URLSearchParams(query))
    if (fault) return errorResponse('badRequest', `refusals.${fault}`)
    return withBody(request, body, type)
  }
  const parsed = parseBody(type, body, depth)
  return parsed instanceof Response ? parsed : withBody(request, body, type)
}

/** The limits of a JSON body: more bytes and more depth where a signed-in caller writes a document. */
async function jsonBounds(request: Request, { pathname }: URL): Promise<{ bytes: number; depth: number }> {
  const document = documentBounds(pathname)
  return document && (await accountOf(request)) !== null ? document : limits.body
}

/**
 * Like `guardRequest`, for a route of our own that reads only JSON: returns the parsed body, or the error. Building a
 * second Request, as Payload's routes need, would take longer than many a response.
 */
export async function guardCall(request: Request): Promise<{ body: object } | Response> {
  const problem = addressProblem(new URL(request.url), request.method)
  if (problem) return errorResponse(problem.code, problem.message)
  const overridden = overrideRefused(request)
  if (overridden) return overridden
  const bytes = await readBounded(request, limits.body.bytes)
  if (bytes === null) return errorResponse('payloadTooLarge', 'refusals.tooLarge')
  if (bytes.byteLength === 0) return { body: {} }
  const parsed = parseBody(mediaType(request), bytes)
  return parsed instanceof Response ? parsed : { body: parsed }
}

/** A plain JSON object, or the error for anything else. */
function parseBody(type: string, body: Uint8Array, depth: number = limits.body.depth): object | Response {
  if (type !== 'application/json') return errorResponse('unsupportedMediaType', 'refusals.mediaType')
  const parsed = plainObject(decode(body), depth)
  return 'problem' in parsed ? errorResponse('badRequest', parsed.problem) : parsed.object
}

/** DELETE and PATCH without a body are common; a POST without one gets an empty object. */
const withoutBody = (request: Request): Request => {
  if (request.method === 'DELETE') {
    const headers = headersInCallerLocale(request)
    return new Request(request.url, { method: 'DELETE', headers, signal: request.signal })
  }
  const headers = headersInCallerLocale(request)
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  return new Request(request.url, { method: request.method, headers, body: '{}', signal: request.signal })
}

/**
 * Takes from a form its `_payload` and its files, and drops all else; null where `_payload` is repeated or no string.
 * Payload parses forms with another parser than ours, so it gets a form rewritten from what was checked.
 */
function checkedForm(form: FormData): { payload: string; files: [name: string, file: File][] } | null {
  const [payload = '{}', ...more] = form.getAll('_payload')
  if (typeof payload !== 'string' || more.length > 0) return null
  const files = [...form].filter((part): part is [string, File] => typeof part[1] !== 'string')
  return { payload, files }
}

async function formOf(request: Request, body: Uint8Array<ArrayBuffer>): Promise<FormData | null> {
  try {
    return await withBody(request, body).formData()
  } catch {
    return null
  }
}

const withForm = (request: Request, parts: Iterable<[name: string, value: string | File]>): Request => {
  const form = new FormData()
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value)
    // A file's name becomes part of a header, where a control character would end the parsing.
    else form.append(name, value, withoutControls(value.name))
  }
  const headers = headersInCallerLocale(request)
  for (const name of ['content-type', 'content-length']) headers.delete(name)
  return new Request(request.url, { method: request.method, headers, body: form, signal: request.signal })
}

/** Accepts forms only at the few addresses that the admin sends them to, each within its own limits. */
async function guardMultipart(request: Request, url: URL): Promise<Request | Response> {
  const bounds = formBounds(url.pathname)
  if (!bounds) return errorResponse('unsupportedMediaType', 'refusals.mediaType')
  // An editor sees this message if the session ended while the form was open.
  if (bounds.session && (await accountOf(request)) === null) return errorResponse('forbidden', 'refusals.signedOut')
  const body = await readBounded(request, bounds.bytes)
  if (body === null) return errorResponse('payloadTooLarge', 'refusals.tooLarge')
  const form = await formOf(request, body)
  const checked = form && checkedForm(form)
  if (!checked) return errorResponse('badRequest', 'refusals.malformedForm')
  const { payload, files } = checked
  if (!bounds.files && files.length > 0) return errorResponse('unsupportedMediaType', 'refusals.mediaType')
  const parsed = plainObject(payload, bounds.depth)
  if ('problem' in parsed) return errorResponse('badRequest', parsed.problem)
  return withForm(request, [['_payload', payload], ...files])
}
