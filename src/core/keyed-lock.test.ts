import { expect, test } from 'vitest'
import { keyedLock } from './keyed-lock'

test('a keyed lock is granted in order, and other keys do not wait', async () => {
  const locks = keyedLock<string>()
  const got: string[] = []
  const take = async (key: string, name: string): Promise<() => void> => {
    const release = await locks.take(key)
    got.push(name)
    return release
  }
  const [first, second, third] = [take('a', 'first'), take('a', 'second'), take('a', 'third')]
  const other = await take('b', 'other')
  expect([locks.length('a'), locks.length('b')]).toEqual([3, 1])
  expect(got).toEqual(['first', 'other'])
  other()
  for (const waiting of [first, second, third]) (await waiting)()
  expect(got).toEqual(['first', 'other', 'second', 'third'])
  expect([locks.length('a'), locks.length('b')]).toEqual([0, 0])
})
