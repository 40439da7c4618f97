import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { knownPlaces } from './mark-place'
import { keepPlace, keptPlace, onPlace, tellCart } from './place-store'

const marked = vi.fn<(kept: string) => void>()

/** A cookie jar with `document.cookie`'s getter and setter. */
function cookieJar(): object {
  const cookies = new Map<string, string>()
  return {
    documentElement: { dataset: {} },
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0\b/.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
}

describe('SHP-01 the place cookie that the cart reads', () => {
  const stored = new Map<string, string>()

  beforeEach(() => {
    stored.clear()
    vi.stubGlobal('document', cookieJar())
    vi.stubGlobal('navigator', { language: 'en-US' })
    vi.stubGlobal('window', Object.assign(new EventTarget(), { [knownPlaces]: { mark: marked } }))
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
      removeItem: (name: string) => stored.delete(name),
    })
  })
  afterEach(() => void vi.unstubAllGlobals())

  test('is not set while there is no cart', () => {
    keepPlace('ES')
    expect(keptPlace()).toBe('ES')
    expect(document.cookie).toBe('')
  })

  test.each(['cart-count=2', 'cart-count=0'])(
    'is set when a place is selected, once there is a cart (%s)',
    (cookie) => {
      document.cookie = cookie
      keepPlace('US-CA')
      expect(document.cookie).toBe(`${cookie}; place=US-CA`)
    },
  )

  test('is updated with the place once it was set, and deleted with it', () => {
    keepPlace('ES')
    tellCart()
    keepPlace('PT')
    expect(document.cookie).toBe('place=PT')
    keepPlace('')
    expect(document.cookie).toBe('')
    expect(keptPlace()).toBeNull()
  })

  test('is the place after a form without scripts, until another is selected', () => {
    document.cookie = 'place=US-OR'
    expect(keptPlace()).toBe('US-OR')
    tellCart()
    expect(document.cookie).toBe('place=US-OR')
    keepPlace('')
    expect(keptPlace()).toBeNull()
  })

  test('is set before the page’s listeners are called', () => {
    document.cookie = 'cart-count=1'
    const heard: string[] = []
    const stop = onPlace(() => heard.push(document.cookie))
    keepPlace('CL')
    stop()
    keepPlace('PE')
    expect(heard).toEqual(['cart-count=1; place=CL'])
  })

  test('is deleted before the storage event of another tab', () => {
    keepPlace('ES')
    tellCart()
    const heard: (string | null)[] = []
    localStorage.removeItem = (name) => {
      stored.delete(name)
      heard.push(keptPlace())
    }
    keepPlace('')
    expect(heard).toEqual([null])
  })
})

describe('SAF-05 SAF-07 the place without localStorage', () => {
  const forbidden = (): never => {
    throw new Error('SecurityError')
  }

  beforeEach(() => {
    vi.resetModules()
    marked.mockClear()
    vi.stubGlobal('document', cookieJar())
    vi.stubGlobal('window', Object.assign(new EventTarget(), { [knownPlaces]: { mark: marked } }))
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  })
  afterEach(() => void vi.unstubAllGlobals())

  test('without cookies too, is kept for the page, reaches listeners and can be cleared', async () => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
    const store = await import('./place-store')
    const heard: (string | null)[] = []
    const stop = store.onPlace(() => heard.push(store.keptPlace()))
    for (const place of ['ES', 'US-CA', '']) store.keepPlace(place)
    stop()
    expect(heard).toEqual(['ES', 'US-CA', null])
    expect(marked.mock.calls).toEqual([['ES'], ['US-CA'], ['']])
  })

  test('is kept in the cookie, which the next page reads', async () => {
    const first = await import('./place-store')
    first.keepPlace('ES')
    expect(document.cookie).toBe('place=ES')
    vi.resetModules()
    const next = await import('./place-store')
    expect(next.keptPlace()).toBe('ES')
    next.keepPlace('')
    expect(document.cookie).toBe('')
    expect(next.keptPlace()).toBeNull()
  })

  test('with full storage, the new selection replaces the stored one', async () => {
    vi.stubGlobal('localStorage', { getItem: () => 'FR', setItem: forbidden, removeItem: forbidden })
    const { keepPlace: keep, keptPlace: kept } = await import('./place-store')
    expect(kept()).toBe('FR')
    keep('ES')
    expect(kept()).toBe('ES')
  })
})
