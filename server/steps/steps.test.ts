import { Readable } from 'node:stream'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bytesOf, compose, type Step } from '../exchange'
import { behind, incoming, page } from '../fixtures'
import { internalHeader } from '../../src/core/internal-headers'
import { internalRequest } from '../internal'
import { allowedMethods } from './allowed-methods'
import { analyticsHost } from './analytics-host'
import { conditional } from './conditional'
import { internalOnly } from './internal-only'
import { oneLocation } from './one-location'
import { pageCacheHeaders } from './page-cache-headers'
import { pagesAreRead } from './pages-are-read'
import { errorPages } from './error-pages'
import { clientAddress } from './client-address'
import { wellFormed } from './well-formed'

afterEach(() => vi.useRealTimers())

test('the steps stand in their order, each before the next', async () => {
  const order: string[] = []
  const step =
    (name: string): Step =>
    (request, next) => {
      order.push(name)
      return next(request)
    }
  const { next } = behind()
  expect((await compose([step('a'), step('b')], next)(incoming())).status).toBe(200)
  expect(order).toEqual(['a', 'b'])
})

describe('what is refused before a route is looked for', () => {
  test.each(['TRACE', 'CONNECT', 'PROPFIND', 'get'])('the method %s', async (method) => {
    const { next, received } = behind()
    const response = await allowedMethods(incoming({ method }), next)
    expect(response.status).toBe(405)
    expect(response.headers.allow).toContain('GET, HEAD, POST')
    expect(received).toEqual([])
  })

  test.each(['/api/%zz', '/_next/a%', '*', 'http://x/', '?a', '/a#b', '/a?b#c'])('the address %s', async (url) => {
    const { next } = behind()
    expect((await wellFormed(incoming({ url }), next)).status).toBe(400)
  })

  test.each([
    ['/%zz', '/page-not-found'],
    ['/es/%E0%A4%A?a=1', '/es/page-not-found'],
    ['/pt/mushrooms/a%', '/pt/page-not-found'],
  ])('ERR-01 the page %s shows what stands at %s, and is no page all the same', async (url, shown) => {
    const { next, received } = behind()
    expect((await wellFormed(incoming({ url }), next)).status).toBe(400)
    expect(received.map(({ url: one }) => one)).toEqual([shown])
    expect((await wellFormed(incoming({ url, method: 'POST' }), next)).headers['content-type']).toBe('application/json')
    expect(received.map(({ url: one }) => one)).toEqual([shown])
  })

  // URL parsers resolve these, and would find another route than the steps have seen.
  test.each([
    '/api/./internal/changes',
    '/api/x/../internal/changes',
    '/api/%2e%2E/admin',
    '/api/.%2e/admin',
    '/..',
    '/a/.?b',
    '/api\\internal/changes',
  ])('T-1P an address that is resolved later: %s', async (url) => {
    const { next, received } = behind()
    expect((await wellFormed(incoming({ url }), next)).status).toBe(400)
    expect(received).toEqual([])
  })

  test.each(['/.well-known/x', '/a/...', '/a..b/.c', '/search?q=../a\\b', '/a%2f..%2fb', '/'])(
    'and not one that says what it means: %s',
    async (url) => {
      expect((await wellFormed(incoming({ url, headers: { host: '[::1]:3000' } }), behind().next)).status).toBe(200)
    },
  )

  test.each(['a, b', 'a b', 'a/b', 'a@b', 'a:b', ''])('the host "%s"', async (name) => {
    expect((await wellFormed(incoming({ headers: { host: name } }), behind().next)).status).toBe(400)
  })

  test.each(['/api/internal/changes', '/api/internal', '//api//internal/x', '/api/%69nternal/changes?a'])(
    'a route of the server itself: %s',
    async (url) => {
      const { next, received } = behind()
      expect((await internalOnly(incoming({ url, headers: { [internalHeader]: 'guess' } }), next)).status).toBe(404)
      expect(received).toEqual([])
    },
  )

  test.each(['/API', '/Api/posts', '//api', '/apis', '/mushrooms', '/es/admin'])(
    'T-1O a call of a server function by way of %s',
    async (url) => {
      const { next, received } = behind()
      const headers = { 'next-action': '7f', cookie: 'payload-token=a' }
      const response = await pagesAreRead('http://x.test', false)(incoming({ method: 'POST', url, headers }), next)
      expect(response.status).toBe(405)
      expect(received).toEqual([])
    },
  )

  test.each(['OPTIONS', 'PUT'])('the method %s of a page', async (method) => {
    const { next, received } = behind()
    const response = await pagesAreRead('http://x.test', false)(incoming({ method, url: '/es/poison' }), next)
    expect(response).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
    expect(received).toEqual([])
  })

  test('the server reaches it, and nobody else hands its mark on', async () => {
    const { next, received } = behind()
    expect((await internalOnly(internalRequest('/api/internal/changes'), next)).status).toBe(200)
    await internalOnly(incoming({ headers: { [internalHeader]: 'guess', accept: '*/*' } }), next)
    expect(received[1]?.headers).toEqual({ accept: '*/*' })
  })
})

