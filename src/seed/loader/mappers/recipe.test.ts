import { expect, test } from 'vitest'
import { shortDuration } from './recipe'

test.each([
  ['PT30M', 'en', '30m'],
  ['PT1H30M', 'en', '1h 30m'],
  ['PT2H', 'es', '2\u00a0h'],
  ['PT1H30M', 'es', '1\u00a0h 30\u00a0min'],
  ['PT35M', 'pt', '35\u00a0min'],
] as const)('BLK-09 %s in %s is %s', (iso, locale, text) => {
  expect(shortDuration(iso, locale)).toBe(text)
})
