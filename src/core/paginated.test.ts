import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limits } from './limits'
import { paginated } from './paginated'

describe('API-04 the paginated result', () => {
  test('has exactly its eight fields', () => {
    expect(paginated(['a', 'b'], 42, 2, 20)).toEqual({
      docs: ['a', 'b'],
      totalDocs: 42,
      totalPages: 3,
      page: 2,
      hasNextPage: true,
      hasPrevPage: true,
      nextPage: 3,
      prevPage: 1,
    })
  })

  test('the first page has no previous page, the last no next page', () => {
    expect(paginated([], 40, 1, 20)).toMatchObject({ hasPrevPage: false, prevPage: null, nextPage: 2, totalPages: 2 })
    expect(paginated([], 40, 2, 20)).toMatchObject({ hasNextPage: false, nextPage: null, prevPage: 1 })
  })

  test('API-04 a page beyond the last has the last as its previous page', () => {
    expect(paginated([], 40, 9999, 20)).toMatchObject({ hasPrevPage: true, prevPage: 2, nextPage: null, totalPages: 2 })
  })

  test('API-02 an empty result has one page', () => {
    expect(paginated([], 0, 1, 20)).toMatchObject({ docs: [], totalDocs: 0, totalPages: 1, hasNextPage: false })
  })

  test('following nextPage reaches every page once and ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 100 }), (total, size) => {
        const seen: number[] = []
        for (let page: number | null = 1; page !== null && seen.length < 600;) {
          seen.push(page)
          page = paginated([], total, page, size).nextPage
        }
        expect(seen).toHaveLength(Math.max(1, Math.ceil(total / size)))
      }),
    )
  })
})

test('ARC-03 ARC-04: page size, skeletons and depth', () => {
  expect(limits).toMatchObject({ archivePageSize: 20, skeletonCount: 9, fetchDepth: 2 })
})

test('BLK-06 BLK-10: list steps', () => {
  expect(limits).toMatchObject({
    references: { step: 10, controlAbove: 9 },
    expanderThreshold: 1000,
    fetchLimit: 100,
  })
})
