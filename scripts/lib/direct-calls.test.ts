import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { direct } from '@/platform/lifecycle/direct-calls'
import { answerDirectly, answerFault } from './direct-calls.mjs'

const long = 'x'.repeat(5000)
const broken = new Error('broken')
let server: Server
let address: string

beforeAll(async () => {
  direct('POST /api/echo', async (request) =>
    Response.json(
      { length: (await request.text()).length, type: request.headers.get('content-type'), url: request.url },
      { status: 201, headers: { 'Cache-Control': 'private, no-store' } },
    ),
  )
  direct('GET /api/long', () => Promise.resolve(new Response(long)))
  direct('GET /api/broken', () => Promise.reject(broken))
  direct('POST /api/broken', async (request) => {
    await request.text()
    throw broken
  })
  server = createServer((request, response) => {
    if (request.url === '/begun') {
      response.setHeader('Content-Encoding', 'gzip').setHeader('Content-Length', 7).setHeader('ETag', '"x"')
      answerFault(request, response, broken)
    } else if (request.url === '/half') {
      response.writeHead(200, { 'Content-Length': 10 }).write('half')
      answerFault(request, response, broken)
    } else answerDirectly(request, response, () => response.writeHead(404).end('not here'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
})

describe('API-03 a call that is answered without Next', () => {
  test('gives the handler its body, headers and query, and its status and headers to the caller', async () => {
    const answer = await fetch(`${address}/api/echo?locale=es`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
    })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({
      length: 7,
      type: 'application/json',
      url: 'http://localhost/api/echo?locale=es',
    })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  test.each(['x#', 'x?', 'a/b?', 'a@b', 'a:b@c', '[::1'])(
    'G6 its address is its own, whatever the caller names as host: %s',
    async (host) => {
      const text = await new Promise<string>((resolve, reject) => {
        const asked = ask(`${address}/api/echo?q=1`, { method: 'POST', headers: { host } }, (answer) => {
          let body = ''
          answer.on('data', (chunk: Buffer) => (body += chunk.toString()))
          answer.on('end', () => resolve(body))
        })
        asked.on('error', reject).end('{}')
      })
      expect(text).toContain('"url":"http://localhost/api/echo?q=1"')
    },
  )

  test('G7 with the security headers of every other answer', async () => {
    const { headers } = await fetch(`${address}/api/long`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toContain('max-age')
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  })

  test('is compressed for those who take it, and whole for others', async () => {
    const small = await fetch(`${address}/api/long`, { headers: { 'accept-encoding': 'gzip' } })
    expect(small.headers.get('content-encoding')).toBe('gzip')
    expect(Number(small.headers.get('content-length'))).toBeLessThan(500)
    expect(await small.text()).toBe(long)
    const plain = await fetch(`${address}/api/long`, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('vary')).toBe('Accept-Encoding')
    expect(await plain.text()).toBe(long)
  })

  test.each([
    ['HEAD', '/api/long'],
    ['PUT', '/api/echo'],
    ['GET', '/api/echo'],
    ['GET', '/api/long/'],
    ['GET', '/api/%6Cong'],
    ['GET', '/api/constructor'],
  ])('anything else goes on: %s %s', async (method, path) => {
    expect((await fetch(`${address}${path}`, { method })).status).toBe(404)
  })

  test('G1 no more of a body is read than the handler would', async () => {
    const answer = await fetch(`${address}/api/echo`, { method: 'POST', body: 'x'.repeat(3_000_000) })
    const { length } = (await answer.json()) as { length: number }
    expect(length).toBeGreaterThan(256 * 1024)
    expect(length).toBeLessThan(1_000_000)
    expect(answer.headers.get('connection')).toBe('close')
  })

  test.each([
    ['GET', '/api/broken'],
    ['POST', '/api/broken'],
  ])('G3 a handler that throws is a fault of ours, named in the answer and in the log: %s', async (method, path) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const answer = await fetch(`${address}${path}?secret=1`, { method, ...(method === 'POST' ? { body: '{}' } : {}) })
    const id = answer.headers.get('x-request-id')
    expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect(answer.status).toBe(500)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.json()).toEqual({
      errors: [{ message: 'Something went wrong' }],
      message: 'Something went wrong',
    })
    expect(log.mock.calls).toEqual([[`Request ${id} failed: ${method} ${path}`, broken]])
    log.mockRestore()
    expect((await fetch(`${address}/api/long`)).status).toBe(200)
  })

  test('G3 of a begun answer nothing is left that the fault is not', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const answer = await fetch(`${address}/begun`)
    expect(answer.status).toBe(500)
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('etag')).toBeNull()
    expect(await answer.json()).toMatchObject({ message: 'Something went wrong' })
    await expect(fetch(`${address}/half`).then((half) => half.text())).rejects.toThrow()
    expect(log).toHaveBeenCalledTimes(2)
    log.mockRestore()
  })

  test('a caller who goes away in the middle of a body harms nobody', async () => {
    const half = ask(`${address}/api/echo`, { method: 'POST', headers: { 'content-length': '100' } })
    half.on('error', () => undefined)
    half.write('{')
    await new Promise((resolve) => setTimeout(resolve, 30))
    half.destroy()
    expect((await fetch(`${address}/api/long`)).status).toBe(200)
  })
})
