import { expect, test } from 'vitest'
import { errorForLog } from './error-for-log'

test('L6 an error is logged without the query and its values, with stack, code and cause', () => {
  const cause = Object.assign(new Error('no such column: secret'), { code: 'SQLITE_ERROR' })
  const error = new Error('Failed query: select "a" from "b" where "c" = ?\nparams: reader@example.org', { cause })
  const said = errorForLog(error)
  expect(said).toMatch(/^Error: Failed query\n {4}at /)
  expect(said).toContain('caused by Error SQLITE_ERROR: no such column: secret')
  expect(said).not.toContain('reader@example.org')
  expect(said).not.toContain('select')
})

test('a value that is no Error is logged by its type, and a cyclic cause ends', () => {
  expect(errorForLog('a password')).toBe('string')
  const loop = new Error('loop')
  loop.cause = loop
  expect(errorForLog(loop).match(/caused by/g)).toHaveLength(5)
})
