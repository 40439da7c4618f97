import { Readable } from 'node:stream'
import { afterEach, describe, expect, test, vi } from 'vitest'
import es from '../../messages/es.json' with { type: 'json' }
import { bytesOf } from '../exchange'
import { behind, incoming, page } from '../fixtures'
import { pointsOf, price } from './price'

const html = { 'content-type': 'text/html; charset=utf-8' }
const from = (address: string, url = '/search?q=a') => incoming({ url, headers: { 'x-forwarded-for': address } })

afterEach(() => {
  vi.useRealTimers()
})

describe('OPS-03 M2 what a response costs', () => {
  test.each([
    ['a page drawn anew', '/search', page({ headers: html }), 3],
    ['a page from memory', '/posts', page({ headers: { ...html, 'x-nextjs-cache': 'HIT' } }), 0],
    ['a page that is not there', '/nothing', page({ status: 404, headers: html }), 1],
    ['a small call', '/api/counts', page({ headers: { 'content-type': 'application/json' } }), 0],
    [
      'a call of a megabyte',
      '/api/posts',
      page({ headers: { 'content-type': 'application/json' }, body: Buffer.alloc(1024 * 1024) }),
      16,
    ],
    ['a feed made anew', '/posts/feed.xml', page({ headers: { 'content-type': 'application/atom+xml' } }), 1],
    ['markdown that is not there', '/posts/x.md', page({ status: 404, headers: { 'content-type': 'text/plain' } }), 1],
    ['a picture', '/api/media/file/a.webp', page({ headers: { 'content-type': 'image/webp' } }), 0],
    ['a page of the admin, which anybody asks for', '/admin/login', page({ headers: html }), 3],
    ['a heavy file', '/api/x', page({ headers: { 'content-length': '2097152' }, body: null }), 32],
  ])('%s', (_, url, response, points) => {
    expect(pointsOf(incoming({ url }), response)).toBe(points)
  })
})

describe('M2 a visitor who has spent the points of the minute', () => {
  test('is rejected in the locale of the page, and other visitors are not', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
    const step = price(true)
    const { next, received } = behind(page({ headers: html }))
    for (let index = 0; index < 250; index += 1) await step(from('192.0.2.1', `/es/search?q=${index}`), next)
    expect(received).toHaveLength(200)
    const refused = await step(from('192.0.2.1', '/es/search'), next)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const said = (await bytesOf(refused)).toString()
    expect(said).toContain('<html lang="es">')
    // The page reports no fault, but how long to wait.
    expect(said).toContain(`<h1>${es.refusals.tooManyPages}</h1>`)
    expect(said).toContain(`Espere ${refused.headers['retry-after'] as string} segundos`)
    expect((await step(from('192.0.2.1', '/api/counts'), next)).headers['content-type']).toBe('application/json')
    expect((await step(from('192.0.2.1', '/api/health/live'), next)).status).toBe(200)
    expect((await step(from('192.0.2.2'), next)).status).toBe(200)
    vi.advanceTimersByTime(61_000)
    expect((await step(from('192.0.2.1'), next)).status).toBe(200)
  })

  test('is rejected where all requests arrive at once', async () => {
    const step = price(true)
    const { next } = behind(page({ headers: html }))
    const pending = Array.from({ length: 500 }, (_, index) => step(from('192.0.2.3', `/search?q=${index}`), next))
    const responses = await Promise.all(pending)
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(200)
  })

  test('may still read cached pages, and the poison page', async () => {
    const step = price(true)
    const kept = behind(page({ headers: { ...html, 'x-nextjs-cache': 'HIT' } })).next
    for (let index = 0; index < 700; index += 1)
      expect((await step(from('192.0.2.4', `/posts?utm_source=${index}`), kept)).status).toBe(200)
    const { next } = behind(page({ headers: html }))
    for (let index = 0; index < 250; index += 1) await step(from('192.0.2.4'), next)
    expect((await step(from('192.0.2.4'), next)).status).toBe(429)
    for (const url of ['/poison', '/es/poison', '/pt/poison?country=BR'])
      expect((await step(from('192.0.2.4', url), next)).status).toBe(200)
  })

  test('is counted by network where the address is IPv6', async () => {
    const step = price(true)
    const { next } = behind(page({ headers: html }))
    for (let index = 0; index < 200; index += 1) await step(from(`2001:db8:1:2::${index.toString(16)}`), next)
    expect((await step(from('2001:db8:1:2:ffff::1'), next)).status).toBe(429)
    expect((await step(from('2001:db8:1:3::1'), next)).status).toBe(200)
  })

  test('has also spent them on streamed responses', async () => {
    const step = price(true)
    const headers = { 'content-type': 'application/json' }
    const megabytes = () => Readable.from(Array.from({ length: 20 }, () => Buffer.alloc(1024 * 1024)))
    for (let index = 0; index < 2; index += 1) {
      const { next } = behind(page({ headers, body: megabytes() }))
      expect(await bytesOf(await step(from('192.0.2.5', '/api/posts'), next))).toHaveLength(20 * 1024 * 1024)
    }
    const { next } = behind(page({ headers }))
    const refused = await step(from('192.0.2.5', '/api/posts?locale=es'), next)
    expect(refused.status).toBe(429)
    expect((await bytesOf(refused)).toString()).toContain('Demasiadas peticiones')
  })

  test('is not rejected where rate limits are off', async () => {
    const step = price(false)
    const { next, received } = behind(page({ headers: html }))
    for (let index = 0; index < 250; index += 1) await step(from('192.0.2.1'), next)
    expect(received).toHaveLength(250)
  })
})
