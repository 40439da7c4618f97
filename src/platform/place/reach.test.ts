import { describe, expect, test } from 'vitest'
import { shipsTo } from './reach'

describe('SHP-01 whether a product ships to a place', () => {
  const spores = { only: [], not: ['US-CA', 'US-FL', 'DE'] }

  test.each([
    [null, 'yes'],
    ['', 'yes'],
    ['ES', 'yes'],
    ['US-OR', 'yes'],
    ['US-CA', 'no'],
    ['DE', 'no'],
    ['DE-BY', 'no'],
    ['US', 'byState'],
  ])('to %j: %s', (place, answer) => {
    expect(shipsTo(spores, place)).toBe(answer)
  })

  test.each([
    ['FR', 'no'],
    ['ES', 'yes'],
    ['US', 'byState'],
    ['US-CA', 'no'],
  ])('with a list of served countries, to %s: %s', (place, answer) => {
    expect(shipsTo({ only: ['ES', 'US'], not: ['US-CA'] }, place)).toBe(answer)
  })

  test('a country that is not served is “no”, not “by state”', () => {
    expect(shipsTo({ only: ['ES'], not: ['US-CA'] }, 'US')).toBe('no')
  })
})
