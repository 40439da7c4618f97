import { expect, test } from 'vitest'
import { durationOfBoth, minutesOf, shortDuration } from './duration'

test.each([
  ['PT30M', 'en', '30m'],
  ['PT1H30M', 'en', '1h 30m'],
  ['pt90m', 'en', '1h 30m'],
  ['P1DT2H', 'en', '26h'],
  ['PT0M', 'en', '0m'],
  ['PT59M', 'en', '59m'],
  ['PT60M', 'en', '1h'],
  ['PT61M', 'en', '1h 1m'],
  ['PT25H', 'en', '25h'],
  ['PT1.5H', 'en', '1h 30m'],
  ['PT0,5H', 'es', '30\u00a0min'],
  ['PT90S', 'en', '2m'],
  ['PT20S', 'en', '1m'],
  ['P1W', 'en', '168h'],
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

test('BLK-09 two durations are added up, if both are known', () => {
  expect(durationOfBoth('PT1H30M', 'PT45M')).toBe('PT135M')
  expect(durationOfBoth('PT1H', null)).toBeNull()
})
