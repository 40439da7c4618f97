import { expect, test, vi } from 'vitest'
import { keptText } from './kept'

vi.mock('@/cms/changes/stream', () => ({ subscribe: () => undefined }))

test('SEO-02 a text is made once', async () => {
  const make = vi.fn(() => Promise.resolve('written'))
  expect([await keptText('a', make), await keptText('a', make)]).toEqual(['written', 'written'])
  expect(make).toHaveBeenCalledTimes(1)
})

test('M2 of an invented address nothing is kept', async () => {
  const make = vi.fn(() => Promise.resolve(''))
  expect([await keptText('invented', make), await keptText('invented', make)]).toEqual(['', ''])
  expect(make).toHaveBeenCalledTimes(2)
})
