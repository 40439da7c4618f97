import { readFileSync } from 'node:fs'
import vm from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const origin = 'https://sporeprint.test'
const screen = `${origin}/es/poison`
const source = readFileSync('public/poison-worker.js', 'utf8')

type Listener = (event: object) => void

/** Runs the service worker as a browser does, with a mocked server. */
function run(server: (address: string) => Promise<Response>, scope = screen, search = '') {
  const listeners: Record<string, Listener> = {}
  const entries = new Map<string, Response>()
  const keyOf = (one: string | { url: string }): string => new URL(typeof one === 'string' ? one : one.url, origin).href
  const serve = vi.fn((one: string | { url: string }) => server(keyOf(one)))
  const cache = {
    match: (one: string) => Promise.resolve(entries.get(keyOf(one))?.clone()),
    keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
    delete: (one: { url: string }) => Promise.resolve(entries.delete(one.url)),
    put: (one: string, response: Response) => Promise.resolve(void entries.set(keyOf(one), response)),
    add: async (one: string) => {
      const response = await serve(one)
      if (!response.ok) throw new TypeError('bad response')
      entries.set(keyOf(one), response)
    },
  }
  vm.runInNewContext(source, {
    self: {
      registration: { scope },
      location: { origin, search },
      clients: { claim: () => Promise.resolve() },
      skipWaiting: () => Promise.resolve(),
      addEventListener: (kind: string, listener: Listener) => (listeners[kind] = listener),
    },
    caches: { open: () => Promise.resolve(cache), match: cache.match, keys: () => Promise.resolve([]) },
    fetch: serve,
    setTimeout,
    Date,
    URL,
    URLSearchParams,
    Response,
  })
  /** Dispatches an event; returns the response that it got, and a promise for all that it waits for. */
  const tell = (kind: string, event: object) => {
    const waits: Promise<unknown>[] = []
    const told: { answer?: Promise<Response> } = {}
    listeners[kind]?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => waits.push(promise),
      respondWith: (answer: Promise<Response>) => (told.answer = answer),
    })
    return { answer: told.answer, done: () => Promise.all(waits) }
  }
  const open = (url = screen) => tell('fetch', { request: { method: 'GET', mode: 'navigate', url } })
  const keptText = async (): Promise<string | undefined> => (await cache.match(screen))?.text()
  return { tell, open, keptText, entries, serve }
}

const page = (html: string, init: ResponseInit = {}): Response =>
  new Response(html, { headers: { date: new Date().toUTCString() }, ...init })
