import { describe, expect, test, vi } from 'vitest'
import { behind, incoming } from '../fixtures'
import { movedAddresses } from './moved-addresses'

describe('NAV-17 an address that only a redirect has', () => {
  const step = movedAddresses(
    (path) =>
      path === '/old.html' ? Promise.resolve('/new?a=1#b') : path === '/bad' ? Promise.reject(new Error('away')) : null,
    () => null,
  )

  test('is redirected with its query, and not passed on', async () => {
    const { next, received } = behind()
    const { status, headers } = await step(incoming({ url: '/old.html?c=2' }), next)
    expect([status, headers.location, headers['x-content-type-options']]).toEqual([308, '/new?a=1&c=2#b', 'nosniff'])
    expect(received).toEqual([])
  })

  test('NAV-15 an address in capitals is redirected to lower case, unless a redirect has it', async () => {
    const known = movedAddresses(
      (path) => (path === '/ES/Old' ? Promise.resolve('/es/new') : null),
      (path) => (/^\/ES\/(?:Old|Posts)$/.test(path) ? path.toLowerCase() : null),
    )
    for (const [url, to] of [
      ['/Es/other?page=2', '/es/other?page=2'],
      ['/ES/Posts?sort=titleA', '/es/posts?sort=titleA'],
      ['/ES/Old', '/es/new'],
    ] as const)
      expect((await known(incoming({ url }), behind().next)).headers.location).toBe(to)
  })

  test.each([
    { url: '/other' },
    { url: '/old.html', method: 'POST' },
    { url: '/old.html', headers: { rsc: '1' } },
    { url: '/old.html', headers: { cookie: '__prerender_bypass=a' } },
  ])('any other request is passed on: %j', async (request) => {
    const { next, received } = behind()
    expect((await step(incoming(request), next)).status).toBe(200)
    expect(received).toHaveLength(1)
  })

  test('an address whose redirect cannot be read is passed on', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
    expect((await step(incoming({ url: '/bad' }), behind().next)).status).toBe(200)
    expect(said).toHaveBeenCalledOnce()
    said.mockRestore()
  })
})
