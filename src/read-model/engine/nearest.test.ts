import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceTo, nearest } from './nearest'

const here = { lat: 38.7, lng: -9.1 }
const at = (id: number, lat: number | null, lng: number | null) => ({ id, numbers: { lat, lng } })

/** Few distinct places, so that several entries share one. */
const spot = fc.option(fc.tuple(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -2, max: 2 })))
const entries = fc
  .array(spot, { maxLength: 40 })
  .chain((spots) =>
    fc.shuffledSubarray(
      spots.map((one, index) => at(index + 1, one ? here.lat + one[0] : null, one ? here.lng + one[1] : null)),
    ),
  )

describe('FLT-09 D-16: nearest()', () => {
  test('equals a plain sort by distance and id, on every page', () => {
    fc.assert(
      fc.property(entries, fc.nat(30), fc.integer({ min: 1, max: 10 }), (all, skip, limit) => {
        const plain = all.toSorted((a, b) => {
          const [left, right] = [distanceTo(here, a), distanceTo(here, b)]
          return left === right ? a.id - b.id : left - right
        })
        expect(nearest(all, here, skip, limit)).toEqual(plain.slice(skip, skip + limit))
      }),
    )
  })

  test('entries without complete coordinates are last', () => {
    const all = [at(1, null, null), at(2, 38.7, null), at(3, -38, 170), at(4, 38.8, -9.1)]
    expect(nearest(all, here, 0, 10).map(({ id }) => id)).toEqual([4, 3, 1, 2])
  })

  test('the distance of each entry is computed once', () => {
    let read = 0
    const all = Array.from({ length: 500 }, (_, index) => ({
      id: index,
      get numbers() {
        read += 1
        return { lat: (index * 37) % 90, lng: 0 }
      },
    }))
    nearest(all, here, 0, 20)
    expect(read).toBe(500)
  })
})
