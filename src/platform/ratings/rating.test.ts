import { describe, expect, test } from 'vitest'
import { shownRating } from './rating'

const unrated = { average: 5, best: 5, count: 1, rated: false }

describe('D-04: what is rendered of a rating', () => {
  test.each([
    null,
    undefined,
    {},
    { averageRating: null, reviewCount: 0, impressionCount: 0 },
    { averageRating: 3, reviewCount: 0, impressionCount: 0 },
    { averageRating: null, reviewCount: 2, impressionCount: 0 },
  ])('%j renders average 5 of 5 and count 1, marked as unrated', (rating) => {
    expect(shownRating(rating)).toEqual(unrated)
  })

  test('COM-09 a rating has the given average, and counts reviews and impressions together', () => {
    const rating = { averageRating: 2.5, reviewCount: 3, impressionCount: 4 }
    expect(shownRating(rating)).toEqual({ average: 2.5, best: 5, count: 7, rated: true })
  })

  test('COM-09 impressions alone are a rating', () => {
    expect(shownRating({ averageRating: 1, impressionCount: 1 })).toEqual({
      average: 1,
      best: 5,
      count: 1,
      rated: true,
    })
  })
})
