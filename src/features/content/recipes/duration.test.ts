import { expect, test } from 'vitest'
import { minutesOf, shortDuration } from './duration'

test.each([
  ['PT30M', 'en', '30m'],
  ['PT1H30M', 'en', '1h 30m'],
  ['pt90m', 'en', '1h 30m'],
  ['P1DT2H', 'en', '26h'],
  ['PT0M', 'en', '0m'],
  ['PT2H', 'es', '2\u00a0h'],
  ['PT1H30M', 'es', '1\u00a0h 30\u00a0min'],
  ['PT35M', 'pt', '35\u00a0min'],
] as const)('BLK-09 %s in %s is %s', (iso, locale, text) => {
  expect(shortDuration(iso, locale)).toBe(text)
})

test.each(['', 'P', 'PT', '90', 'an hour', 'PT-5M', 'PT1H30M<script>', null, undefined, 90, {}, ['PT5M']])(
  'BLK-09 %j is no duration',
  (iso) => {
    expect(minutesOf(iso)).toBeNull()
    expect(shortDuration(iso, 'en')).toBeNull()
  },
)
