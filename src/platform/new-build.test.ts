import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadForNewBuild } from './new-build'

const gone = Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js'), { name: 'ChunkLoadError' })
const reload = vi.fn()
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  reload.mockClear()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a page whose script chunks are gone is reloaded, at most once a minute', () => {
  const now = 1_800_000_000_000
  expect([now, now + 1000, now + 61_000].map((at) => reloadForNewBuild(gone, at))).toEqual([true, false, true])
  expect(reload).toHaveBeenCalledTimes(2)
})

test('any other error does not reload the page', () => {
  expect(reloadForNewBuild(new TypeError('x is not a function'))).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('a browser without storage is not reloaded', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied')
    },
  })
  expect(reloadForNewBuild(gone)).toBe(false)
})
