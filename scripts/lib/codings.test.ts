import { expect, test } from 'vitest'
import { codingFor } from './codings.mjs'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', undefined],
  ['identity', undefined],
  ['brotli', undefined],
  ['', undefined],
  [undefined, undefined],
])('of %j, %j is sent', (accepted, coding) => {
  expect(codingFor(accepted)).toBe(coding)
})
