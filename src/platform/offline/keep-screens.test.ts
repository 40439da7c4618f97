import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepScreens } from './keep-screens'

describe('SAF-05 keepScreens caches the poison screens from any page', () => {
  const all = ['/poison', '/es/poison', '/pt/poison']
  const stored = new Map<string, string>()
  const kept = new Set<string>()
  const renewed = vi.fn()
  const updated = vi.fn(() => Promise.reject(new TypeError('offline')))
  const register = vi.fn((_script: string, _options: { scope: string }) =>
    Promise.resolve({ active: { postMessage: renewed }, update: updated }),
  )
  const scopes = (): string[] => register.mock.calls.map(([, { scope }]) => scope)

  const browser = (connection: object = {}): void => {
    vi.stubGlobal('navigator', { serviceWorker: { register }, connection })
  }
  beforeEach(() => {
    stored.clear()
    kept.clear()
    vi.clearAllMocks()
    browser()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
    })
    vi.stubGlobal('caches', { match: (path: string) => Promise.resolve(kept.has(path) ? {} : undefined) })
  })
  afterEach(() => void vi.unstubAllGlobals())

  test('in every locale, each by its own service worker', async () => {
    await keepScreens('es')
    expect(scopes().toSorted()).toEqual(['/en/poison', ...all].toSorted())
    expect(renewed.mock.calls).toEqual([['renew'], ['renew'], ['renew'], ['renew']])
  })

  test('also under the default locale’s prefix, which a server would redirect', async () => {
    await keepScreens('en')
    expect(register).toHaveBeenLastCalledWith('/poison-worker.js?screen=/poison', { scope: '/en/poison' })
  })

  test('after updating each worker, though its screen is never opened', async () => {
    await keepScreens('en')
    expect(updated).toHaveBeenCalledTimes(4)
  })

  test('only in the page’s locale where the browser saves data', async () => {
    browser({ saveData: true })
    await keepScreens('pt')
    expect(scopes()).toEqual(['/pt/poison'])
    kept.add('/pt/poison').add('/es/poison')
    await keepScreens('pt')
    await keepScreens('pt')
    await keepScreens('es')
    expect(scopes()).toEqual(['/pt/poison', '/pt/poison', '/es/poison'])
  })

  test('once a day, and at every page until all are cached', async () => {
    await keepScreens('en')
    await keepScreens('en')
    expect(register).toHaveBeenCalledTimes(8)
    for (const path of all) kept.add(path)
    await keepScreens('en')
    await keepScreens('en')
    expect(register).toHaveBeenCalledTimes(12)
  })

  test('not in a browser without service workers', async () => {
    vi.stubGlobal('navigator', {})
    await keepScreens('en')
    expect(register).not.toHaveBeenCalled()
  })
})
