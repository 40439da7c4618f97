import { expect, test } from 'vitest'
import { eachOnce } from './once'

const once = (value: unknown): unknown =>
  eachOnce(JSON.stringify)({ value } as Parameters<ReturnType<typeof eachOnce>>[0])

test('COM-03 a list holds each choice once, in its order, and what is no list is left to the rules', () => {
  expect(once([113, 7, 113, 7, 9])).toEqual([113, 7, 9])
  expect(once([{ a: 1 }, { a: 2 }, { a: 1 }])).toEqual([{ a: 1 }, { a: 2 }])
  for (const value of [undefined, null, 'x', []]) expect(once(value)).toEqual(value)
})
