import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { advance, type Cursor } from './log'

const minute = 60_000
const at = (last: number, missing: number[] = []): Cursor => ({
  last,
  missing: new Map(missing.map((id) => [id, 10 * minute])),
})
const missing = ({ missing: ids }: Cursor): number[] => [...ids.keys()]

describe('ARC-03 the cursor of the change log', () => {
  test('a skipped id stays missing until it is read, however many later ids come', () => {
    const passed = advance(at(10), [11, 13], 0)
    expect(passed.last).toBe(13)
    expect(missing(passed)).toEqual([12])
    const far = advance(
      passed,
      Array.from({ length: 1000 }, (_, index) => 14 + index),
      0,
    )
    expect(missing(far)).toEqual([12])
    expect(missing(advance(far, [12], 0))).toEqual([])
  })

  test('a missing id is given up after ten minutes', () => {
    const passed = advance(at(10), [12], 0)
    expect(missing(advance(passed, [], 9 * minute))).toEqual([11])
    expect(missing(advance(passed, [], 11 * minute))).toEqual([])
  })

  test('a large gap adds at most 2000 missing ids', () => {
    expect(missing(advance(at(10), [1_000_000], 0))).toHaveLength(2000)
  })

  test('every id is read exactly once, whatever the order of commits', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(
          Array.from({ length: 60 }, (_, index) => index + 1),
          { minLength: 60 },
        ),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        (commits, steps) => {
          const committed = new Set<number>()
          const read: number[] = []
          let cursor = at(0)
          for (let step = 0; committed.size < commits.length; step += 1) {
            for (const id of commits.slice(committed.size, committed.size + (steps[step % steps.length] ?? 1)))
              committed.add(id)
            const ids = [...committed].filter((id) => id > cursor.last || cursor.missing.has(id))
            read.push(...ids)
            cursor = advance(cursor, ids, 0)
          }
          expect(read.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1))
          expect(missing(cursor)).toEqual([])
        },
      ),
    )
  })
})
