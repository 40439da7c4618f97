import type { Payload } from 'payload'
import { expect, test, vi } from 'vitest'
import type { Change } from './log'
import { followChanges, openStream, subscribe } from './stream'

const { rows, pruned } = vi.hoisted(() => ({ rows: [] as { id: number; key: string }[], pruned: { times: 0 } }))

vi.mock('./log', () => ({
  openCursor: () => Promise.resolve({ last: rows.at(-1)?.id ?? 0, missing: new Map() }),
  pruneChanges: () => {
    pruned.times += 1
    return Promise.resolve()
  },
  readChanges: (_: unknown, { last }: { last: number }) => {
    const found = rows.filter(({ id }) => id > last)
    return Promise.resolve({
      changes: found.map(({ key }) => ({ key, scope: 'document' })),
      cursor: { last: found.at(-1)?.id ?? last, missing: new Map() },
    })
  },
}))

const keysOf = (changes: readonly Change[]): string[] => changes.map(({ key }) => key)

test('OPS-06 every subscriber gets each change once, in order, from its subscription on', async () => {
  rows.push({ id: 1, key: 'posts:1' })
  await openStream({} as unknown as Payload)
  const pages: string[] = []
  const model: string[] = []
  subscribe('pages', (changes) => void pages.push(...keysOf(changes)))
  subscribe('model', (changes) => void model.push(...keysOf(changes)))
  expect(await followChanges()).toBe(false)
  rows.push({ id: 2, key: 'posts:2' }, { id: 3, key: 'products:1' })
  expect(await followChanges()).toBe(true)
  expect(await followChanges()).toBe(false)
  expect(pages).toEqual(['posts:2', 'products:1'])
  expect(model).toEqual(pages)
})

test('OPS-06 a change that a subscriber failed to apply is delivered again', async () => {
  let isAway = true
  const heard: string[] = []
  subscribe('model', (changes) => {
    if (isAway) return Promise.reject(new Error('the database is away'))
    heard.push(...keysOf(changes))
    return Promise.resolve()
  })
  rows.push({ id: 4, key: 'posts:4' })
  await expect(followChanges()).rejects.toThrow('away')
  isAway = false
  expect(await followChanges()).toBe(true)
  expect(heard).toEqual(['posts:4'])
})

test('L9 old changes are pruned once an hour while the site runs', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const hour = 3_600_000
  const begun = Date.now() + 2 * hour
  const before = pruned.times
  for (const [passed, times] of [
    [0, 1],
    [hour / 2, 1],
    [hour + 1, 2],
  ] as const) {
    vi.setSystemTime(begun + passed)
    await followChanges()
    expect(pruned.times - before).toBe(times)
  }
  vi.useRealTimers()
})
