import { expect, test } from 'vitest'
import { isRecord } from './is-record'

test.each([{}, { a: 1 }, Object.create(null)])('%o is a record', (value) => {
  expect(isRecord(value)).toBe(true)
})

test.each([null, undefined, [], [{}], 'text', 0, () => ({})])('%o is no record', (value) => {
  expect(isRecord(value)).toBe(false)
})
