import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { limitBodyTime } from './body-time'

const open: { server: Server; socket: Socket }[] = []
afterEach(() => {
  for (const { server, socket } of open.splice(0)) {
    socket.destroy()
    server.close()
  }
})

const readWhole = async (request: IncomingMessage): Promise<number> => {
  let bytes = 0
  for await (const chunk of request) bytes += (chunk as Buffer).length
  return bytes
}

/** 300 ms for every body; an upload gets a second more for each 3 KB that arrived, up to 9 KB. */
const bounds = { milliseconds: 300, bytesASecond: 3000, mostBytes: 9000 }

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** Responds with the length of the body. */
const counting: Handle = (request, response) => {
  readWhole(request).then(
    (bytes) => response.end(String(bytes)),
    () => response.destroy(),
  )
}

/** Sends the head of a POST, and then `bytes` of its body each 20 ms, to its end or until the connection is cut. */
async function slowly(head: string, { bytes, each }: { bytes: number; each: number }, handle = counting) {
  const server = createServer((request, response) => {
    limitBodyTime(request, response, bounds)
    handle(request, response)
  })
  server.requestTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  open.push({ server, socket })
  let said = ''
  const begun = Date.now()
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => resolve())
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      said += data.toString()
      if (/\r\n\r\n\d+$/.test(said)) resolve()
    })
  })
  socket.write(`POST /api/media HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\n${head}\r\n\r\n`)
  let sent = 0
  const timer = setInterval(() => {
    if (sent >= bytes || socket.destroyed) return
    socket.write('x'.repeat(Math.min(each, bytes - sent)))
    sent += each
  }, 20)
  await closed
  clearInterval(timer)
  return { status: said.split('\r\n', 1)[0], body: said.split('\r\n\r\n')[1], took: Date.now() - begun }
}

const upload = 'Content-Type: multipart/form-data; boundary=x'
const json = 'Content-Type: application/json'

describe('T-1L the time limit of a request body', () => {
  test('lets an upload on a slow line take as long as it needs', async () => {
    const { status, body, took } = await slowly(upload, { bytes: 9000, each: 300 })
    expect([status, body]).toEqual(['HTTP/1.1 200 OK', '9000'])
    expect(took).toBeGreaterThan(500)
  })

  test('ends a dripping upload with 408 after the limit of every body', async () => {
    const { status, took } = await slowly(upload, { bytes: 10_000, each: 1 })
    expect(status).toBe('HTTP/1.1 408 Request Timeout')
    expect(took).toBeGreaterThan(290)
    expect(took).toBeLessThan(2500)
  })

  test('stops growing for an upload beyond the largest size', async () => {
    const { status, took } = await slowly(upload, { bytes: 1_000_000, each: 300 })
    expect(status).toBe('HTTP/1.1 408 Request Timeout')
    expect(took).toBeLessThan(6000)
  })

  test('does not grow with the bytes of a body that is no upload', async () => {
    const { status, took } = await slowly(json, { bytes: 1_000_000, each: 300 })
    expect(status).toBe('HTTP/1.1 408 Request Timeout')
    expect(took).toBeLessThan(2500)
  })

  test('does not grow for an upload that was already rejected', async () => {
    const { status, took } = await slowly(upload, { bytes: 1_000_000, each: 300 }, (request, response) => {
      response.writeHead(401, { 'Content-Length': 0 }).end()
      request.resume()
    })
    expect(status).toBe('HTTP/1.1 401 Unauthorized')
    expect(took).toBeLessThan(2500)
  })
})
