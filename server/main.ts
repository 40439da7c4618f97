import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Server } from 'node:net'
import path from 'node:path'
import next from 'next'
import { StepError } from '../scripts/lib/steps.mjs'
import { databaseFileOf } from '../src/core/database-file.mjs'
import type { Env } from '../src/core/env'
import { narrows } from '../src/core/shared/archive-keys'
import { canonicalAddress, isUnknownAddress, movedTo } from '../src/core/shared/known-addresses'
import { lifecycle } from '../src/core/shared/lifecycle'
import { compose, incomingOf, send, type Step } from './exchange'
import { limitBodyTime } from './body-time'
import { changesPoll } from './changes-poll'
import { faults } from './fault'
import { logFaultsAsLines } from './fault-lines'
import { innerListener } from './inner'
import { releaseDatabase, releaseLock, takePlace } from './lock.mjs'
import { portError } from './port.mjs'
import { staticFiles } from './static-files'
import { allowedMethods } from './steps/allowed-methods'
import { analyticsHost } from './steps/analytics-host'
import { compression } from './steps/compression'
import { conditional } from './steps/conditional'
import { directCalls } from './steps/direct-calls'
import { internalOnly } from './steps/internal-only'
import { movedAddresses } from './steps/moved-addresses'
import { narrowedArchives } from './steps/narrowed-archives'
import { joinedRenders } from './steps/joined-renders'
import { logLines } from './steps/log-lines'
import { measured } from './steps/measured'
import { oneLocation } from './steps/one-location'
import { pageCacheHeaders } from './steps/page-cache-headers'
import { pagesAreRead } from './steps/pages-are-read'
import { pageMemory } from './steps/page-memory'
import { errorPages } from './steps/error-pages'
import { price } from './steps/price'
import { clientAddress } from './steps/client-address'
import { unavailable } from './steps/unavailable'
import { wellFormed } from './steps/well-formed'

/**
 * Serves the built site: Next on an inner listener, and in front of it the steps that neither Next nor a route handler
 * can take. Unlike `next start`, it allows one process per SQLite file and shuts down without losing data. Port and
 * data folder are needed before Next loads `.env`; the rest of the environment comes from `src/core/env.ts`.
 */
const port = Number(process.env.PORT || 3000)
const dataDir = path.resolve(process.env.DATA_DIR || '.data')
const database = databaseFileOf(process.env.DATABASE_URL, dataDir)
const drainMilliseconds = 10_000
/** How long, at shutdown, a request may arrive on an idle connection whose client does not know of the shutdown yet. */
const idleMilliseconds = 500

logFaultsAsLines(console, (text) => void process.stderr.write(text))

function giveUp(error: unknown): never {
  const advice = error instanceof StepError ? String(error.advice) : ''
  // Whoever starts the server reads this at a terminal.
  process.stderr.write(
    `The server cannot start: ${(error instanceof Error ? error.message : String(error)).replace(/\.$/, '')}. ${advice}\n`,
  )
  process.exit(1)
}

try {
  takePlace(dataDir, database)
} catch (error) {
  giveUp(error)
}

const app = next({ dev: false, port, hostname: '0.0.0.0' })
await app.prepare()
/**
 * Read here, when Next has loaded `.env`: without an exit, a site with an invalid value would stay up and serve
 * nothing.
 */
async function readEnvironment(): Promise<Env> {
  try {
    return (await import('../src/core/env')).env
  } catch (error) {
    return giveUp(error)
  }
}
const env = await readEnvironment()
const inner = await innerListener(app.getRequestHandler())

/** The steps in front of Next, the outermost first. */
const steps: readonly Step[] = [
  clientAddress(env.trustProxy),
  // Counts every response of the inner steps, and logs errors.
  measured,
  logLines(),
  faults,
  // Reject what no route can handle; behind `wellFormed`, every address can be decoded.
  allowedMethods,
  wellFormed,
  internalOnly,
  pagesAreRead(env.siteUrl, env.rateLimits),
  // Decide what a browser is sent: a 304 if it has the response already, otherwise a compressed body.
  conditional,
  analyticsHost(env.analytics?.url),
  compression(),
  // Charges for a response by its uncompressed size.
  price(env.rateLimits),
  // The page memory stores a page as Next returned it; the steps in front set each visitor's headers.
  pageCacheHeaders,
  pageMemory(),
  joinedRenders(),
  // Redirects moved addresses before they are taken for files.
  movedAddresses(movedTo, canonicalAddress),
  // Correct Next's responses.
  errorPages(isUnknownAddress),
  unavailable,
  oneLocation,
  // Choose Next's route, or respond without Next.
  narrowedArchives(narrows),
  directCalls,
]
const respond = compose(steps, inner.send)
/** Files of the build are the same for every visitor, so they skip the steps. */
const serveStatic = staticFiles()

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (lifecycle.stopping) response.setHeader('Connection', 'close')
  const outgoing = await respond(incomingOf(request))
  await send(outgoing, request, response)
  // Drains a body that was not read, since the client sends the rest of it before its next request.
  if (!request.complete) request.unpipe().resume()
}

const server = createServer((request, response) => {
  limitBodyTime(request, response)
  serveStatic(request, response, () => {
    serve(request, response).catch((error: unknown) => {
      if (!request.socket.destroyed) console.error('A response could not be sent', error)
      response.destroy()
    })
  })
})
server.headersTimeout = 20_000
// The time limit for a body depends on its content (server/body-time.ts).
server.requestTimeout = 0
// Longer than reverse proxies and clients keep connections open, so that they close a connection first.
server.keepAliveTimeout = 65_000

const poll = changesPoll((request) => respond(request))

async function stop(): Promise<void> {
  if (lifecycle.stopping) return
  lifecycle.stopping = true
  poll.stop()
  // `net`'s close, since `http`'s closes idle connections at once, also one whose request has arrived but is not read
  // yet.
  const drained = new Promise<unknown>((resolve) => void Server.prototype.close.call(server, resolve))
  setInterval(() => server.closeIdleConnections(), idleMilliseconds)
  const underWay = Promise.all([drained, lifecycle.jobsDone?.()])
  await Promise.race([underWay, new Promise((resolve) => setTimeout(resolve, drainMilliseconds))])
  await lifecycle.close?.()
  if (database !== null) releaseDatabase(database)
  releaseLock(dataDir)
  process.exit(0)
}

process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
process.on('uncaughtException', (error) => {
  console.error('Uncaught exception; the process ends.', error)
  process.exit(1)
})

await new Promise<void>((resolve) => {
  server.once('error', (error) => giveUp(portError(error, port)))
  server.listen(port, () => {
    server.removeAllListeners('error')
    resolve()
  })
})
poll.start()
console.log(`ready on port ${port}`)
