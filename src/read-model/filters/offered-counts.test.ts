import { describe, expect, test } from 'vitest'
import { limits } from '@/core/limits'
import { collections } from '../collections'
import { offeredCounts } from './offered-counts'
import { filterSections } from './sections'

const vendors = Array.from({ length: limits.filterEntries + 50 }, (_, index) => `vendor-${index}`)
const counts = Object.fromEntries(vendors.map((vendor) => [vendor, 1]))
const offered = vendors.slice(0, limits.filterEntries)

const section = (key: string) => {
  const all = filterSections(collections.products.groups, 'en', [], {
    vendor: new Map(offered.map((one) => [one, one])),
  })
  const found = all.find((one) => one.key === key)
  if (!found) throw new Error(`There is no section ${key}`)
  return found
}

describe('FLT-12 counts in a response', () => {
  test('of values of documents are limited to those the sidebar offers', () => {
    expect(Object.keys(offeredCounts(section('vendor'), counts, [])).sort()).toEqual(offered.toSorted())
  })

  test('also include selected values that have a match, offered or not', () => {
    const chosen = ['vendor-230', 'vendor-1', 'none-such', 'constructor', '__proto__']
    const result = offeredCounts(section('vendor'), counts, chosen)
    expect(Object.keys(result).sort()).toEqual([...offered, 'vendor-230'].sort())
    expect(result).toMatchObject({ 'vendor-230': 1, 'vendor-1': 1 })
  })

  test('leave out offered values without a match', () => {
    expect(offeredCounts(section('vendor'), { 'vendor-3': 2 }, [])).toEqual({ 'vendor-3': 2 })
  })

  test('of a section with fixed options are unchanged', () => {
    const own = { 'in-stock': 3, 'on-sale': 1 }
    expect(offeredCounts(section('availability'), own, [])).toEqual(own)
  })
})
