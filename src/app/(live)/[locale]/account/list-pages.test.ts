import { describe, expect, test } from 'vitest'
import { listPageAt, listPagesOf } from './list-pages'

describe('ACT-03 page numbers of a member’s own lists', () => {
  test.each([
    [{}, { likes: 1, contributions: 1 }],
    [
      { likes: '3', contributions: '2' },
      { likes: 3, contributions: 2 },
    ],
    [
      { likes: '-3', contributions: '1.5' },
      { likes: 1, contributions: 1 },
    ],
    [
      { likes: ['2', '9'], contributions: '1e12' },
      { likes: 2, contributions: 10_000 },
    ],
  ])('the query %j gives valid page numbers', (query, pages) => {
    expect(listPagesOf(query)).toEqual(pages)
  })

  test('the link to a page of one list keeps the page of the other', () => {
    const pages = { likes: 1, contributions: 2 }
    expect(listPageAt('en', pages, 'likes')(2)).toBe('/account?likes=2&contributions=2#likes')
    expect(listPageAt('pt', pages, 'contributions')(1)).toBe('/pt/account#contributions')
  })
})
