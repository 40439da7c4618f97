import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import pt from '../messages/pt.json' with { type: 'json' }
import { callerLocaleOf } from '../src/core/caller-locale'
import type { Locale } from '../src/core/locales'

/** A request as the steps see it: a step that changes something of it hands on a copy. */
export type Incoming = {
  readonly method: string
  /** Path and query, as they were sent. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
  /** The address at the other end of the connection. */
  readonly peer: string
  readonly body: Readable
}

/** A whole response. A body that is not kept in memory is a stream, which is read once. */
export type Outgoing = {
  readonly status: number
  /** By lower-case name. */
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer | Readable | null
}

export type Next = (request: Incoming) => Promise<Outgoing>

/** One thing that stands before Next: it responds itself, or changes what it hands on or gets back. */
export type Step = (request: Incoming, next: Next) => Promise<Outgoing>

/** The steps in their order, the last of which calls `last`. */
export const compose = (steps: readonly Step[], last: Next): Next =>
  steps.reduceRight<Next>((next, step) => (request) => step(request, next), last)

export const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''

export const headerOf = (headers: OutgoingHttpHeaders | IncomingHttpHeaders, name: string): string => {
  const value = headers[name]
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}

/** An address sent whole, as to a proxy: it is taken apart, and its host counts (RFC 9112, 3.2.2). */
const whole = /^https?:\/\/([^/?#]*)(.*)$/is

export function incomingOf(request: IncomingMessage): Incoming {
  const { method = 'GET', url = '/', headers, headersDistinct } = request
  const [, named, rest = ''] = whole.exec(url) ?? []
  // Node keeps the first of two hosts alone, and `wellFormed` would never see that there were two.
  const host = named ?? headersDistinct.host?.join(', ')
  return {
    method,
    url: named === undefined ? url : rest.replace(/^(?!\/)/, '/'),
    headers: host === undefined ? headers : { ...headers, host },
    peer: request.socket.remoteAddress ?? '',
    body: request,
  }
}

const message = (text: string): Buffer => Buffer.from(JSON.stringify({ errors: [{ message: text }], message: text }))

const localeOf = (url: string, headers: IncomingHttpHeaders): Locale =>
  callerLocaleOf({
    url,
    host: headers.host ?? null,
    referer: headers.referer ?? null,
    acceptLanguage: headers['accept-language'] ?? null,
  })

/** Why a request is refused, by locale. */
export const refusals = { en: en.refusals, es: es.refusals, pt: pt.refusals } as const

/** The one envelope of an error, in the caller's language. */
export const refusal = (
  { url, headers: sent }: Incoming,
  status: number,
  reason: keyof typeof en.refusals,
  headers: OutgoingHttpHeaders = {},
): Outgoing => ({
  status,
  headers: {
    'content-type': 'application/json',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  },
  body: message(refusals[localeOf(url, sent)][reason]),
})

/**
 * The body of a request, or as much of it as shows that it is longer than `max` bytes. It is left alive: a destroyed
 * request is never read to its end, and the next one on its connection would wait for that until it is cut.
 */
export async function beginningOf(body: Readable, max: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk as Uint8Array)
    chunks.push(bytes)
    size += bytes.length
    if (size > max) break
  }
  return Buffer.concat(chunks)
}

/** The whole body of a response. */
export async function bytesOf({ body }: Outgoing): Promise<Buffer> {
  if (Buffer.isBuffer(body)) return body
  const chunks: Buffer[] = []
  if (body) for await (const chunk of body) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks)
}

/** Gives up a body that is not read: its source would wait for a reader for good. */
export function leave({ body }: Outgoing): void {
  if (body !== null && !Buffer.isBuffer(body)) body.destroy()
}

const hasNoBody = (status: number): boolean => status === 204 || status === 304

/** Writes a response; to a HEAD only what stands above the body. */
export async function send(outgoing: Outgoing, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body } = outgoing
  const silent = request.method === 'HEAD' || hasNoBody(status)
  if (Buffer.isBuffer(body) && !hasNoBody(status)) response.setHeader('content-length', body.length)
  response.writeHead(status, headers)
  if (silent || body === null) {
    leave(outgoing)
    response.end()
  } else if (Buffer.isBuffer(body)) response.end(body)
  // A visitor who went away ends the stream that was meant for them.
  else await pipeline(body, response).catch(() => response.destroy())
}
