import { expect, test } from 'vitest'
import { fallbackOf } from './plugin'

test.each([
  ['es', ['en', 'pt'], ['en', 'pt']],
  ['es', ['pt', 'en', 'pt', 'en'], ['pt', 'en']],
  ['es', 'en', ['en']],
  ['es', ['es', 'es', 'en'], ['en']],
  ['en', 'en', false],
  ['en', [], false],
  ['en', false, false],
  ['en', undefined, false],
] as const)('OPS-03 %s with the fallback %j is kept as %j', (locale, fallbackLocale, expected) => {
  expect(fallbackOf({ locale, fallbackLocale } as unknown as Parameters<typeof fallbackOf>[0])).toEqual(expected)
})
