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
import { errorForLog } from '../src/core/error-for-log'
import type { Incoming, Next } from './exchange'

/** Headers that belong to one connection and are not forwarded. */
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
 * The headers to forward, and whether the request has a body. The body's length must be stated again for this
 * connection: without it Next would parse the body as the next request, and for a GET or HEAD, whose body is not sent,
 * Next would take the next request for the body.
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
 * Runs Next on an inner listener, a socket that only this process can reach, so that each response arrives complete and
 * Next's own response object need not be patched.
 */
export async function innerListener(handle: Handler): Promise<Inner> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-'))
  // A server ends by the end of its process; each would leave a folder behind.
  const tidy = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', tidy)
  const socketPath = path.join(folder, 'next.sock')
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(`${request.method ?? ''} failed`, errorForLog(error))
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  // The outer listener limits how long a request may take.
  server.requestTimeout = 0
  server.headersTimeout = 0
  // Only the agent below closes connections: if this side closed one just as it is used, the request would be lost
  // (EPIPE).
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
        // Next may respond before it has read the whole body; the rest is never read and would block this connection
        // for good.
        response.once('close', () => {
          if (!outgoing.writableFinished) outgoing.destroy()
        })
        resolve({ status: response.statusCode ?? 500, headers: own, body: response })
      })
      outgoing.on('error', reject)
      body.once('close', () => {
        // Aborts the inner request if the visitor disconnects while sending the body.
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
