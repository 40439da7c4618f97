import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call, siteUrl } from '../setup/client'
import { expectRefusal } from '../setup/envelope'
import { cleanUp, fileForm, makeOne, picture, remember, unique } from '../setup/fixtures'
import { member } from '../setup/members'
import { exchange, statusOf } from '../setup/raw-request'

afterAll(cleanUp)

describe('L2 regressions', () => {
  test('TRACE is a 405', async () => {
    expect(await statusOf('TRACE /api/posts')).toBe('405')
  })

  test('deleting an unknown preference is a 404 for an admin, and otherwise a 403', async () => {
    const { token } = await member('preferences')
    for (const [one, status] of [
      [null, 403],
      [token, 403],
      [await asAdmin(), 404],
    ] as const)
      expectRefusal(await call('/api/payload-preferences/999999', { method: 'DELETE', token: one }), status)
  })

  test('a file whose name contains NUL is stored', async () => {
    const form = fileForm(await picture(), 'a\u0000b.png', 'image/png', { alt: 'NUL' })
    const response = await call('/api/media', { form, token: await asAdmin() })
    expect(response.status).toBe(201)
    remember('media', response)
  })
})

describe('L3 a rating that is no number', () => {
  test.each(['5', '5abc', '4.99999999999999999999', ' 5 ', '0x5', '', [5], true])('%j is refused', async (rating) => {
    const doc = await makeOne('products')
    const { token } = await member('rating')
    const body = {
      doc: { relationTo: 'products', value: doc },
      review: 'A text of some length',
      headline: 'One',
      rating,
    }
    expectRefusal(await call('/api/reviews', { body, token }), 400)
    const { json } = await call(`/api/reviews?where[doc.value][equals]=${doc}`, { token: await asAdmin() })
    expect(json.totalDocs).toBe(0)
  })
})

describe('L4 a malformed id', () => {
  test.each([
    ['GET', '/api/products/abc'],
    ['DELETE', '/api/likes/abc'],
    ['PATCH', '/api/products/1abc'],
  ])('%s %s is a 404', async (method, path) => {
    for (const token of [null, await asAdmin()])
      expectRefusal(await call(path, { method, token, ...(method === 'PATCH' ? { raw: '{}' } : {}) }), 404)
  })
})

test('L5 a request with an Upgrade header gets its response over HTTP/1.1', async () => {
  const result = await exchange(
    'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n',
    'head',
  )
  expect(result).toMatch(/^HTTP\/1\.1 200 /)
  const socket = await exchange(
    'GET /admin HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    'head',
  )
  expect(socket).toMatch(/^HTTP\/1\.1 200 /)
})

test('L7 the admin leads a member to their account and does not send its configuration', async () => {
  const { token } = await member('curious')
  const headers = { cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' }
  for (const path of ['/admin', '/admin/collections/posts']) {
    const response = await call(path, { headers })
    expect(response.headers.get('location') ?? response.text, path).toContain('/account')
    expect(response.text.length, path).toBeLessThan(60_000)
    expect(response.text).not.toContain('seed-records')
  }
})

describe('L9 odd file names, redirect circles and conditional requests', () => {
  test.each(['con.png', 'aux.png', '....png', ' .png', 'nul'])(
    'a picture called %s is stored and shown',
    async (name) => {
      const form = fileForm(await picture(), name.includes('.') ? name : `${name}.png`, 'image/png', { alt: 'Odd' })
      const response = await call('/api/media', { form, token: await asAdmin() })
      expect(response.status, response.text).toBe(201)
      remember('media', response)
      const url = new URL(String(at(response.json, 'doc.url')), siteUrl)
      expect((await call(url.pathname)).status, url.pathname).toBe(200)
    },
  )

  test('a picture of 39,000 by 10 pixels is rejected', async () => {
    const strip = await sharp({ create: { width: 39_000, height: 10, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    const form = fileForm(Uint8Array.from(strip), 'strip.png', 'image/png', { alt: 'Strip' })
    expectRefusal(await call('/api/media', { form, token: await asAdmin() }), 400)
  })

  test('redirects that lead back to themselves are rejected, by a change of one too', async () => {
    const [one, two, three] = ['one', 'two', 'three'].map((name) => `/${unique(name)}`)
    const token = await asAdmin()
    const lead = (from = '', url = '') => call('/api/redirects', { body: { from, to: { type: 'custom', url } }, token })
    remember('redirects', await lead(one, two))
    remember('redirects', await lead(two, three))
    const refused = await call('/api/redirects', {
      body: { from: three, to: { type: 'custom', url: `/es${one ?? ''}` } },
      token,
      headers: { 'accept-language': 'es' },
    })
    expectRefusal(refused, 400)
    const straight = await lead(three, '/posts')
    const id = remember('redirects', straight)
    const body = { to: { type: 'custom', url: one } }
    expectRefusal(await call(`/api/redirects/${id}`, { method: 'PATCH', body, token }), 400)
  })

  test('If-None-Match: * makes a page a 304', async () => {
    expect((await call('/posts', { headers: { 'if-none-match': '*' } })).status).toBe(304)
  })
})

describe('M2 number of documents of a list by its depth', () => {
  test('a hundred categories at depth 2 are a 200', async () => {
    expect((await call('/api/categories?limit=100&depth=2')).status).toBe(200)
  })

  test.each(['limit=51&depth=1', 'limit=11&depth=2'])(
    '%s is a 400 for a visitor and a 200 for an admin',
    async (query) => {
      const response = await call(`/api/products?${query}`, { headers: { 'accept-language': 'es' } })
      expectRefusal(response, 400)
      expect(response.json.message).toContain('depth')
      expect((await call(`/api/products?${query}`, { token: await asAdmin() })).status).toBe(200)
    },
  )

  test('a page is a 200 once its publication is acknowledged, and a 404 once it is unpublished', async () => {
    const slug = unique('soon')
    expect((await call(`/posts/${slug}`)).status).toBe(404)
    const id = await makeOne('posts', { slug, title: slug })
    expect((await call(`/posts/${slug}`)).status).toBe(200)
    await call(`/api/posts/${id}`, { method: 'PATCH', body: { _status: 'draft' }, token: await asAdmin() })
    expect((await call(`/posts/${slug}`)).status).toBe(404)
  })
})
