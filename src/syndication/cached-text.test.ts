import { expect, test, vi } from 'vitest'
import { cachedText } from './cached-text'

vi.mock('@/cms/changes/stream', () => ({ subscribe: () => undefined }))

test('SEO-02 cachedText computes a text once', async () => {
  const make = vi.fn(() => Promise.resolve('written'))
  expect([await cachedText('a', make), await cachedText('a', make)]).toEqual(['written', 'written'])
  expect(make).toHaveBeenCalledTimes(1)
})

test('M2 an empty text is not cached', async () => {
  const make = vi.fn(() => Promise.resolve(''))
  expect([await cachedText('invented', make), await cachedText('invented', make)]).toEqual(['', ''])
  expect(make).toHaveBeenCalledTimes(2)
})
