import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staticFiles } from './static-files.mjs'

const script = 'export const answer = 42\n'.repeat(200)
const folder = mkdtempSync(path.join(tmpdir(), 'static-'))
let server: Server
let address: string

beforeAll(async () => {
  mkdirSync(path.join(folder, 'chunks'))
  writeFileSync(path.join(folder, 'chunks', 'a.js'), script)
  writeFileSync(path.join(folder, 'chunks', 'a.js.gz'), gzipSync(script))
  writeFileSync(path.join(folder, 'font [1].woff2'), 'font')
  const serve = staticFiles(folder)
  server = createServer((request, response) => serve(request, response, () => response.writeHead(404).end('next')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await new Promise((resolve) => server.close(resolve))
})

const get = (name: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(`${address}/_next/static/${name}`, { method, headers })

test('a file is sent for good, as small as the reader takes it', async () => {
  const small = await get('chunks/a.js', { 'accept-encoding': 'gzip, br' })
  expect(small.headers.get('content-encoding')).toBe('gzip')
  expect(small.headers.get('cache-control')).toContain('immutable')
  expect(small.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(small.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await small.text()).toBe(script)
  const whole = await get('chunks/a.js', { 'accept-encoding': 'identity' })
  expect([whole.headers.get('content-encoding'), await whole.text()]).toEqual([null, script])
  expect(await (await get('font%20%5B1%5D.woff2')).text()).toBe('font')
})

test.each(['bytes=100-50', 'bytes=0-0', 'bytes=-5', 'bytes=abc', 'bytes=9000000000-', 'items=1'])(
  'security.md 1.L no range breaks anything: %s',
  async (range) => {
    const answered = await get('chunks/a.js', { range })
    expect([answered.status, (await answered.text()).length]).toEqual([200, script.length])
  },
)

test('what is not there goes to Next, and so does a write', async () => {
  for (const name of ['chunks/b.js', 'chunks/a.js.gz', '../server.mjs', '%2e%2e/x', 'chunks', ''])
    expect((await get(name)).status).toBe(404)
  expect((await get('chunks/a.js', {}, 'POST')).status).toBe(404)
})

test('a reader who goes away leaves nothing open, and a file taken away is still there', async () => {
  for (let count = 0; count < 20; count += 1)
    await new Promise<void>((resolve) => {
      const asked = ask(`${address}/_next/static/chunks/a.js`, () => asked.destroy())
      asked
        .on('close', resolve)
        .on('error', () => undefined)
        .end()
    })
  rmSync(folder, { recursive: true, force: true })
  expect(await (await get('chunks/a.js')).text()).toBe(script)
})