describe('the caller’s address', () => {
  const given = { headers: { 'x-forwarded-for': '203.0.113.9' } }

  test('is that of the connection, whatever the caller wrote', async () => {
    const { next, received } = behind()
    await clientAddress(false)(incoming(given), next)
    expect(received[0]?.headers['x-forwarded-for']).toBe('192.0.2.1')
  })

  test('is the proxy’s word where it is trusted', async () => {
    const { next, received } = behind()
    await clientAddress(true)(incoming(given), next)
    expect(received[0]?.headers['x-forwarded-for']).toBe('203.0.113.9')
  })
})

describe('a page the browser has', () => {
  const tagged = page({ headers: { 'content-type': 'text/html', etag: '"a"' } })

  test.each([{ 'if-none-match': '"a"' }, { 'if-none-match': 'W/"a", "b"' }, { 'if-none-match': '*' }])(
    'is not sent again: %j',
    async (headers) => {
      const { next, received } = behind(tagged)
      const response = await conditional(incoming({ headers: { ...headers, 'cache-control': 'no-cache' } }), next)
      expect(response).toEqual({ status: 304, headers: { etag: '"a"' }, body: null })
      expect(received[0]?.headers).toEqual({ 'cache-control': 'no-cache' })
    },
  )

  test.each([
    [{ 'if-none-match': '"b"' }, 'GET', tagged],
    [{}, 'GET', tagged],
    [{ 'if-none-match': '"a"' }, 'POST', tagged],
    [{ 'if-none-match': '"a"' }, 'GET', { ...tagged, status: 404 }],
  ])('is sent otherwise: %j of %s', async (headers, method, given) => {
    const { next } = behind(given)
    expect(await conditional(incoming({ headers, method }), next)).toEqual(given)
  })
})

describe('headers of pages', () => {
  test('no cache between keeps a page for long', async () => {
    const { next } = behind(page({ headers: { 'cache-control': 's-maxage=900, stale-while-revalidate' } }))
    expect((await pageCacheHeaders(incoming(), next)).headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    )
  })

  test('a redirect leads to one address', async () => {
    const { next } = behind(page({ status: 308, headers: { location: ['/a', '/a'] as unknown as string } }))
    expect((await oneLocation(incoming(), next)).headers.location).toBe('/a')
  })
})

