import type { Payload } from 'payload'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Subscriber } from '../changes/stream'
import { langOf, noteFallbacks } from '../fallbacks'
import type { ReadContext, Shape } from './documents'

const subscribers = new Map<string, Subscriber>()

vi.mock('../changes/stream', () => ({
  subscribe: (name: string, subscriber: Subscriber) => subscribers.set(name, subscriber),
}))

const { documentsOf, followWithDocuments } = await import('./documents')

type ReadArgs = { where: { id: { in: number[] } }; context: ReadContext }

/** A site with posts of these titles, each of which references a picture. */
function site(titles: Record<number, string>) {
  const find = vi.fn(({ where, context }: ReadArgs) => {
    const docs = where.id.in.filter((id) => id in titles).map((id) => ({ id, title: titles[id] }))
    for (const { id } of docs) context.named.add(`media:${id * 10}`)
    return Promise.resolve({ docs })
  })
  const collections = { posts: { config: { flattenedFields: [] } } }
  return { titles, find, payload: { find, collections } as unknown as Payload }
}

const changed = (key: string, scope: 'counts' | 'document' | 'everywhere' = 'document') =>
  subscribers.get('documents')?.([{ key, scope }])

let depth = 0
/** A read that no other test has cached: its depth is unique. */
const shapeOfItsOwn = (): Shape => ({ collection: 'posts', locale: 'en', fallbackLocale: false, depth: (depth += 1) })

describe('OPS-03 documents of lists', () => {
  test('are not cached before changes are followed', async () => {
    const [{ payload, find }, shape] = [site({ 1: 'a' }), shapeOfItsOwn()]
    await documentsOf(payload, shape, [1])
    await documentsOf(payload, shape, [1])
    expect(find).toHaveBeenCalledTimes(2)
  })

  describe('once changes are followed', () => {
    beforeEach(() => followWithDocuments()())

    test('concurrent calls share one read, and unpublished documents are left out', async () => {
      const [{ payload, find }, shape] = [site({ 1: 'a', 2: 'b' }), shapeOfItsOwn()]
      const lists = await Promise.all([[1, 2], [2, 1], [2]].map((ids) => documentsOf(payload, shape, ids)))
      expect(lists.map((docs) => [...docs.keys()].sort())).toEqual([[1, 2], [1, 2], [2]])
      expect(find).toHaveBeenCalledTimes(1)
      expect([...(await documentsOf(payload, shape, [1, 3])).keys()]).toEqual([1])
    })

    test.each([
      ['itself', 'posts:1', 'document', 'new'],
      ['what it names', 'media:10', 'everywhere', 'new'],
      ['its numbers', 'posts:1', 'counts', 'old'],
      ['another', 'posts:2', 'document', 'old'],
    ] as const)('are read again only when needed after a change of %s', async (_, key, scope, title) => {
      const [{ titles, payload }, shape] = [site({ 1: 'old' }), shapeOfItsOwn()]
      await documentsOf(payload, shape, [1])
      titles[1] = 'new'
      await changed(key, scope)
      expect((await documentsOf(payload, shape, [1])).get(1)?.title).toBe(title)
    })

    test('R-15 inside a transaction they are read at once, past the queue, and not cached', async () => {
      const [{ payload, find }, shape] = [site({ 1: 'a', 2: 'b' }), shapeOfItsOwn()]
      let end: (value: { docs: never[] }) => void = () => undefined
      find.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)))
      const queued = documentsOf(payload, shape, [2])
      await expect.poll(() => find).toHaveBeenCalledTimes(1)
      const docs = await documentsOf(payload, shape, [1], undefined, 'one')
      expect(docs.get(1)?.title).toBe('a')
      expect(find.mock.lastCall?.[0]).toMatchObject({ req: { transactionID: 'one' } })
      end({ docs: [] })
      await queued
      await documentsOf(payload, shape, [1])
      expect(find).toHaveBeenCalledTimes(3)
    })

    test('are not cached when a change arrives during the read', async () => {
      const [{ titles, payload, find }, shape] = [site({ 1: 'old' }), shapeOfItsOwn()]
      find.mockImplementationOnce(async ({ context }: ReadArgs) => {
        context.named.add('media:10')
        await changed('posts:1')
        return { docs: [{ id: 1, title: 'old' }] }
      })
      await documentsOf(payload, shape, [1])
      titles[1] = 'new'
      expect((await documentsOf(payload, shape, [1])).get(1)?.title).toBe('new')
    })

    test('a caller that mutates a document does not change the cached one', async () => {
      const [{ payload }, shape] = [site({ 1: 'a' }), shapeOfItsOwn()]
      Reflect.set((await documentsOf(payload, shape, [1])).get(1) ?? {}, 'title', 'mine')
      expect((await documentsOf(payload, shape, [1])).get(1)?.title).toBe('a')
    })

    test('D-21 cached documents still mark which strings fall back to another locale', async () => {
      const { payload, find } = site({})
      find.mockImplementation(() => {
        const doc = { id: 1, title: 'a', tips: [{ tip: 'b' }] }
        noteFallbacks(doc, [
          { locale: 'es', doc: { id: 1, title: 'a', tips: [{ tip: null }] } },
          { locale: 'en', doc: structuredClone(doc) },
        ])
        return Promise.resolve({ docs: [doc] })
      })
      const shape: Shape = { ...shapeOfItsOwn(), locale: 'es', areFallbacksNoted: true }
      for (const turn of [1, 2]) {
        const doc = (await documentsOf(payload, shape, [1])).get(1) as unknown as {
          title: string
          tips: { tip: string }[]
        }
        expect(langOf(doc, 'title'), `turn ${turn}`).toBeUndefined()
        expect(
          doc.tips.map((row) => langOf(row, 'tip')),
          `turn ${turn}`,
        ).toEqual(['en-US'])
      }
      expect(find).toHaveBeenCalledTimes(1)
    })

    test('related documents are read in one query, and recorded with their pictures as dependencies', async () => {
      const [{ payload, find }, shape] = [site({ 1: 'a', 2: 'b' }), shapeOfItsOwn()]
      for (const turn of [1, 2]) {
        const within: ReadContext = { withoutStats: true, named: new Set() }
        await documentsOf(payload, shape, [1, 2], within)
        expect([...within.named].sort(), `turn ${turn}`).toEqual(['media:10', 'media:20', 'posts:1', 'posts:2'])
      }
      expect(find).toHaveBeenCalledTimes(1)
    })

    test('a long read yields to other work between batches', async () => {
      const ids = Array.from({ length: 12 }, (_, index) => index + 1)
      const [{ payload, find }, shape] = [site(Object.fromEntries(ids.map((id) => [id, 'a']))), shapeOfItsOwn()]
      let [turns, isOver] = [0, false]
      const count = () => {
        turns += 1
        if (!isOver) setImmediate(count)
      }
      setImmediate(count)
      await documentsOf(payload, shape, ids)
      isOver = true
      expect(find).toHaveBeenCalledTimes(3)
      expect(turns).toBeGreaterThanOrEqual(2)
    })
  })
})
