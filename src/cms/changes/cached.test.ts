import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Subscriber } from './stream'

const subscribers = new Map<string, Subscriber>()

vi.mock('./stream', () => ({
  subscribe: (name: string, subscriber: Subscriber) => subscribers.set(name, subscriber),
}))

const { followWithCached, cached } = await import('./cached')

const changed = (key: string, scope: 'counts' | 'document' | 'everywhere' = 'document') =>
  subscribers.get('cached-values')?.([{ key, scope }])

describe('what is cached of whole collections', () => {
  test('is nothing while no changes are heard of', async () => {
    const make = vi.fn(() => Promise.resolve(1))
    await cached('early', ['mushrooms'], make)
    await cached('early', ['mushrooms'], make)
    expect(make).toHaveBeenCalledTimes(2)
  })

  describe('once changes are heard of', () => {
    beforeEach(() => followWithCached()())

    test('is made once, for all calls at once', async () => {
      const make = vi.fn(() => Promise.resolve('a'))
      const send = () => cached('once', ['mushrooms'], make)
      expect(await Promise.all([send(), send(), send()])).toEqual(['a', 'a', 'a'])
      expect(make).toHaveBeenCalledTimes(1)
    })

    test.each([
      ['a document of the collection', 'mushrooms:12', 'document', 2],
      ['a count of it', 'mushrooms:12', 'counts', 1],
      ['another collection', 'products:12', 'everywhere', 1],
    ] as const)('after a change of %s', async (_, key, scope, times) => {
      const make = vi.fn(() => Promise.resolve('b'))
      const name = `${key} ${scope}`
      await cached(name, ['mushrooms'], make)
      await changed(key, scope)
      await cached(name, ['mushrooms'], make)
      expect(make).toHaveBeenCalledTimes(times)
    })

    test.each([
      ['of any collection', 'products:12', 'everywhere', 2],
      ['of a count', 'products:12', 'counts', 1],
    ] as const)('what may name anything is made again after a change %s', async (_, key, scope, times) => {
      const make = vi.fn(() => Promise.resolve('d'))
      await cached(`all ${scope}`, 'all', make)
      await changed(key, scope)
      await cached(`all ${scope}`, 'all', make)
      expect(make).toHaveBeenCalledTimes(times)
    })

    test('is what was read after a change, where one came while it was read', async () => {
      let finish: (value: string) => void = () => undefined
      const first = cached('slow', ['mushrooms'], () => new Promise<string>((resolve) => (finish = resolve)))
      await changed('mushrooms:1')
      const second = cached('slow', ['mushrooms'], () => Promise.resolve('new'))
      finish('old')
      expect(await Promise.all([first, second])).toEqual(['old', 'new'])
      expect(await cached('slow', ['mushrooms'], () => Promise.resolve('never'))).toBe('new')
    })

    test('is read again after a quarter of an hour, for changes that nobody noted', async () => {
      vi.useFakeTimers({ toFake: ['Date'] })
      const make = vi.fn(() => Promise.resolve('c'))
      await cached('old', ['mushrooms'], make)
      vi.advanceTimersByTime(899_000)
      await cached('old', ['mushrooms'], make)
      expect(make).toHaveBeenCalledTimes(1)
      vi.advanceTimersByTime(2_000)
      await cached('old', ['mushrooms'], make)
      expect(make).toHaveBeenCalledTimes(2)
      vi.useRealTimers()
    })

    test('is not a failure', async () => {
      await expect(cached('failing', ['mushrooms'], () => Promise.reject(new Error('away')))).rejects.toThrow('away')
      expect(await cached('failing', ['mushrooms'], () => Promise.resolve('back'))).toBe('back')
    })
  })
})
