import { expect, test } from 'vitest'
import { eachOnce } from './once'

const once = (value: unknown): unknown =>
  eachOnce(JSON.stringify)({ value } as Parameters<ReturnType<typeof eachOnce>>[0])

test('COM-03 eachOnce removes duplicates in order, and leaves what is no list to validation', () => {
  expect(once([113, 7, 113, 7, 9])).toEqual([113, 7, 9])
  expect(once([{ a: 1 }, { a: 2 }, { a: 1 }])).toEqual([{ a: 1 }, { a: 2 }])
  for (const value of [undefined, null, 'x', []]) expect(once(value)).toEqual(value)
})
