import { describe, expect, test } from 'vitest'
import { filterRules } from './rules'

describe('filterRules', () => {
  test.each([
    ['2026-01-01T00:00:00Z', 'n1', 's1'],
    ['2026-07-31T23:59:59Z', 'n7', 's7'],
    // The month is that of UTC, whatever the time zone.
    ['2026-12-31T23:30:00-05:00', 'n1', 's1'],
  ])('FLT-12 “in season now” stands for the month in UTC, at %s', (moment, north, south) => {
    const now = filterRules('mushrooms').standIns.get('season')
    expect(now?.get('now-n')?.(new Date(moment))).toBe(north)
    expect(now?.get('now-s')?.(new Date(moment))).toBe(south)
    expect([...(now?.keys() ?? [])]).toEqual(['now-n', 'now-s'])
  })

  test('FLT-12 price and rating are ranges, in the collections that have them', () => {
    expect([...filterRules('products').ranges]).toEqual(['price', 'rating'])
    expect([...filterRules('vendors').ranges]).toEqual(['rating'])
    expect([...filterRules('posts').ranges]).toEqual([])
  })

  test('NAV-04 lists the facets whose values come from documents', () => {
    expect(filterRules('products').entries).toEqual(['species', 'vendor'])
    expect(filterRules('projects').entries).toEqual(['place', 'species'])
    expect(filterRules('mushrooms').entries).toEqual([])
  })
})
