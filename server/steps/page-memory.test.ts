import { afterEach, describe, expect, test, vi } from 'vitest'
import { changedHeader } from '../../src/core/internal-headers'
import { bytesOf } from '../exchange'
import { behind, incoming, page } from '../fixtures'
import { pageMemory } from './page-memory'

afterEach(() => vi.useRealTimers())

describe('a page cached in memory', () => {
  const kept = (body: string, etag = body) =>
    page({ headers: { 'content-type': 'text/html', 'cache-control': 's-maxage=900', etag }, body: Buffer.from(body) })

  const textOf = async (response: Parameters<typeof bytesOf>[0]): Promise<string> =>
    (await bytesOf(response)).toString()

  test('is sent for one second without calling Next', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const step = pageMemory()
    const { next, received } = behind(kept('one'), kept('two'))
    expect(await textOf(await step(incoming(), next))).toBe('one')
    vi.advanceTimersByTime(999)
    expect(await textOf(await step(incoming(), next))).toBe('one')
    expect(received).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(await textOf(await step(incoming(), next))).toBe('two')
  })

  test('keeps its compressed body when it renders with the same ETag', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const step = pageMemory()
    const { next } = behind(kept('one', 'x'), kept('one', 'x'))
    const first = await step(incoming(), next)
    vi.advanceTimersByTime(2000)
    expect((await step(incoming(), next)).body).toBe(first.body)
  })

  test('is dropped by a change, also if its request began before', async () => {
    const step = pageMemory()
    const waiting: (() => void)[] = []
    const slow = step(incoming({ url: '/slow' }), async () => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return kept('old')
    })
    const { next } = behind(kept('one'), kept('two'))
    await step(incoming(), next)
    const saved = await step(incoming({ method: 'POST', url: '/api/posts' }), () =>
      Promise.resolve(page({ headers: { [changedHeader]: '1', 'content-type': 'application/json' } })),
    )
    expect(saved.headers).toEqual({ 'content-type': 'application/json' })
    waiting[0]?.()
    await slow
    expect(await textOf(await step(incoming(), next))).toBe('two')
    expect(await textOf(await step(incoming({ url: '/slow' }), behind(kept('new')).next))).toBe('new')
  })

  test.each([
    ['with a query', incoming({ url: '/?page=2' })],
    ['of a draft', incoming({ headers: { cookie: 'a=b; __prerender_bypass=x' } })],
    ['of data', incoming({ headers: { rsc: '1' } })],
    ['of Next’s own headers', incoming({ headers: { 'x-nextjs-data': '1' } })],
    ['of the admin', incoming({ url: '/admin/x' })],
    ['of a call', incoming({ url: '/api/users/me' })],
    ['of a file', incoming({ url: '/icon.svg' })],
    ['by POST', incoming({ method: 'POST' })],
  ])('is not made from a request %s', async (_, request) => {
    const step = pageMemory()
    const { next, received } = behind(kept('one'))
    await step(request, next)
    await step(request, next)
    expect(received).toHaveLength(2)
  })

  test.each([
    ['a 404', { status: 404 }],
    ['what may not be shared', { headers: { 'content-type': 'text/html', 'cache-control': 'private' } }],
    ['what sets a cookie', { headers: { ...kept('a').headers, 'set-cookie': ['a=b'] } }],
  ])('is not made from %s', async (_, over) => {
    const step = pageMemory()
    const { next, received } = behind({ ...kept('one'), ...over })
    await step(incoming(), next)
    await step(incoming(), next)
    expect(received).toHaveLength(2)
  })
})
