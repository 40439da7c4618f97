import { expect, test } from 'vitest'
import { errorForLog } from './error-for-log'

test('L6 a fault is told without the query’s values, with its place, its code and its cause', () => {
  const cause = Object.assign(new Error('no such column: secret'), { code: 'SQLITE_ERROR' })
  const error = new Error('Failed query: select "a" from "b" where "c" = ?\nparams: reader@example.org', { cause })
  const said = errorForLog(error)
  expect(said).toMatch(/^Error: Failed query\n {4}at /)
  expect(said).toContain('caused by Error SQLITE_ERROR: no such column: secret')
  expect(said).not.toContain('reader@example.org')
  expect(said).not.toContain('select')
})

test('what is no error says of what kind it is, and a chain that closes on itself ends', () => {
  expect(errorForLog('a password')).toBe('string')
  const loop = new Error('loop')
  loop.cause = loop
  expect(errorForLog(loop).match(/caused by/g)).toHaveLength(5)
})
