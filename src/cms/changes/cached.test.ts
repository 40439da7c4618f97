import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Subscriber } from './stream'

const subscribers = new Map<string, Subscriber>()

vi.mock('./stream', () => ({
  subscribe: (name: string, subscriber: Subscriber) => subscribers.set(name, subscriber),
}))

const { followWithCached, cached } = await import('./cached')

const changed = (key: string, scope: 'counts' | 'document' | 'everywhere' = 'document') =>
  subscribers.get('cached-values')?.([{ key, scope }])

describe('cached values of whole collections', () => {
  test('are not kept before changes are followed', async () => {
    const make = vi.fn(() => Promise.resolve(1))
    await cached('early', ['mushrooms'], make)
    await cached('early', ['mushrooms'], make)
    expect(make).toHaveBeenCalledTimes(2)
  })

  describe('once changes are followed', () => {
    beforeEach(() => followWithCached()())

    test('concurrent calls share one computation', async () => {
      const make = vi.fn(() => Promise.resolve('a'))
      const send = () => cached('once', ['mushrooms'], make)
      expect(await Promise.all([send(), send(), send()])).toEqual(['a', 'a', 'a'])
      expect(make).toHaveBeenCalledTimes(1)
    })

    test.each([
      ['a document of the collection', 'mushrooms:12', 'document', 2],
      ['a count of it', 'mushrooms:12', 'counts', 1],
      ['another collection', 'products:12', 'everywhere', 1],
    ] as const)('are recomputed only if it affects them: after a change of %s', async (_, key, scope, times) => {
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
    ] as const)(
      'a value of all collections is recomputed only if it affects it: after a change %s',
      async (_, key, scope, times) => {
        const make = vi.fn(() => Promise.resolve('d'))
        await cached(`all ${scope}`, 'all', make)
        await changed(key, scope)
        await cached(`all ${scope}`, 'all', make)
        expect(make).toHaveBeenCalledTimes(times)
      },
    )

    test('a change during a computation discards its result', async () => {
      let finish: (value: string) => void = () => undefined
      const first = cached('slow', ['mushrooms'], () => new Promise<string>((resolve) => (finish = resolve)))
      await changed('mushrooms:1')
      const second = cached('slow', ['mushrooms'], () => Promise.resolve('new'))
      finish('old')
      expect(await Promise.all([first, second])).toEqual(['old', 'new'])
      expect(await cached('slow', ['mushrooms'], () => Promise.resolve('never'))).toBe('new')
    })

    test('a value expires after 15 minutes, for changes that were not recorded', async () => {
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

    test('a failure is not cached', async () => {
      await expect(cached('failing', ['mushrooms'], () => Promise.reject(new Error('away')))).rejects.toThrow('away')
      expect(await cached('failing', ['mushrooms'], () => Promise.resolve('back'))).toBe('back')
    })
  })
})
