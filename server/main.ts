import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Server } from 'node:net'
import path from 'node:path'
import next from 'next'
import { StepError } from '../scripts/lib/steps.mjs'
import { fileNamedBy } from '../src/core/database-file'
import type { Env } from '../src/core/env'
import { narrows } from '../src/core/shared/archive-keys'
import { inSmallLetters, isInvented, movedTo } from '../src/core/shared/known-addresses'
import { lifecycle } from '../src/core/shared/lifecycle'
import { compose, incomingOf, send, type Step } from './exchange'
import { holdToTime } from './body-time'
import { changesPoll } from './changes-poll'
import { faults } from './fault'
import { holdToLines } from './fault-lines'
import { innerListener } from './inner'
import { releaseDatabase, releaseLock, takeDatabase, takeLock } from './lock.mjs'
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
import { plainErrors } from './steps/plain-errors'
import { price } from './steps/price'
import { trueAddress } from './steps/true-address'
import { unavailable } from './steps/unavailable'
import { wellFormed } from './steps/well-formed'

/**
 * Serves the built site: Next behind a listener of its own, and before it the steps that neither Next nor a route
 * handler can take. Over `next start` it also keeps one process to a SQLite file, and a shutdown that loses nothing.
 * The port and the data folder are needed before Next loads `.env`; all else of the environment comes from `src/core/env.ts`.
 */
const port = Number(process.env.PORT || 3000)
const dataDir = path.resolve(process.env.DATA_DIR || '.data')
const databaseUrl = process.env.DATABASE_URL
const database = databaseUrl ? fileNamedBy(databaseUrl) : path.join(dataDir, 'sporeprint.db')
const drainMilliseconds = 10_000
/** A request that was sent before its connection could know is read within this. */
const idleMilliseconds = 500

holdToLines(console, (text) => void process.stderr.write(text))

function giveUp(error: unknown): never {
  const advice = error instanceof StepError ? String(error.advice) : ''
  // Read at a terminal by the one who starts the server.
  process.stderr.write(
    `The server cannot start: ${(error instanceof Error ? error.message : String(error)).replace(/\.$/, '')}. ${advice}\n`,
  )
  process.exit(1)
}

try {
  takeLock(dataDir, { shared: database === null })
  if (database !== null) takeDatabase(database)
} catch (error) {
  giveUp(error)
}

const app = next({ dev: false, port, hostname: '0.0.0.0' })
await app.prepare()
/** By now Next has read `.env`, too; without this a site with a bad value would stay up and answer nothing. */
async function readEnvironment(): Promise<Env> {
  try {
    return (await import('../src/core/env')).env
  } catch (error) {
    return giveUp(error)
  }
}
const env = await readEnvironment()
const inner = await innerListener(app.getRequestHandler())

/** What stands before Next, from the visitor inward. */
const steps: readonly Step[] = [
  trueAddress(env.trustProxy),
  // Every response from further in is counted, and logged where it is an error.
  measured,
  logLines(),
  faults,
  // What no route could make sense of goes no further; from `wellFormed` on every address can be decoded.
  allowedMethods,
  wellFormed,
  internalOnly,
  pagesAreRead(env.siteUrl, env.rateLimits),
  // What a browser is sent of a response: nothing where it has it, otherwise packed.
  conditional,
  analyticsHost(env.analytics?.url),
  compression(),
  // The weight of a response is charged before it is packed.
  price(env.rateLimits),
  // A page is kept as Next gave it, under headers that the steps in front write for each visitor.
  pageCacheHeaders,
  pageMemory(),
  joinedRenders(),
  // What is no page is led on before it is taken for a file.
  movedAddresses(movedTo, inSmallLetters),
  // What mends Next's responses.
  plainErrors(isInvented),
  unavailable,
  oneLocation,
  // Which route of Next responds, or whether one is called at all.
  narrowedArchives(narrows),
  directCalls,
]
const respond = compose(steps, inner.send)
/** What the build made is the same for everybody, and needs none of the steps. */
const serveStatic = staticFiles()

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (lifecycle.stopping) response.setHeader('Connection', 'close')
  const outgoing = await respond(incomingOf(request))
  await send(outgoing, request, response)
  // The rest of a body that was not read is drained: the client still sends it, and then the next request.
  if (!request.complete) request.unpipe().resume()
}

const server = createServer((request, response) => {
  holdToTime(request, response)
  serveStatic(request, response, () => {
    serve(request, response).catch((error: unknown) => {
      if (!request.socket.destroyed) console.error('A response could not be sent', error)
      response.destroy()
    })
  })
})
server.headersTimeout = 20_000
// How long a body may take depends on what is sent (server/body-time.ts).
server.requestTimeout = 0
// Longer than proxies and callers keep a connection they mean to use again: it is theirs to close.
server.keepAliveTimeout = 65_000

const poll = changesPoll((request) => respond(request))

async function stop(): Promise<void> {
  if (lifecycle.stopping) return
  lifecycle.stopping = true
  poll.stop()
  // As `net` closes it: `http` would close at once what is idle, which is also a connection whose request has not been read yet.
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
