import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import pt from '../messages/pt.json' with { type: 'json' }
import { callerLocaleOf } from '../src/core/caller-locale'
import type { Locale } from '../src/core/locales'

/** A request as the steps see it; a step that changes it passes on a copy. */
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

/** A step in front of Next: responds itself, or changes the request it passes on or the response it gets. */
export type Step = (request: Incoming, next: Next) => Promise<Outgoing>

/** Chains the steps in order; the last one calls `last`. */
export const compose = (steps: readonly Step[], last: Next): Next =>
  steps.reduceRight<Next>((next, step) => (request) => step(request, next), last)

export const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''

export const headerOf = (headers: OutgoingHttpHeaders | IncomingHttpHeaders, name: string): string => {
  const value = headers[name]
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}

/** A request line with an absolute URL, as sent to a proxy: the host in it counts (RFC 9112, 3.2.2). */
const whole = /^https?:\/\/([^/?#]*)(.*)$/is

export function incomingOf(request: IncomingMessage): Incoming {
  const { method = 'GET', url = '/', headers, headersDistinct } = request
  const [, named, rest = ''] = whole.exec(url) ?? []
  // Node keeps only the first of two Host headers, so `wellFormed` could not reject the second.
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

/** The error messages, by locale. */
export const refusals = { en: en.refusals, es: es.refusals, pt: pt.refusals } as const

/** An error response in the one envelope, in the caller's locale. */
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
 * Reads a request's body, at most until it exceeds `max` bytes. It does not destroy the request: Node never reads a
 * destroyed request to its end, and the next one on the connection would hang until a timeout.
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

/** Destroys a body that is not read; its source would otherwise wait for a reader forever. */
export function leave({ body }: Outgoing): void {
  if (body !== null && !Buffer.isBuffer(body)) body.destroy()
}

const hasNoBody = (status: number): boolean => status === 204 || status === 304

/** Writes a response; for HEAD only its headers. */
export async function send(outgoing: Outgoing, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body } = outgoing
  const silent = request.method === 'HEAD' || hasNoBody(status)
  if (Buffer.isBuffer(body) && !hasNoBody(status)) response.setHeader('content-length', body.length)
  response.writeHead(status, headers)
  if (silent || body === null) {
    leave(outgoing)
    response.end()
  } else if (Buffer.isBuffer(body)) response.end(body)
  // If the visitor disconnects, the pipeline fails and the response is destroyed.
  else await pipeline(body, response).catch(() => response.destroy())
}
