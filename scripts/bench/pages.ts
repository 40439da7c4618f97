import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { run, StepError } from '../lib/steps.mjs'

const pages = ['/', '/mushrooms/species', '/mushrooms/boletus-edulis', '/es/mushrooms/boletus-edulis']
const seconds = Number(process.env.BENCH_SECONDS ?? 10)

async function load(url: string): Promise<{ rate: number; p99: string }> {
  const out = await run('wrk', ['-t1', '-c8', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br', url], {
    quiet: true,
  }).catch(() => {
    throw new StepError('wrk is missing', "Install it with your system's packages (Debian: apt-get install wrk).")
  })
  if (/Non-2xx/.test(out)) throw new StepError(`${url} returned errors\n${out}`)
  return { rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(out)?.[1]), p99: /99%\s+(\S+)/.exec(out)?.[1] ?? '?' }
}

async function rawServer(body: Buffer, type: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': body.length })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}/`, stop: () => server.close() }
}

/** Gzipped sizes in bytes of what a browser loads first: the page, its scripts and its styles. */
async function weigh(address: string, page: string): Promise<{ html: number; js: number; css: number }> {
  const html = await (await fetch(address + page)).text()
  // Browsers with module support skip polyfills, which have `nomodule`.
  const fetched = html.replace(/<script[^>]*nomodule[^>]*>/gi, '')
  const own = [...fetched.matchAll(/"(\/_next\/static\/[^"]+\.(?:js|css))"/g)].flatMap(([, file]) => file ?? [])
  const weights = { html: gzipSync(html).length, js: 0, css: 0 }
  for (const file of new Set(own)) {
    const bytes = Buffer.from(await (await fetch(address + file)).arrayBuffer())
    weights[file.endsWith('.css') ? 'css' : 'js'] += gzipSync(bytes).length
  }
  return weights
}

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`

/**
 * Requests per second and p99 of the main pages with 8 connections, compared with a plain Node server that sends the
 * same bytes, and the size of each page.
 */
export async function benchPages(address: string): Promise<void> {
  console.log('\n| page | requests/s | p99 | raw Node, same bytes | p99 | html (gzip) | script (gzip) | style (gzip) |')
  console.log('|---|---|---|---|---|---|---|---|')
  for (const page of pages) {
    const response = await fetch(address + page)
    const body = Buffer.from(await response.arrayBuffer())
    const served = await load(address + page)
    const raw = await rawServer(body, response.headers.get('content-type') ?? 'text/html')
    const plain = await load(raw.url)
    raw.stop()
    const weight = await weigh(address, page)
    console.log(
      `| \`${page}\` | ${served.rate.toFixed(0)} | ${served.p99} | ${plain.rate.toFixed(0)} | ${plain.p99} | ${kb(weight.html)} | ${kb(weight.js)} | ${kb(weight.css)} |`,
    )
  }
}