const textOf = async (answer: Promise<Response> | undefined): Promise<string | undefined> => (await answer)?.text()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('SAF-05 the service worker of the poison screen', () => {
  /** A worker that has cached `old`; `next` is the server's response from then on. */
  const withCopy = async (next: () => Promise<Response>) => {
    const state = { next: () => Promise.resolve(page('old')) }
    const worker = run(() => state.next())
    await worker.tell('install', {}).done()
    state.next = next
    return worker
  }

  test('caches the screen with its scripts and styles, and no fonts', async () => {
    const html = `<link href="/_next/static/a.css"><script src="/_next/static/b.js?dpl=1"></script>
      <script>self.f.push("[\\"/_next/static/c.js\\"]")</script><link href="/_next/static/media/d.woff2">`
    const { tell, entries } = run((address) => Promise.resolve(page(address === screen ? html : 'part')))
    await tell('install', {}).done()
    expect([...entries.keys()].map((one) => one.replace(origin, '')).toSorted()).toEqual([
      '/_next/static/a.css',
      '/_next/static/b.js',
      '/_next/static/c.js',
      '/es/poison',
    ])
  })

  test('deletes files of an earlier build, but none that another locale’s screen uses', async () => {
    const { open, entries } = await withCopy(() => Promise.resolve(page('<script src="/_next/static/new.js">')))
    for (const part of ['old', 'shared']) entries.set(`${origin}/_next/static/${part}.js`, page('part'))
    entries.set(`${origin}/pt/poison`, page('<script src="/_next/static/shared.js">'))
    await open().done()
    expect([...entries.keys()].map((one) => one.replace(origin, '')).toSorted()).toEqual([
      '/_next/static/new.js',
      '/_next/static/shared.js',
      '/es/poison',
      '/pt/poison',
    ])
  })

  test.each([429, 500, 502, 503])(
    'serves the cached screen when the server returns %s, and does not cache that',
    async (status) => {
      const { open, keptText } = await withCopy(() => Promise.resolve(page('bad', { status })))
      const { answer, done } = open()
      expect(await textOf(answer)).toBe('old')
      await done()
      expect(await keptText()).toBe('old')
    },
  )

  test('serves the cached screen offline', async () => {
    const { open } = await withCopy(() => Promise.reject(new TypeError('offline')))
    expect(await textOf(open().answer)).toBe('old')
  })

  test('serves the cached screen offline with a trailing slash or a query, and no other path', async () => {
    const { open } = await withCopy(() => Promise.reject(new TypeError('offline')))
    expect(await textOf(open(`${screen}/`).answer)).toBe('old')
    expect(await textOf(open(`${screen}/?from=mail`).answer)).toBe('old')
    expect(open(`${screen}/more`).answer).toBeUndefined()
  })

  test('serves the screen offline under the prefixed path that the server would redirect', async () => {
    const state = { isAway: false }
    const server = (): Promise<Response> =>
      state.isAway ? Promise.reject(new TypeError('offline')) : Promise.resolve(page('help'))
    const { tell, open, entries } = run(server, `${origin}/en/poison`, '?screen=/poison')
    await tell('install', {}).done()
    expect([...entries.keys()]).toEqual([`${origin}/poison`])
    state.isAway = true
    expect(await textOf(open(`${origin}/en/poison`).answer)).toBe('help')
    expect(open(`${origin}/poison`).answer).toBeUndefined()
  })

  test('serves the cached screen after four seconds without a response, and the late one updates it', async () => {
    const { open, keptText } = await withCopy(
      () => new Promise((resolve) => setTimeout(() => resolve(page('late')), 9_000)),
    )
    const { answer, done } = open()
    await vi.advanceTimersByTimeAsync(3_900)
    const early = vi.fn()
    void answer?.then(early)
    await vi.advanceTimersByTimeAsync(50)
    expect(early).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(await textOf(answer)).toBe('old')
    await vi.advanceTimersByTimeAsync(9_000)
    await done()
    expect(await keptText()).toBe('late')
  })

  test('serves and caches a good response with a single request', async () => {
    const { open, keptText, serve } = await withCopy(() => Promise.resolve(page('new')))
    serve.mockClear()
    const { answer, done } = open(`${screen}?from=mail`)
    expect(await textOf(answer)).toBe('new')
    await done()
    expect(await keptText()).toBe('new')
    expect(serve).toHaveBeenCalledTimes(1)
  })

  test('is not installed by a 503, and passes an error on while nothing is cached', async () => {
    const { tell, open, keptText } = run(() => Promise.resolve(page('bad', { status: 503 })))
    await expect(tell('install', {}).done()).rejects.toThrow('503')
    const { answer, done } = open()
    expect((await answer)?.status).toBe(503)
    await done()
    expect(await keptText()).toBeUndefined()
  })

  test('ignores pages whose path only begins alike', async () => {
    const { open } = await withCopy(() => Promise.resolve(page('new')))
    expect(open(`${origin}/es/poisonous-plants`).answer).toBeUndefined()
  })

  test('renews the screen on a page’s message once it is half a day old', async () => {
    const { tell, keptText } = await withCopy(() => Promise.resolve(page('new')))
    await tell('message', { data: 'renew' }).done()
    expect(await keptText()).toBe('old')
    await vi.advanceTimersByTimeAsync(13 * 60 * 60 * 1000)
    await tell('message', { data: 'renew' }).done()
    expect(await keptText()).toBe('new')
  })
})
