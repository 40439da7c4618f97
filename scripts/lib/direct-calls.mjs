import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import { codingFor } from './codings.mjs'

const compress = promisify(gzip)
const message = 'Something went wrong'
/** Below this a packet holds the answer anyway. */
const worthCompressing = 1024

/** What the bundle offers (src/platform/lifecycle/direct-calls.ts), by method and path. */
const calls = (globalThis[Symbol.for('sporeprint.direct-calls')] ??= new Map())

/** The body, or as much of it as shows that it is too long; Node takes the rest away once it is answered. */
const read = (request, max) =>
  new Promise((resolve, reject) => {
    const chunks = []
    let size = 0
    const end = () => resolve(Buffer.concat(chunks))
    const add = (chunk) => {
      chunks.push(chunk)
      size += chunk.length
      if (size <= max) return
      request.off('data', add).pause()
      end()
    }
    request.on('data', add).once('end', end).once('error', reject)
  })

const asksFor = (request, address, body) =>
  new Request(address, {
    method: request.method,
    headers: Object.entries(request.headers).flatMap(([name, value]) =>
      [value].flat().map((one) => [name, String(one)]),
    ),
    ...(body ? { body } : {}),
  })

async function answer({ handle, headers, maxBody }, request, response, address) {
  const body = request.method === 'POST' ? await read(request, maxBody) : null
  const answered = await handle(asksFor(request, address, body))
  let bytes = Buffer.from(await answered.arrayBuffer())
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  for (const [name, value] of answered.headers) response.setHeader(name, value)
  if (bytes.length > worthCompressing) {
    response.setHeader('Vary', 'Accept-Encoding')
    if (codingFor(request.headers['accept-encoding'], ['gzip'])) {
      bytes = await compress(bytes, { level: constants.Z_BEST_SPEED })
      response.setHeader('Content-Encoding', 'gzip')
    }
  }
  // What is left of a body that was too long would be taken for the next call.
  if (!request.complete) response.setHeader('Connection', 'close')
  response.setHeader('Content-Length', bytes.length)
  response.writeHead(answered.status)
  response.end(bytes)
}

/**
 * Answers a fault of ours, named by an id in the answer's header and in the line of the log, as `guarded()` in the
 * bundle does.
 */
export function answerFault(request, response, error) {
  const id = randomUUID()
  const [path] = (request.url ?? '').split('?', 1)
  // A caller who went away is no fault.
  if (!request.socket.destroyed) console.error(`Request ${id} failed: ${request.method} ${path}`, error)
  if (response.headersSent) {
    response.destroy()
    return
  }
  // They belong to the answer that was begun.
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) response.removeHeader(name)
  response.writeHead(500, {
    'Content-Type': 'application/json',
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': id,
  })
  response.end(JSON.stringify({ errors: [{ message }], message }))
}

/** Answers a call that the bundle offers directly; everything else goes to `next`. */
export function answerDirectly(request, response, next) {
  const [path] = (request.url ?? '').split('?', 1)
  const call = calls.get(`${request.method} ${path}`)
  // What `Host` says is the caller's word: it could turn the path into a fragment, and so past every guard.
  const address = `http://localhost${request.url}`
  if (!call) {
    next()
    return
  }
  answer(call, request, response, address).catch((error) => answerFault(request, response, error))
}
