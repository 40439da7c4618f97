import { createServer } from 'node:http'
import path from 'node:path'
import next from 'next'
import { answerDirectly, answerFault } from './scripts/lib/direct-calls.mjs'
import { releaseLock, takeLock } from './scripts/lib/lock.mjs'
import { askAgain, pageAnswers } from './scripts/lib/page-answers.mjs'
import { answerPlainly } from './scripts/lib/plain-pages.mjs'
import { portError } from './scripts/lib/port.mjs'
import { staticFiles } from './scripts/lib/static-files.mjs'

/**
 * Serves the built site. Over `next start` it adds what a route handler cannot: the caller's true address, one
 * process per SQLite file, 404 and error pages that need no scripts, files compressed beforehand, pages and calls
 * answered from memory, an answer to malformed addresses, and a shutdown that loses nothing.
 */
const port = Number(process.env.PORT || 3000)
const dataDir = path.resolve(process.env.DATA_DIR || '.data')
const trustProxy = process.env.TRUST_PROXY === 'true'
const embedded = !process.env.DATABASE_URL?.startsWith('postgres')
const drainMilliseconds = 10_000

/** Shared with the bundle (src/platform/lifecycle), which is another module graph in the same process. */
const lifecycle = (globalThis[Symbol.for('sporeprint.lifecycle')] ??= { stopping: false, close: null })

const isWellFormed = (url) => {
  try {
    decodeURIComponent(url.split('?')[0])
    return url.startsWith('/')
  } catch {
    return false
  }
}

/** @param error a StepError: why, and what to do */
function giveUp(error) {
  console.error(`The server cannot start: ${error.message}. ${error.advice}`)
  process.exit(1)
}

if (embedded) {
  try {
    takeLock(dataDir)
  } catch (error) {
    giveUp(error)
  }
}
const app = next({ dev: false, port, hostname: '0.0.0.0' })
await app.prepare()
const handle = app.getRequestHandler()
const serveStatic = staticFiles()
const servePage = pageAnswers()

/**
 * Next lets shared caches keep a page for a year. The site refreshes pages itself and cannot reach a cache it does
 * not know, so everybody else asks again; the entity tag makes that answer short.
 */
function keepPagesFresh(response) {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) => {
    const shared = name.toLowerCase() === 'cache-control' && String(value).startsWith('s-maxage')
    return setHeader(name, shared ? askAgain : value)
  }
}

/** Next writes the address of a redirect that it has drawn before a second time; two are one too many. */
function keepOneLocation(response) {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (...args) => {
    const location = response.getHeader('location')
    if (Array.isArray(location)) response.setHeader('location', location[0])
    return writeHead(...args)
  }
}

function refuse(response, status, message) {
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify({ errors: [{ message }], message }))
}

function answer(request, response) {
  keepPagesFresh(response)
  keepOneLocation(response)
  answerPlainly(request, response, port)
  if (!trustProxy) request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? ''
  if (lifecycle.stopping) response.setHeader('Connection', 'close')
  if (!isWellFormed(request.url ?? '/')) {
    refuse(response, 400, 'Malformed address')
    return
  }
  // What Next rejects with would otherwise end the process.
  const ask = () => void handle(request, response).catch((error) => answerFault(request, response, error))
  serveStatic(request, response, () => servePage(request, response, () => answerDirectly(request, response, ask)))
}

const server = createServer((request, response) => {
  try {
    answer(request, response)
  } catch (error) {
    answerFault(request, response, error)
  }
})
server.headersTimeout = 20_000
server.requestTimeout = 60_000

async function stop() {
  if (lifecycle.stopping) return
  lifecycle.stopping = true
  const drained = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  await Promise.race([drained, new Promise((resolve) => setTimeout(resolve, drainMilliseconds))])
  await lifecycle.close?.()
  if (embedded) releaseLock(dataDir)
  process.exit(0)
}

process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
process.on('uncaughtException', (error) => {
  console.error('Uncaught exception; the process ends.', error)
  process.exit(1)
})

await new Promise((resolve) => {
  const fail = (error) => {
    if (embedded) releaseLock(dataDir)
    giveUp(portError(error, port))
  }
  server.once('error', fail)
  server.listen(port, () => {
    server.off('error', fail)
    resolve()
  })
})
console.log(`ready on port ${port}`)
