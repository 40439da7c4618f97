import { describe, expect, test } from 'vitest'
import { canStillShow, hoursSince } from './meal-time'
import { syndromes } from './syndromes.data'

const now = new Date('2026-11-24T09:30').getTime()

describe('SAF-05 hours since the meal', () => {
  test.each([
    ['2026-11-24T09:00', 0.5],
    ['2026-11-23T21:30', 12],
    ['2026-11-24T09:30', 0],
  ])('a meal at %s was %s hours ago', (meal, hours) => {
    expect(hoursSince(meal, now)).toBe(hours)
  })

  test.each(['', 'yesterday', '2026-11-24T09:31', '2026-13-01T00:00'])(
    'a meal at %j, which is no past time, gives no hours',
    (meal) => {
      expect(hoursSince(meal, now)).toBeNull()
    },
  )

  const still = (hours: number): string[] =>
    syndromes.filter(({ onsetHours }) => canStillShow(onsetHours, hours)).map(({ slug }) => slug)

  test('all syndromes can still begin right after a meal, and the slow ones after one and three days', () => {
    expect(still(0)).toEqual(syndromes.map(({ slug }) => slug))
    expect(still(24)).toEqual(expect.arrayContaining(['amatoxin', 'gyromitrin', 'orellanine', 'allenic-norleucine']))
    expect(still(72)).toEqual(expect.arrayContaining(['orellanine', 'encephalopathy', 'rhabdomyolysis']))
    expect(still(72)).not.toContain('muscarine')
  })

  test('a syndrome of unknown onset can begin at any time', () => {
    expect(still(10_000)).toEqual(['other'])
  })
})
