import { describe, expect, test } from 'vitest'
import { countAfter, mergeMarks, noMarks, ownMarksQuery, type Marks } from './marks'

describe('COM-08 MOD-02 the marks of a list', () => {
  test('are queried by member and kind, one entry or many', () => {
    const asked = (ids: number[]) => [...new URLSearchParams(ownMarksQuery(3, 'comments', ids))]
    expect(asked([7])).toEqual([
      ['depth', '0'],
      ['limit', '100'],
      ['where[item.relationTo][equals]', 'comments'],
      ['where[user][equals]', '3'],
      ['where[item.value][equals]', '7'],
    ])
    expect(asked([7, 8]).slice(-2)).toEqual([
      ['where[item.value][in]', '7'],
      ['where[item.value][in]', '8'],
    ])
  })

  test('keep what the member marked while they were read', () => {
    const pressed: Marks = { counts: new Map([[1, 3]]), marked: new Set([1]), reported: new Set([2]) }
    const counts = new Map([
      [1, 2],
      [2, 5],
    ])
    const read: Marks = { counts, marked: new Set([3]), reported: new Set([4]) }
    expect(mergeMarks(pressed, read)).toEqual({
      counts: new Map([
        [1, 3],
        [2, 5],
      ]),
      marked: new Set([1, 3]),
      reported: new Set([2, 4]),
    })
  })

  test('raise the known count by a new mark, and not by one that existed', () => {
    expect(countAfter(noMarks, 1, 4, true)).toEqual({ ...noMarks, counts: new Map([[1, 5]]), marked: new Set([1]) })
    const known = { ...noMarks, counts: new Map([[1, 6]]) }
    expect(countAfter(known, 1, 4, true).counts.get(1)).toBe(7)
    expect(countAfter(known, 1, 4, false)).toEqual({ ...known, marked: new Set([1]) })
  })
})
