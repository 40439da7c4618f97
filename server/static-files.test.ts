import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as ask, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staticFiles } from './static-files'

const folder = mkdtempSync(path.join(tmpdir(), 'static-'))
let server: Server

beforeAll(async () => {
  for (const name of ['a.js', 'a.js.br', 'a.js.gz']) writeFileSync(path.join(folder, name), name)
  const serve = staticFiles(folder)
  server = createServer((request, response) => {
    serve(request, response, () => response.writeHead(404).end(request.url))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

type Answered = { status: number; headers: IncomingHttpHeaders; text: string }

const get = (url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    ask({ port, path: url, method, headers }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
    })
      .on('error', reject)
      .end()
  })

test.each([
  ['gzip, deflate, br', 'br', 'a.js.br'],
  ['gzip', 'gzip', 'a.js.gz'],
  ['br;q=0, gzip', 'gzip', 'a.js.gz'],
  ['br;q=0, gzip;q=0', undefined, 'a.js'],
  ['*;q=0', undefined, 'a.js'],
  ['bright', undefined, 'a.js'],
])('a browser that takes %s is sent no other coding', async (codings, coding, text) => {
  const answer = await get('/_next/static/a.js', { 'accept-encoding': codings })
  expect([answer.status, answer.headers['content-encoding'], answer.text]).toEqual([200, coding, text])
  expect(answer.headers).toMatchObject({
    vary: 'Accept-Encoding',
    'cache-control': 'public,max-age=31536000,immutable',
  })
})

test('a file is read and not written to, and what is not there goes on as it was asked for', async () => {
  expect((await get('/_next/static/a.js', {}, 'POST')).text).toBe('/_next/static/a.js')
  expect((await get('/_next/static/../package.json')).status).toBe(404)
  expect((await get('/_next/static/b.js')).text).toBe('/_next/static/b.js')
})
