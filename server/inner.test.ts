import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { typescript } from '../scripts/lib/steps.mjs'
import { bytesOf, incomingOf, send, type Outgoing } from './exchange'
import { incoming } from './fixtures'
import { innerListener, type Inner } from './inner'

let inner: Inner
afterEach(() => inner.close())

test('request and response pass unchanged, without the headers of one connection', async () => {
  inner = await innerListener((request, response) => {
    const chunks: Buffer[] = []
    return new Promise((resolve) => {
      request
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'], 'content-type': 'text/plain' })
          response.end(JSON.stringify([request.method, request.url, request.headers, Buffer.concat(chunks).toString()]))
          resolve()
        })
    })
  })
  const headers = { host: 'x.test', upgrade: 'h2c', connection: 'upgrade', 'http2-settings': 'a', 'x-own': '1' }
  const response = await inner.send(
    incoming({
      method: 'POST',
      url: '/a?b=%20',
      headers: { ...headers, 'content-length': '4' },
      body: Readable.from(['body']),
    }),
  )
  expect(response.status).toBe(201)
  expect(response.headers['set-cookie']).toEqual(['a=1', 'b=2'])
  expect(response.headers.connection).toBeUndefined()
  const [method, url, seen, body] = JSON.parse((await bytesOf(response)).toString()) as [string, string, object, string]
  expect([method, url, body]).toEqual(['POST', '/a?b=%20', 'body'])
  expect(seen).toMatchObject({ host: 'x.test', 'x-own': '1' })
  expect(seen).not.toHaveProperty('upgrade')
  expect(seen).not.toHaveProperty('http2-settings')
})

/** Responds with the method, URL and body of the request, once it has read all of it. */
const echo = (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const chunks: Buffer[] = []
  return new Promise((resolve) => {
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        response.end(`${request.method} ${request.url} ${Buffer.concat(chunks).toString()}`)
        resolve()
      })
  })
}

test.each(['DELETE', 'OPTIONS', 'POST'])('a chunked body of %s is not taken for a second request', async (method) => {
  const requested: string[] = []
  inner = await innerListener((request, response) => {
    requested.push(request.url ?? '')
    return echo(request, response)
  })
  const hidden = 'GET /api/internal/changes HTTP/1.1\r\nhost: x\r\n\r\n'
  const headers = { host: 'x.test', 'transfer-encoding': 'chunked' }
  const response = await inner.send(incoming({ method, url: '/open', headers, body: Readable.from([hidden]) }))
  expect((await bytesOf(response)).toString()).toBe(`${method} /open ${hidden}`)
  const next = await inner.send(incoming({ url: '/next', headers: { host: 'x.test' } }))
  expect((await bytesOf(next)).toString()).toBe('GET /next ')
  expect(requested).toEqual(['/open', '/next'])
})

test.each(['GET', 'HEAD', 'DELETE'])(
  'a %s whose announced body is not read leaves the next request intact',
  async (method) => {
    inner = await innerListener((request, response) => {
      response.end(request.url)
      return Promise.resolve()
    })
    const body = method === 'DELETE' ? Readable.from(['1234']) : new Readable({ read: () => undefined })
    const length = method === 'DELETE' ? '4' : '100000'
    const headers = { host: 'x.test', 'content-length': length }
    const response = await inner.send(incoming({ method, url: '/first', headers, body }))
    expect((await bytesOf(response)).toString()).toBe(method === 'HEAD' ? '' : '/first')
    // The agent reuses its connections.
    for (const url of ['/second', '/third'])
      expect((await bytesOf(await inner.send(incoming({ url, headers: { host: 'x.test' } })))).toString()).toBe(url)
  },
)

test('a handler that rejects is a 500, and the next request gets its response', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  let calls = 0
  inner = await innerListener((_, response) => {
    calls += 1
    if (calls === 1) return Promise.reject(new Error('on purpose'))
    response.end('well')
    return Promise.resolve()
  })
  expect((await inner.send(incoming())).status).toBe(500)
  expect((await bytesOf(await inner.send(incoming()))).toString()).toBe('well')
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.any(String), expect.stringContaining('on purpose'))
})

test('a HEAD and a 304 send no body', async () => {
  inner = await innerListener((_, response) => {
    response.end()
    return Promise.resolve()
  })
  const responses: Outgoing[] = [
    { status: 200, headers: { 'content-type': 'text/plain' }, body: Buffer.from('four') },
    { status: 304, headers: { etag: '"a"' }, body: null },
  ]
  const server = createServer((request, response) => {
    const [first, second] = responses
    const scripted = incomingOf(request).url === '/304' ? second : first
    if (scripted) void send(scripted, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  const site = `http://localhost:${typeof address === 'object' ? String(address?.port) : ''}`
  const head = await fetch(site, { method: 'HEAD' })
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['4', ''])
  const unchanged = await fetch(`${site}/304`)
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

test('a connection that was idle while the thread was blocked still serves a request', async () => {
  inner = await innerListener((_, response) => {
    response.end('well')
    return Promise.resolve()
  })
  await bytesOf(await inner.send(incoming()))
  // Longer than a listener's default timeout; the thread is blocked, so both sides wake up at once.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 6500)
  const post = incoming({ method: 'POST', headers: { 'content-length': '4' }, body: Readable.from(['body']) })
  expect((await bytesOf(await inner.send(post))).toString()).toBe('well')
})

test('ERR-01 a response sent before the whole body was read leaves no connection open', async () => {
  inner = await innerListener((_, response) => {
    response.writeHead(413).end('too long')
    return Promise.resolve()
  })
  const pipes = (): number => process.getActiveResourcesInfo().filter((name) => name === 'PipeWrap').length
  const long = (): Readable =>
    Readable.from(
      (function* () {
        for (let part = 0; part < 100; part += 1) yield Buffer.alloc(65_536)
      })(),
    )
  const before = pipes()
  for (let call = 0; call < 5; call += 1) {
    const body = long()
    const response = await inner.send(incoming({ method: 'POST', headers: { 'content-length': '6553600' }, body }))
    expect((await bytesOf(response)).toString()).toBe('too long')
    body.unpipe()
  }
  await expect.poll(pipes).toBeLessThanOrEqual(before)
})

test('R-12 a process that exits leaves no file of its own in the temporary folder', async () => {
  inner = await innerListener((_, response) => Promise.resolve(void response.end()))
  const folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-inner-'))
  const code = `import { innerListener } from './server/inner.ts'
    process.env.TMPDIR = ${JSON.stringify(folder)}
    await innerListener(async () => undefined)
    process.exit(0)`
  await promisify(execFile)(process.execPath, [...typescript, '--input-type=module', '-e', code])
  const left = readdirSync(folder).filter((name) => name.startsWith('sporeprint-'))
  rmSync(folder, { recursive: true })
  expect(left).toEqual([])
})
