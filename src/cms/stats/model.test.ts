import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aggregateRating, withNumbers } from './model'

const counters = (ratings: readonly number[], impressions: readonly number[]) => ({
  ratingSum: ratings.reduce((sum, value) => sum + value, 0),
  ratingCount: ratings.length,
  impressionSum: impressions.reduce((sum, value) => sum + value, 0),
  impressionCount: impressions.length,
})

describe('COM-09 aggregateRating', () => {
  test('is the mean of reviews and impressions together', () => {
    expect(aggregateRating(counters([5, 4], [1]))).toEqual({
      averageRating: 10 / 3,
      bestRating: 5,
      reviewCount: 2,
      impressionCount: 1,
    })
  })

  test('of impressions alone is their mean', () => {
    expect(aggregateRating(counters([], [2, 3]))).toMatchObject({
      averageRating: 2.5,
      reviewCount: 0,
      impressionCount: 2,
    })
  })

  test.each([null, undefined, {}, counters([], [])])('D-04: of %j has a null average', (given) => {
    expect(aggregateRating(given)).toEqual({ averageRating: null, bestRating: 5, reviewCount: 0, impressionCount: 0 })
  })

  test('stays between the lowest and the highest rating given', () => {
    const ratings = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 50 })
    fc.assert(
      fc.property(ratings, ratings, (reviews, impressions) => {
        const all = [...reviews, ...impressions]
        fc.pre(all.length > 0)
        const { averageRating } = aggregateRating(counters(reviews, impressions))
        expect(averageRating).toBeGreaterThanOrEqual(Math.min(...all))
        expect(averageRating).toBeLessThanOrEqual(Math.max(...all))
      }),
    )
  })
})

describe('OPS-03 a cached document with current counters', () => {
  const kept = { id: 1, title: 'Grow kit', baseInventory: { price: 20, currency: 'EUR' } }

  test('takes likes and stock of the fresh row, and no other field', () => {
    const raw = { id: 1, title: null, likeCount: 3, baseInventory: { price: null, salePrice: 5, stock: 7 } }
    expect(withNumbers(kept, raw)).toEqual({
      ...kept,
      likeCount: 3,
      baseInventory: { price: 20, currency: 'EUR', stock: 7 },
    })
  })

  test('has no stock where the fresh row has none', () => {
    expect(withNumbers({ id: 2 }, { id: 2, baseInventory: {}, helpfulCount: 0 })).toEqual({ id: 2, helpfulCount: 0 })
  })
})
