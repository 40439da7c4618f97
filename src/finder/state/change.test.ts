import { describe, expect, test } from 'vitest'
import { limits } from '@/core/limits'
import { noSelection, type ArchiveSelection } from './selection'
import { hasRoom, withFilter, withPlace } from './change'

const lisboa = { lat: 38.72, lng: -9.138 }

const sections = Array.from({ length: limits.filter.sections }, (_, index) => `s${index}`)
const full: ArchiveSelection = { ...noSelection, filters: Object.fromEntries(sections.map((key) => [key, ['x']])) }

describe('FLT-09 FLT-12 changing the values of a section', () => {
  test('adds, replaces and removes them, and returns to page 1', () => {
    const added = withFilter({ ...noSelection, page: 3 }, 'price', ['5-10'])
    expect(added).toEqual({ ...noSelection, filters: { price: ['5-10'] } })
    expect(withFilter(added, 'price', ['5-20']).filters).toEqual({ price: ['5-20'] })
    expect(withFilter({ ...added, page: 2 }, 'price', [])).toEqual(noSelection)
    expect(withFilter(noSelection, 'price', [])).toEqual(noSelection)
  })

  test('a place sets the sort by distance, and removing it resets the sort', () => {
    const near = withPlace({ ...noSelection, page: 2, sort: 'title' }, lisboa)
    expect(near).toEqual({ filters: { nearMe: ['true'] }, place: lisboa, sort: 'distance', page: 1 })
    expect(withPlace(near, null)).toEqual(noSelection)
  })
})

describe('T-1C a selection with the most sections, ten', () => {
  test('accepts no further section', () => {
    expect(hasRoom(noSelection, 'price')).toBe(true)
    expect(['price', 'nearMe', 'constructor'].map((key) => hasRoom(full, key))).toEqual([false, false, false])
    expect(withFilter(full, 'price', ['5-10'])).toBe(full)
    expect(withPlace(full, lisboa)).toBe(full)
  })

  test('accepts other values in its sections, and a new section after one is removed', () => {
    expect(hasRoom(full, 's1')).toBe(true)
    expect(withFilter(full, 's1', ['y']).filters.s1).toEqual(['y'])
    const left = withFilter(full, 's1', [])
    expect(Object.keys(left.filters)).toHaveLength(9)
    expect(Object.keys(withPlace(left, lisboa).filters)).toHaveLength(10)
  })
})
