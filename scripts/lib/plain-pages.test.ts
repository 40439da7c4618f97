import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorTexts } from '@/platform/i18n/error-texts'
import { answerPlainly, errorPage } from './plain-pages.mjs'

describe('the error page', () => {
  test.each([
    ['/', 'en', '/'],
    ['/mushrooms/species?page=2', 'en', '/'],
    ['/especial', 'en', '/'],
    ['/es', 'es', '/es'],
    ['/es?x=/pt', 'es', '/es'],
    ['/pt/search?q=a', 'pt', '/pt'],
  ] as const)('of %s speaks %s and leads to %s', (url, locale, home) => {
    const page = errorPage(url)
    expect(page).toContain(`<html lang="${locale}">`)
    expect(page).toContain(errorTexts[locale].title)
    expect(page).toContain(`<a href="${home}">${errorTexts[locale].home}</a>`)
  })

  test('is whole without scripts, in both themes, and repeats nothing of the address', () => {
    const page = errorPage('/es/<b>x</b>')
    expect(page).not.toMatch(/<script|<b>| on\w+=/)
    expect(page).toContain('prefers-color-scheme: dark')
  })
})

describe('what Next answered', () => {
  /** What stands for Next. */
  const next = { status: 500, type: 'text/html; charset=utf-8', body: '<p>This page couldn’t load</p>' }
  let server: Server
  let address: string

  beforeAll(async () => {
    server = createServer((request, response) => {
      const { port } = server.address() as AddressInfo
      answerPlainly(request, response, port)
      const isNotFoundPage = request.url === '/es/page-not-found'
      response.setHeader('Content-Type', next.type)
      response.setHeader('ETag', '"next"')
      response.writeHead(isNotFoundPage ? 200 : next.status)
      response.end(isNotFoundPage ? 'our not-found page' : next.body)
    })
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    address = `http://localhost:${(server.address() as AddressInfo).port}`
  })
  beforeEach(() => Object.assign(next, { status: 500, type: 'text/html; charset=utf-8' }))
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  const get = (path: string, init?: RequestInit): Promise<Response> => fetch(address + path, init)

  test.each([500, 503])('with %i gives way to our error page, which no cache keeps', async (status) => {
    next.status = status
    const answer = await get('/es/anything')
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
      status,
      'no-store',
      null,
    ])
    expect(await answer.text()).toBe(errorPage('/es/anything'))
  })

  test('with 404 gives way to our not-found page', async () => {
    next.status = 404
    const answer = await get('/es/anything')
    expect([answer.status, await answer.text()]).toEqual([404, 'our not-found page'])
  })

  test('has no body for who asks for its head', async () => {
    const answer = await get('/pt', { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([500, ''])
  })

  test.each<[string, string, Record<string, string>, Partial<typeof next>]>([
    ['the API', '/api/likes', {}, {}],
    ['the admin', '/admin', {}, {}],
    ["a page's data", '/es', { rsc: '1' }, {}],
    ['JSON', '/es', {}, { type: 'application/json' }],
    ['what is well', '/es', {}, { status: 200 }],
  ])('stays for %s', async (_, path, headers, over) => {
    Object.assign(next, over)
    expect(await (await get(path, { headers })).text()).toBe(next.body)
  })
})
