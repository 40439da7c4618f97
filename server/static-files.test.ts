import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as send, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staticFiles } from './static-files'

const folder = mkdtempSync(path.join(tmpdir(), 'static-'))
let server: Server

beforeAll(async () => {
  mkdirSync(path.join(folder, 'in'))
  for (const name of ['a.js', 'a.js.br', 'a.js.gz', 'gone.css', 'in/[b]~ é.js'])
    writeFileSync(path.join(folder, name), name)
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

type Received = { status: number; headers: IncomingHttpHeaders; text: string }

const get = (url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Received> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    send({ port, path: url, method, headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
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
])('a browser that accepts %s is sent no other encoding', async (codings, coding, text) => {
  const response = await get('/_next/static/a.js', { 'accept-encoding': codings })
  expect([response.status, response.headers['content-encoding'], response.text]).toEqual([200, coding, text])
  expect(response.headers).toMatchObject({
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test('a POST and an address without a file are passed on unchanged', async () => {
  expect((await get('/_next/static/a.js', {}, 'POST')).text).toBe('/_next/static/a.js')
  expect((await get('/_next/static/../package.json')).status).toBe(404)
  expect((await get('/_next/static/b.js')).text).toBe('/_next/static/b.js')
})

test.each([
  ['bytes=1-2', 206, '.j'],
  ['bytes=5-2', 416, ''],
  ['bytes=-2', 206, 'js'],
  ['bytes=99-', 416, ''],
  ['bytes=99-98', 416, ''],
  ['bytes=abc', 416, ''],
  ['bytes=1-2,0-0', 206, 'a.j'],
  ['items=1-2', 200, 'a.js'],
])('T-1P a range request with %s gets a response, and the server keeps running', async (range, status, text) => {
  const response = await get('/_next/static/a.js', { range })
  expect([response.status, response.text]).toEqual([status, text])
  expect((await get('/_next/static/a.js')).status).toBe(200)
})

test('T-1P a request for a file that a later build deleted is passed on, and the server keeps running', async () => {
  rmSync(path.join(folder, 'gone.css'))
  expect(await get('/_next/static/gone.css')).toMatchObject({ status: 404, text: '/_next/static/gone.css' })
})

test('a file name is decoded once; folders and names that cannot be decoded are 404', async () => {
  const response = await get('/_next/static/in/%5Bb%5D~%20%C3%A9.js?dpl=1')
  expect([response.status, response.text, response.headers['content-type']]).toEqual([
    200,
    'in/[b]~ é.js',
    'text/javascript; charset=utf-8',
  ])
  for (const name of ['in', 'in/', '%', '%2561.js']) expect((await get(`/_next/static/${name}`)).status, name).toBe(404)
})
