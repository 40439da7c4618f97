import {
  createServer,
  Agent,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { plainFault } from '../src/core/plain-fault'
import type { Incoming, Next } from './exchange'

/** What belongs to one connection, and not to the one behind it. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
  'te',
  'trailer',
])

/**
 * What is handed on of the headers, and whether a body comes with them. How a body ends is stated again on this hop: sent
 * without it, Next would read the body as the next request, and announced for a read, which has none, it would take the
 * next request for the body.
 */
function forwarded({ method, headers }: Incoming): { headers: OutgoingHttpHeaders; hasBody: boolean } {
  const { 'content-length': _, ...kept } = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.has(name)),
  )
  const length = headers['content-length']
  const isRead = method === 'GET' || method === 'HEAD'
  const hasBody = !isRead && (length !== undefined || headers['transfer-encoding'] !== undefined)
  if (!hasBody) return { headers: kept, hasBody }
  if (length !== undefined) return { headers: { ...kept, 'content-length': length }, hasBody }
  return { headers: { ...kept, 'transfer-encoding': 'chunked' }, hasBody }
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export type Inner = { readonly send: Next; readonly close: () => Promise<void> }

/**
 * Next behind a listener of its own, which only this process reaches: what it writes comes back as a whole response,
 * and nothing of its response object is touched.
 */
export async function innerListener(handle: Handler): Promise<Inner> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-'))
  // A server ends by the end of its process; each would leave a folder behind.
  const tidy = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', tidy)
  const socketPath = path.join(folder, 'next.sock')
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(`${request.method ?? ''} failed`, plainFault(error))
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  // The listener in front decides how long a request may take.
  server.requestTimeout = 0
  server.headersTimeout = 0
  // The agent below alone ends a connection: one that this side closed at that moment would lose a request (EPIPE).
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(socketPath, resolve)
  })
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, maxFreeSockets: 64 })

  const sendToNext: Next = (request) =>
    new Promise((resolve, reject) => {
      const { method, url, body } = request
      const { headers, hasBody } = forwarded(request)
      const outgoing = httpRequest({ socketPath, agent, method, path: url, headers }, (response) => {
        const own = Object.fromEntries(Object.entries(response.headers).filter(([name]) => !hopByHop.has(name)))
        // A response may come before the whole body was sent: the rest is not read, and would hold this connection for
        // good.
        response.once('close', () => {
          if (!outgoing.writableFinished) outgoing.destroy()
        })
        resolve({ status: response.statusCode ?? 500, headers: own, body: response })
      })
      outgoing.on('error', reject)
      body.once('close', () => {
        // A visitor who went away in the middle of a body waits for nothing.
        if (!body.readableEnded && body.destroyed) outgoing.destroy()
      })
      if (hasBody) body.pipe(outgoing)
      else outgoing.end()
    })

  return {
    send: sendToNext,
    close: async () => {
      agent.destroy()
      await new Promise((resolve) => server.close(resolve))
      process.off('exit', tidy)
      tidy()
    },
  }
}
