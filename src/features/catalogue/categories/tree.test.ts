import { describe, expect, test, vi } from 'vitest'
import { closesCycle, withAllBelow } from './tree'

/** 1 over 2 over 3, 4 beside them; 8 and 9 below each other, 7 below 8. */
const parents = new Map<number, number | null>([
  [1, null],
  [2, 1],
  [3, 2],
  [4, null],
  [7, 8],
  [8, 9],
  [9, 8],
])

const parentOf = (id: number): Promise<number | null> => Promise.resolve(parents.get(id) ?? null)

describe('DAT-02 closesCycle', () => {
  test('is true below the category itself or its descendants, and false elsewhere', async () => {
    expect(await closesCycle(1, 1, parentOf)).toBe(true)
    expect(await closesCycle(1, 3, parentOf)).toBe(true)
    expect(await closesCycle(3, 4, parentOf)).toBe(false)
    expect(await closesCycle(3, 1, parentOf)).toBe(false)
    expect(await closesCycle(1, null, parentOf)).toBe(false)
    expect(await closesCycle(null, 3, parentOf)).toBe(false)
  })

  test('ends in a stored cycle: true for a parent within it, false for one outside', async () => {
    const walked = vi.fn(parentOf)
    expect(await closesCycle(7, 8, walked)).toBe(true)
    expect(walked.mock.calls.length).toBeLessThan(4)
    expect(await closesCycle(8, 9, parentOf)).toBe(true)
    expect(await closesCycle(8, 4, parentOf)).toBe(false)
    expect(await closesCycle(null, 9, parentOf)).toBe(true)
  })
})

test('DAT-02 withAllBelow finds a category and its descendants, each once even in a stored cycle', () => {
  const rows = Array.from(parents, ([id, parent]) => ({ id, parent }))
  expect(withAllBelow(1, rows)).toEqual([1, 2, 3])
  expect(withAllBelow(3, rows)).toEqual([3])
  expect(withAllBelow(9, rows)).toEqual([9, 8, 7])
  expect(withAllBelow(2, [{ id: 5, parent: { id: 2 } }])).toEqual([2, 5])
})
