import { Agent, createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { beginningOf } from './answer'

let server: Server

afterEach(() => new Promise((resolve) => server.close(resolve)))

test('ERR-01 a body that is too long leaves its connection to the next request', async () => {
  server = createServer((request, response) => {
    void beginningOf(request, 10).then((bytes) => {
      response.end(bytes.length > 10 ? 'too long' : bytes.toString())
      if (!request.complete) request.resume()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ports = new Set<number | undefined>()
  const sent = (body: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const call = ask({ port, agent, method: 'POST' }, (answer) => {
        let text = ''
        answer.on('data', (chunk: Buffer) => (text += chunk.toString())).on('end', () => resolve(text))
      })
      call.on('socket', (socket) => socket.once('connect', () => ports.add(socket.localPort)))
      call.on('error', reject).end(body)
    })
  expect(await sent('x'.repeat(2_000_000))).toBe('too long')
  expect(await sent('short')).toBe('short')
  expect(ports.size).toBe(1)
  agent.destroy()
})
