import { Agent, createServer, request as send, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { beginningOf, incomingOf } from './exchange'

let server: Server | null = null

afterEach(() => {
  server?.close()
  server = null
})

test('ERR-01 a connection whose request body was too long serves the next request', async () => {
  const listener = createServer((request, response) => {
    void beginningOf(request, 10).then((bytes) => {
      response.end(bytes.length > 10 ? 'too long' : bytes.toString())
      if (!request.complete) request.resume()
    })
  })
  server = listener
  await new Promise<void>((resolve) => listener.listen(0, resolve))
  const { port } = listener.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ports = new Set<number | undefined>()
  const sent = (body: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const call = send({ port, agent, method: 'POST' }, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString())).on('end', () => resolve(text))
      })
      call.on('socket', (socket) => socket.once('connect', () => ports.add(socket.localPort)))
      call.on('error', reject).end(body)
    })
  expect(await sent('x'.repeat(2_000_000))).toBe('too long')
  expect(await sent('short')).toBe('short')
  expect(ports.size).toBe(1)
  agent.destroy()
})

describe('T-1P the URL and host of a received request', () => {
  const received = (url: string, ...hosts: string[]): IncomingMessage =>
    ({ url, headers: { host: hosts[0] }, headersDistinct: { host: hosts }, socket: {} }) as unknown as IncomingMessage

  test.each([
    ['http://a.test/b?c', '/b?c'],
    ['HTTPS://a.test', '/'],
    ['http://a.test?c', '/?c'],
    ['http://a.test/', '/'],
  ])('an absolute URL is split into path and host, which replaces the Host header: %s', (url, path) => {
    expect(incomingOf(received(url, 'b.test'))).toMatchObject({ url: path, headers: { host: 'a.test' } })
  })

  test('a relative URL stays as it was sent, and repeated Host headers are joined', () => {
    expect(incomingOf(received('/b?http://c', 'a.test'))).toMatchObject({
      url: '/b?http://c',
      headers: { host: 'a.test' },
    })
    expect(incomingOf(received('/', 'a.test', 'b.test')).headers.host).toBe('a.test, b.test')
  })
})
