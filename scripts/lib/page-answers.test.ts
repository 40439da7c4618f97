import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetPages } from '@/platform/lifecycle/page-answers'
import { askAgain, pageAnswers } from './page-answers.mjs'

/** What stands for Next: how often it was asked, and what it answers. */
const next = { asked: 0, text: '', status: 200, cache: askAgain, type: 'text/html; charset=utf-8' }

/** A save that is not answered before `end`; it has told of itself before. */
const save = { began: Promise.resolve(), begin: (): void => undefined, end: (): void => undefined }

function answer(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'POST') {
    forgetPages()
    save.end = () => response.end('saved')
    save.begin()
    return
  }
  next.asked += 1
  response.setHeader('Content-Type', next.type)
  response.setHeader('Cache-Control', next.cache)
  response.setHeader('Vary', 'rsc')
  response.setHeader('ETag', `"${next.text.length}${next.text.at(-1) ?? ''}"`)
  response.writeHead(next.status, { 'X-Seen': request.headers['accept-encoding'] ?? 'none' })
  response.write(next.text.slice(0, 10))
  response.end(next.text.slice(10))
}

let server: Server
let address: string
let path = 0

beforeAll(async () => {
  const serve = pageAnswers()
  server = createServer((request, response) => serve(request, response, () => answer(request, response)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  path += 1
  save.began = new Promise((resolve) => (save.begin = resolve))
  Object.assign(next, { asked: 0, text: `${'x'.repeat(5000)}1`, status: 200, cache: askAgain, type: 'text/html' })
})

const get = (headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(`${address}/page-${path}`, { method, headers, redirect: 'manual' })

describe('a page asked for again within a second', () => {
  test('is given as it was, in the coding that each reader takes', async () => {
    const codings = ['gzip, br', 'gzip', 'identity', 'gzip, br']
    const answers = []
    for (const coding of codings) answers.push(await get({ 'accept-encoding': coding }))
    expect(next.asked).toBe(1)
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null, 'br'])
    expect(new Set(await Promise.all(answers.map((each) => each.text())))).toEqual(new Set([next.text]))
    expect(answers.map(({ headers }) => headers.get('vary'))).toEqual(codings.map(() => 'rsc, Accept-Encoding'))
    expect(answers[3]?.headers.get('x-seen')).toBe('none')
  })

  test('is not sent to who has it, and has no body for who asks for its head', async () => {
    const etag = (await get()).headers.get('etag') ?? ''
    expect((await get({ 'if-none-match': `W/${etag}` })).status).toBe(304)
    const head = await get({ 'accept-encoding': 'identity' }, 'HEAD')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '5001', ''])
    expect((await get({ 'if-none-match': '"another"' })).status).toBe(200)
    expect(next.asked).toBe(1)
  })

  test('is asked for anew once something was saved', async () => {
    await (await get()).text()
    next.text = `${'y'.repeat(5000)}2`
    forgetPages()
    expect(await (await get()).text()).toBe(next.text)
    expect(next.asked).toBe(2)
  })

  test('is asked for anew once the save is answered, though Next still gave the old one meanwhile', async () => {
    const saved = fetch(`${address}/api/save`, { method: 'POST' })
    await save.began
    await (await get()).text()
    await (await get()).text()
    expect(next.asked).toBe(1)
    next.text = `${'y'.repeat(5000)}3`
    save.end()
    await (await saved).text()
    expect(await (await get()).text()).toBe(next.text)
  })
})

describe('goes to Next each time', () => {
  test.each<Record<string, string>>([
    { rsc: '1' },
    { 'next-router-prefetch': '1' },
    { 'next-action': 'x' },
    { 'x-nextjs-data': '1' },
    { 'x-matched-path': '/other' },
    { cookie: 'a=b; __prerender_bypass=x' },
  ])('what asks for something other than the page: %j', async (headers) => {
    await (await get()).text()
    await (await get(headers)).text()
    expect(next.asked).toBe(2)
  })

  test.each([
    { cache: 'private, no-store' },
    { status: 404 },
    { status: 500 },
    { status: 308, type: 'text/plain' },
    { type: 'application/json' },
  ])('what lasts no longer than its answer: %j', async (kind) => {
    Object.assign(next, kind)
    for (const coding of ['br', 'gzip', 'identity']) {
      const answered = await get({ 'accept-encoding': coding })
      expect(answered.status).toBe(next.status)
      expect(await answered.text()).toBe(next.text)
    }
    expect(next.asked).toBe(3)
  })

  test('an address with a query', async () => {
    for (const query of ['?a=1', '?a=1']) await (await fetch(`${address}/page-${path}${query}`)).text()
    expect(next.asked).toBe(2)
  })
})