describe('NAV-17 pages for what is missing or failed', () => {
  const notFound = page({
    body: Buffer.from('<a href="/es/page-not-found">Español</a><a href="/page-not-found">English</a>'),
  })

  test.each([
    ['/nothing', '/page-not-found', '/nothing'],
    ['/es/nothing/here?a=1', '/es/page-not-found', '/nothing/here'],
    ['/pt', '/pt/page-not-found', '/'],
  ])('%s is a 404 in its language, whose links stay at the address', async (url, requested, path) => {
    const { next, received } = behind(page({ status: 404, body: Buffer.from('shell') }), notFound)
    const response = await errorPages()(incoming({ url }), next)
    expect(response.status).toBe(404)
    expect(received[1]?.url).toBe(requested)
    expect((await bytesOf(response)).toString()).toContain(
      `<a href="/es${path}">Español</a><a href="${path}">English</a>`,
    )
  })

  test('the page for it is a 404 by its own address too', async () => {
    const { next } = behind(notFound)
    expect((await errorPages()(incoming({ url: '/es/page-not-found' }), next)).status).toBe(404)
  })

  test('M2 of an unknown address only its page is requested from Next, once a second', async () => {
    const { next, received } = behind(notFound)
    const step = errorPages((path) => path === '/nobody')
    for (const url of ['/es/nobody', '/es/nobody?a=1']) expect((await step(incoming({ url }), next)).status).toBe(404)
    expect(received.map(({ url }) => url)).toEqual(['/es/page-not-found'])
    const response = await step(incoming({ url: '/es/nobody' }), next)
    expect(response.headers['x-content-type-options']).toBe('nosniff')
    await step(incoming({ url: '/es/nobody', headers: { cookie: '__prerender_bypass=x' } }), next)
    await step(incoming({ url: '/es/nobody', headers: { rsc: '1' } }), next)
    expect(received.map(({ url }) => url)).toEqual(['/es/page-not-found', '/es/nobody', '/es/nobody'])
  })

  test('an address cannot write into it', async () => {
    const { next } = behind(page({ status: 404 }), notFound)
    const response = await errorPages()(incoming({ url: '/"><script>' }), next)
    expect((await bytesOf(response)).toString()).not.toContain('<script>')
  })

  test.each(['/$`', "/$'", '/$&', '/$$', '/$1'])('M2 %s stands for itself in it', async (path) => {
    const { next } = behind(page({ status: 404 }), notFound)
    const response = await errorPages()(incoming({ url: path }), next)
    const escaped = path.replace('&', '&amp;')
    expect((await bytesOf(response)).toString()).toBe(
      `<a href="/es${escaped}">Español</a><a href="${escaped}">English</a>`,
    )
  })

  test('while it is not there itself, nothing waits for what Next said of it', async () => {
    const body = new Readable({ read: () => undefined })
    const { next } = behind(page({ status: 404 }), page({ status: 500, body }))
    const response = await errorPages()(incoming({ url: '/es/x' }), next)
    expect(response.status).toBe(500)
    expect((await bytesOf(response)).toString()).toContain('lang="es"')
    expect(body.destroyed).toBe(true)
  })

  test.each([
    ['/es/x', 500, 'lang="es"'],
    ['/x', 503, 'lang="en"'],
  ])('a fault of %s keeps its status, in its language, in no cache', async (url, status, lang) => {
    const { next } = behind(page({ status, headers: { 'content-type': 'text/html', etag: '"a"' } }))
    const response = await errorPages()(incoming({ url }), next)
    expect(response.status).toBe(status)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.headers.etag).toBeUndefined()
    expect((await bytesOf(response)).toString()).toContain(lang)
  })

  test.each([
    ['a call', '/api/x', 404, 'text/html'],
    ['the admin', '/admin/x', 404, 'text/html'],
    ['data', '/x', 404, 'text/x-component'],
    ['a page that is there', '/x', 200, 'text/html'],
  ])('%s is left as it is', async (_, url, status, type) => {
    const given = page({ status, headers: { 'content-type': type } })
    const { next } = behind(given)
    expect(await errorPages()(incoming({ url }), next)).toEqual(given)
  })
})

describe('ANL-01 the host that the owner measures with', () => {
  const policy = "default-src 'self'; script-src 'self' 'unsafe-inline'; img-src 'self'; connect-src 'self'; frame-src"
  const response = page({ headers: { 'content-security-policy': policy } })
  const policyOf = async (url: string, host?: string): Promise<unknown> =>
    (await analyticsHost(host)(incoming({ url }), behind(response).next)).headers['content-security-policy']

  test('is let in by its origin where scripts, calls and pictures are named, and nowhere else', async () => {
    expect(await policyOf('/posts', 'https://stats.example:8443/below')).toBe(
      "default-src 'self'; script-src 'self' 'unsafe-inline' https://stats.example:8443; img-src 'self' https://stats.example:8443; connect-src 'self' https://stats.example:8443; frame-src",
    )
  })

  test.each(['/admin', '/admin/login?x'])('stays out of %s', async (url) => {
    expect(await policyOf(url, 'https://stats.example')).toBe(policy)
  })

  test('is nobody by default', async () => expect(await policyOf('/')).toBe(policy))

  test('a response without a policy gets none', async () => {
    const outgoing = await analyticsHost('https://stats.example')(incoming(), behind(page()).next)
    expect(outgoing.headers).not.toHaveProperty('content-security-policy')
  })
})
