import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { benchCalls } from './bench/calls.mjs'
import { benchCart } from './bench/cart.mjs'
import { benchAdd } from './bench/cart-click.mjs'
import { benchCatalogue, benchEnvironment } from './bench/catalogue.mjs'
import { benchPaint } from './bench/paint.mjs'
import { benchSeed } from './bench/seed.mjs'
import { installPackages } from './lib/install.mjs'
import { buildSite, prepareData } from './lib/build.mjs'
import { freePort, startSite } from './lib/services.mjs'
import { run, runScript, step, StepError } from './lib/steps.mjs'

const databases = ['sqlite', 'postgres']

/**
 * Measures the built site on this machine and prints Markdown tables. All of it, or with names the parts:
 * `pages`, requests a second and p99 of the main pages with 8 connections (wrk) beside a raw Node server that sends
 * the same bytes, and what each page weighs; `cart`, how soon a click on add is announced,
 * and carts of twenty lines read and written; `calls`, the dearest that visitors can make; `paint`, how soon a ticked filter is painted; `catalogue`, filters and
 * search at a hundred times the size; `seed`, what the starting catalogue takes, and that it bears being killed;
 * `accounts`, `kills` and `documents`, the tests of that name with far more tries, on both databases or on the one named
 * (`npm run bench -- accounts sqlite`).
 */
const sound = ['accounts', 'kills', 'documents']
const parts = ['pages', 'calls', 'cart', 'paint', 'catalogue', 'seed', ...sound]
const given = process.argv.slice(2)
const onOne = given.filter((word) => databases.includes(word))
const asked = given.filter((word) => !databases.includes(word))
const unknown = asked.filter((word) => !parts.includes(word))
if (unknown.length > 0) {
  console.error(`Unknown part ${unknown.join(', ')}. Known: ${parts.join(', ')}.`)
  process.exit(2)
}
const wants = (part) => asked.length === 0 || asked.includes(part)

const pages = ['/', '/mushrooms/species', '/mushrooms/boletus-edulis', '/es/mushrooms/boletus-edulis']
const seconds = Number(process.env.BENCH_SECONDS ?? 10)
const folder = path.resolve('.data/bench')

async function load(url) {
  const out = await run('wrk', ['-t1', '-c8', `-d${seconds}s`, '--latency', url], { quiet: true }).catch(() => {
    throw new StepError('wrk is missing', "Install it with your system's packages (Debian: apt-get install wrk).")
  })
  if (/Non-2xx/.test(out)) throw new StepError(`${url} answered with errors\n${out}`)
  return { rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(out)?.[1]), p99: /99%\s+(\S+)/.exec(out)?.[1] ?? '?' }
}

async function rawServer(body, type) {
  const port = await freePort()
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': body.length })
    response.end(body)
  })
  await new Promise((resolve) => server.listen(port, resolve))
  return { url: `http://localhost:${port}/`, stop: () => server.close() }
}

/** What a browser fetches first: the page, its scripts and styles, each as sent with gzip. */
async function weigh(address, page) {
  const html = await (await fetch(address + page)).text()
  // Polyfills carry `nomodule`: no browser of this decade fetches them.
  const fetched = html.replace(/<script[^>]*nomodule[^>]*>/gi, '')
  const own = [...fetched.matchAll(/"(\/_next\/static\/[^"]+\.(?:js|css))"/g)].map((match) => match[1])
  const weights = { html: gzipSync(html).length, js: 0, css: 0 }
  for (const file of new Set(own)) {
    const bytes = Buffer.from(await (await fetch(address + file)).arrayBuffer())
    weights[file.endsWith('.css') ? 'css' : 'js'] += gzipSync(bytes).length
  }
  return weights
}

const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`

await step('Packages', installPackages)
if (wants('seed')) await benchSeed()
if (asked.join() === 'seed') process.exit(0)
await step('Build', () => buildSite({ env: { ...process.env, ...benchEnvironment } }))
const sounded = sound.filter(wants)
if (sounded.length > 0) await runScript(['scripts/bench/soundness.ts', ...sounded, ...onOne])
if (asked.length > 0 && asked.every((word) => sound.includes(word))) process.exit(0)
let site = null
await step('Site', async () => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  if (existsSync('.data/cache')) cpSync('.data/cache', path.join(folder, 'cache'), { recursive: true })
  const port = await freePort()
  const env = {
    ...process.env,
    ...benchEnvironment,
    DATA_DIR: folder,
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
  }
  await prepareData({ env, quiet: true })
  site = await startSite(env)
})

async function benchPages() {
  console.log('\n| page | requests/s | p99 | raw Node, same bytes | p99 | html (gzip) | script (gzip) | style (gzip) |')
  console.log('|---|---|---|---|---|---|---|---|')
  for (const page of pages) {
    const answer = await fetch(site.address + page)
    const body = Buffer.from(await answer.arrayBuffer())
    const served = await load(site.address + page)
    const raw = await rawServer(body, answer.headers.get('content-type') ?? 'text/html')
    const plain = await load(raw.url)
    raw.stop()
    const weight = await weigh(site.address, page)
    console.log(
      `| \`${page}\` | ${served.rate.toFixed(0)} | ${served.p99} | ${plain.rate.toFixed(0)} | ${plain.p99} | ${kb(weight.html)} | ${kb(weight.js)} | ${kb(weight.css)} |`,
    )
  }
}

/** Writes a script for wrk beside the data of the run. */
function writeLua(name, text) {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

if (wants('pages')) await benchPages()
if (wants('calls')) await benchCalls(site.address, benchEnvironment.METRICS_TOKEN)
if (wants('cart')) {
  await benchAdd(site.address)
  await benchCart(site.address, writeLua)
}
await site.stop()
if (wants('paint')) await benchPaint(folder)
if (wants('catalogue')) await benchCatalogue(folder)
rmSync(folder, { recursive: true, force: true })
process.exit(0)
