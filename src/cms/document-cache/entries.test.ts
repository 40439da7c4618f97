import { describe, expect, test } from 'vitest'
import { createEntries, type Entry } from './entries'

const entry = (text: string, ...names: string[]): Entry => ({ text, names: new Set(names) })
const cache = (characters = 1000) => createEntries({ characters, milliseconds: 60_000 })

describe('OPS-03 entries of the document cache', () => {
  test('a change drops those that depend on the changed document, and no others', () => {
    const entries = cache()
    entries.set('a', entry('a', 'posts:1', 'media:1'))
    entries.set('b', entry('b', 'posts:2', 'media:1'))
    entries.set('c', entry('c', 'posts:3'))
    entries.drop(['media:1', 'media:9'])
    expect(['a', 'b', 'c'].filter((key) => entries.get(key))).toEqual(['c'])
    expect(entries.names()).toBe(1)
  })

  test('a change drops an entry by its latest dependencies', () => {
    const entries = cache()
    entries.set('a', entry('old', 'posts:1', 'media:1'))
    entries.set('a', entry('new', 'posts:1', 'media:2'))
    entries.drop(['media:1'])
    expect(entries.get('a')?.text).toBe('new')
    entries.drop(['media:2'])
    expect(entries.get('a')).toBeUndefined()
    expect(entries.names()).toBe(0)
  })

  test('evicted or oversized entries leave no dependency behind', () => {
    const entries = cache(10)
    for (let id = 1; id <= 50; id += 1) entries.set(`posts:${id}`, entry('12345678', `posts:${id}`))
    expect(entries.names()).toBe(1)
    entries.set('large', entry('x'.repeat(20), 'posts:99'))
    expect(entries.names()).toBe(1)
  })
})
