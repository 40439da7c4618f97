import { Readable } from 'node:stream'
import type { Outgoing, Incoming, Next } from './exchange'

export const incoming = (over: Partial<Incoming> = {}): Incoming => ({
  method: 'GET',
  url: '/',
  headers: {},
  peer: '192.0.2.1',
  body: Readable.from([]),
  ...over,
})

export const page = (over: Partial<Outgoing> = {}): Outgoing => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from('<html>page</html>'),
  ...over,
})

/** A `next` that records its requests and returns the given responses in turn, repeating the last. */
export function behind(...responses: Outgoing[]): { next: Next; received: Incoming[] } {
  const received: Incoming[] = []
  const next: Next = (request) => {
    received.push(request)
    return Promise.resolve(responses[Math.min(received.length, responses.length) - 1] ?? page())
  }
  return { next, received }
}
