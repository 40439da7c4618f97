import { beforeEach, describe, expect, test, vi } from 'vitest'
import RouteCache from './handler.cjs'

type Handler = InstanceType<typeof RouteCache>
type Value = Parameters<Handler['set']>[1]
type Read = Parameters<Handler['get']>[1]

const read: unknown = { kind: 'APP_PAGE', isFallback: false }
const cacheControl = { revalidate: 900, expire: 86_400 }

const page = (html: string): Value =>
  ({ kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': '_N_T_/layout' } }) as unknown as Value

test('a Buffer is serialised as base64, not as a list of numbers', () => {
  const bytes = Buffer.alloc(30_000, 200)
  const text = JSON.stringify({ rscData: bytes })
  expect(text.length).toBeLessThan(1.5 * bytes.length)
  const { data } = (JSON.parse(text) as { rscData: { data: string } }).rscData
  expect(Buffer.from(data, 'base64').equals(bytes)).toBe(true)
})

describe('the route cache keeps a page', () => {
  /** A new handler per request, as Next creates them. */
  const handler = (): Handler =>
    new RouteCache({ fs: {}, serverDistDir: '/nowhere', maxMemoryCacheSize: 1_000_000 } as never)
  let key = ''

  beforeEach(() => {
    key = `/en/${crypto.randomUUID()}`
    return () => vi.useRealTimers()
  })

  const kept = async (): Promise<unknown> =>
    ((await handler().get(key, read as Read))?.value as { html?: string } | null)?.html
  const keep = (html: string): Promise<void> => handler().set(key, page(html), { cacheControl })

  test('after it was rendered', async () => {
    expect(await kept()).toBeUndefined()
    await keep('first')
    expect(await kept()).toBe('first')
  })

  test('unless a change came while it was rendered', async () => {
    await kept()
    await handler().revalidateTag('_N_T_/layout')
    expect(await kept()).toBeUndefined()
    await keep('from before the change')
    expect(await kept()).toBeUndefined()
    await keep('after it')
    expect(await kept()).toBe('after it')
  })

  test('unless a change came while the stale page was rendered again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await keep('first')
    vi.advanceTimersByTime(901_000)
    expect(await kept()).toBe('first')
    await handler().revalidateTag('another')
    await keep('from before the change')
    expect(await kept()).toBe('first')
  })
})
