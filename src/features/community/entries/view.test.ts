import { describe, expect, test } from 'vitest'
import {
  selectionFromQuery,
  nextShown,
  pagingLinks,
  queryWithSelection,
  type EntryPage,
  type EntryWindow,
} from './view'

const impressions: EntryWindow = { first: 5, opened: 10, step: 5 }
const reviews: EntryWindow = { first: 3, opened: 5, step: 5 }

/** How many entries a list shows at first and after each of three presses. */
const presses = (window: EntryWindow): number[] => {
  const shown = [window.first]
  for (let press = 0; press < 3; press += 1) shown.push(nextShown(shown.at(-1) ?? 0, window))
  return shown
}

describe('COM-02 COM-04 the number of entries shown', () => {
  test('impressions show five and five more a press', () => {
    expect(presses(impressions)).toEqual([5, 10, 15, 20])
  })
  test('reviews show three, opened five, and five more a press', () => {
    expect(presses(reviews)).toEqual([3, 5, 10, 15])
  })
})

describe('COM-04 the paging links of a list', () => {
  const page = (shown: number, total: number): EntryPage => ({ entries: new Array(shown), total, stars: [] })
  const start = { from: 0, shown: 3, stars: null, order: 'newest' } as const

  test('are none while all entries are shown', () => {
    expect(pagingLinks(page(3, 3), start, reviews)).toEqual([])
  })
  test('are “show more” while entries are left, and “show less” once more than the first are shown', () => {
    expect(pagingLinks(page(3, 9), start, reviews)).toEqual([['showMore', { shown: 5 }, 3]])
    expect(pagingLinks(page(9, 9), { ...start, shown: 10 }, reviews)).toEqual([['showLess', { shown: 3 }, 2]])
  })
  test('are “next” after the most that is shown at once, and “previous” from there', () => {
    expect(pagingLinks(page(500, 501), { ...start, shown: 500 }, reviews).slice(1)).toEqual([
      ['showNext', { from: 500, shown: 3 }, 0],
    ])
    expect(pagingLinks(page(1, 501), { ...start, from: 500 }, reviews)).toEqual([
      ['showPrevious', { from: 0, shown: 3 }, 0],
    ])
  })
})

describe('COM-04 SPC-07 the selection in an address', () => {
  const plain = { from: 0, shown: 3, stars: null, order: 'newest' }
  test.each([
    [{}, plain],
    [
      { reviews: '10', 'reviews-stars': '4', 'reviews-order': 'helpful' },
      { ...plain, shown: 10, stars: 4, order: 'helpful' },
    ],
    [
      { reviews: '1e9', 'reviews-stars': '6', 'reviews-order': 'user' },
      { ...plain, shown: 500 },
    ],
    [{ reviews: '-1', 'reviews-stars': '4.5' }, plain],
    [{ reviews: '501-510' }, { ...plain, from: 500, shown: 10 }],
    [{ reviews: '501-2000' }, { ...plain, from: 500, shown: 500 }],
    [{ reviews: '0-10' }, plain],
    [{ reviews: '20-10' }, { ...plain, from: 19 }],
    [{ reviews: '1234567-1234570' }, plain],
  ])('is read from %j', (query, choice) => {
    expect(selectionFromQuery('reviews', query, reviews)).toEqual(choice)
  })

  test('is written so that it is read back, and leaves the other parameters alone', () => {
    const choice = { from: 0, shown: 10, stars: 4, order: 'rating' } as const
    const search = queryWithSelection('?variant=3', 'reviews', choice, reviews)
    const read = (text: string) => selectionFromQuery('reviews', Object.fromEntries(new URLSearchParams(text)), reviews)
    expect(read(search)).toEqual(choice)
    const further = { ...choice, from: 500, shown: 3 }
    expect(read(queryWithSelection(search, 'reviews', further, reviews))).toEqual(further)
    const plainly = { from: 0, shown: 3, stars: null, order: 'newest' } as const
    expect(queryWithSelection(search, 'reviews', plainly, reviews)).toBe('?variant=3')
  })
})
