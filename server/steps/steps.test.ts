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

test('compose runs the steps in their order', async () => {
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

describe('checks before a route is looked up', () => {
  test.each(['TRACE', 'CONNECT', 'PROPFIND', 'get'])('the method %s is rejected', async (method) => {
    const { next, received } = behind()
    const response = await allowedMethods(incoming({ method }), next)
    expect(response.status).toBe(405)
    expect(response.headers.allow).toContain('GET, HEAD, POST')
    expect(received).toEqual([])
  })

  test.each(['/api/%zz', '/_next/a%', '*', 'http://x/', '?a', '/a#b', '/a?b#c'])(
    'the address %s is rejected',
    async (url) => {
      const { next } = behind()
      expect((await wellFormed(incoming({ url }), next)).status).toBe(400)
    },
  )

  test.each([
    ['/%zz', '/page-not-found'],
    ['/es/%E0%A4%A?a=1', '/es/page-not-found'],
    ['/pt/mushrooms/a%', '/pt/page-not-found'],
  ])('ERR-01 a malformed page address %s shows %s with status 400', async (url, shown) => {
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
  ])('T-1P an address that a URL parser would resolve to another is rejected: %s', async (url) => {
    const { next, received } = behind()
    expect((await wellFormed(incoming({ url }), next)).status).toBe(400)
    expect(received).toEqual([])
  })

  test.each(['/.well-known/x', '/a/...', '/a..b/.c', '/search?q=../a\\b', '/a%2f..%2fb', '/'])(
    'an address whose dots or slashes are not resolved is accepted: %s',
    async (url) => {
      expect((await wellFormed(incoming({ url, headers: { host: '[::1]:3000' } }), behind().next)).status).toBe(200)
    },
  )

  test.each(['a, b', 'a b', 'a/b', 'a@b', 'a:b', ''])('the host "%s" is rejected', async (name) => {
    expect((await wellFormed(incoming({ headers: { host: name } }), behind().next)).status).toBe(400)
  })

  test.each(['/api/internal/changes', '/api/internal', '//api//internal/x', '/api/%69nternal/changes?a'])(
    'an internal route is rejected for other callers: %s',
    async (url) => {
      const { next, received } = behind()
      expect((await internalOnly(incoming({ url, headers: { [internalHeader]: 'guess' } }), next)).status).toBe(404)
      expect(received).toEqual([])
    },
  )

  test.each(['/API', '/Api/posts', '//api', '/apis', '/mushrooms', '/es/admin'])(
    'T-1O a call of a server function at %s is rejected',
    async (url) => {
      const { next, received } = behind()
      const headers = { 'next-action': '7f', cookie: 'payload-token=a' }
      const response = await pagesAreRead('http://x.test', false)(incoming({ method: 'POST', url, headers }), next)
      expect(response.status).toBe(405)
      expect(received).toEqual([])
    },
  )

  test.each(['OPTIONS', 'PUT'])('the method %s on a page is rejected', async (method) => {
    const { next, received } = behind()
    const response = await pagesAreRead('http://x.test', false)(incoming({ method, url: '/es/poison' }), next)
    expect(response).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
    expect(received).toEqual([])
  })

  test('a request of the server itself is accepted, and a guessed internal header is removed', async () => {
    const { next, received } = behind()
    expect((await internalOnly(internalRequest('/api/internal/changes'), next)).status).toBe(200)
    await internalOnly(incoming({ headers: { [internalHeader]: 'guess', accept: '*/*' } }), next)
    expect(received[1]?.headers).toEqual({ accept: '*/*' })
  })
})

describe('the client’s IP address', () => {
  const given = { headers: { 'x-forwarded-for': '203.0.113.9' } }

  test('is that of the connection, whatever the header says', async () => {
    const { next, received } = behind()
    await clientAddress(false)(incoming(given), next)
    expect(received[0]?.headers['x-forwarded-for']).toBe('192.0.2.1')
  })

  test('is that of the proxy’s header where the proxy is trusted', async () => {
    const { next, received } = behind()
    await clientAddress(true)(incoming(given), next)
    expect(received[0]?.headers['x-forwarded-for']).toBe('203.0.113.9')
  })
})

describe('a page that the browser has cached', () => {
  const tagged = page({ headers: { 'content-type': 'text/html', etag: '"a"' } })

  test.each([{ 'if-none-match': '"a"' }, { 'if-none-match': 'W/"a", "b"' }, { 'if-none-match': '*' }])(
    'is answered with 304: %j',
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
  ])('is sent whole: %j of %s', async (headers, method, given) => {
    const { next } = behind(given)
    expect(await conditional(incoming({ headers, method }), next)).toEqual(given)
  })
})

describe('headers of pages', () => {
  test('a page is revalidated at every request, by browsers and shared caches', async () => {
    const { next } = behind(page({ headers: { 'cache-control': 's-maxage=900, stale-while-revalidate' } }))
    expect((await pageCacheHeaders(incoming(), next)).headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    )
  })

  test('a redirect has one Location', async () => {
    const { next } = behind(page({ status: 308, headers: { location: ['/a', '/a'] as unknown as string } }))
    expect((await oneLocation(incoming(), next)).headers.location).toBe('/a')
  })
})

describe('NAV-17 pages for a missing or failed address', () => {
  const notFound = page({
    body: Buffer.from('<a href="/es/page-not-found">Español</a><a href="/page-not-found">English</a>'),
  })

  test.each([
    ['/nothing', '/page-not-found', '/nothing'],
    ['/es/nothing/here?a=1', '/es/page-not-found', '/nothing/here'],
    ['/pt', '/pt/page-not-found', '/'],
  ])('%s is a 404 in its locale, whose links of other locales stay at the address', async (url, requested, path) => {
    const { next, received } = behind(page({ status: 404, body: Buffer.from('shell') }), notFound)
    const response = await errorPages()(incoming({ url }), next)
    expect(response.status).toBe(404)
    expect(received[1]?.url).toBe(requested)
    expect((await bytesOf(response)).toString()).toContain(
      `<a href="/es${path}">Español</a><a href="${path}">English</a>`,
    )
  })

  test('the address of the not-found page is itself a 404', async () => {
    const { next } = behind(notFound)
    expect((await errorPages()(incoming({ url: '/es/page-not-found' }), next)).status).toBe(404)
  })

  test('M2 an address known to be missing requests only its not-found page from Next, once a second', async () => {
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

  test('an address is escaped in the not-found page', async () => {
    const { next } = behind(page({ status: 404 }), notFound)
    const response = await errorPages()(incoming({ url: '/"><script>' }), next)
    expect((await bytesOf(response)).toString()).not.toContain('<script>')
  })

  test.each(['/$`', "/$'", '/$&', '/$$', '/$1'])(
    'M2 %s in an address is not a replacement pattern in the not-found page',
    async (path) => {
      const { next } = behind(page({ status: 404 }), notFound)
      const response = await errorPages()(incoming({ url: path }), next)
      const escaped = path.replace('&', '&amp;')
      expect((await bytesOf(response)).toString()).toBe(
        `<a href="/es${escaped}">Español</a><a href="${escaped}">English</a>`,
      )
    },
  )

  test('a failing not-found page is replaced at once, without waiting for its body', async () => {
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
  ])('an error of %s keeps its status and locale, and is not cached', async (url, status, lang) => {
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
  ])('%s is passed on unchanged', async (_, url, status, type) => {
    const given = page({ status, headers: { 'content-type': type } })
    const { next } = behind(given)
    expect(await errorPages()(incoming({ url }), next)).toEqual(given)
  })
})

describe('ANL-01 the host of the analytics', () => {
  const policy = "default-src 'self'; script-src 'self' 'unsafe-inline'; img-src 'self'; connect-src 'self'; frame-src"
  const response = page({ headers: { 'content-security-policy': policy } })
  const policyOf = async (url: string, host?: string): Promise<unknown> =>
    (await analyticsHost(host)(incoming({ url }), behind(response).next)).headers['content-security-policy']

  test('is allowed by its origin for scripts, calls and pictures, and nowhere else', async () => {
    expect(await policyOf('/posts', 'https://stats.example:8443/below')).toBe(
      "default-src 'self'; script-src 'self' 'unsafe-inline' https://stats.example:8443; img-src 'self' https://stats.example:8443; connect-src 'self' https://stats.example:8443; frame-src",
    )
  })

  test.each(['/admin', '/admin/login?x'])('is not added to the policy of %s', async (url) => {
    expect(await policyOf(url, 'https://stats.example')).toBe(policy)
  })

  test('is not set by default', async () => expect(await policyOf('/')).toBe(policy))

  test('adds no policy to a response without one', async () => {
    const outgoing = await analyticsHost('https://stats.example')(incoming(), behind(page()).next)
    expect(outgoing.headers).not.toHaveProperty('content-security-policy')
  })
})
