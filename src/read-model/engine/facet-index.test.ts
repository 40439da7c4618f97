import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createFacetIndex, type IndexEntry } from './facet-index'
import type { Selection } from './filter-values'

type Entry = IndexEntry & { name: string; facets: Record<string, string[]> }

const keys = ['flavor', 'type', 'texture'] as const
const make = () =>
  createFacetIndex<Entry, 'name' | 'price'>({
    ranges: ['price'],
    columns: ['price', 'lat', 'lng'],
    uncounted: ['quiet'],
    sorts: {
      name: (a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)),
      price: (a, b) => (a.numbers.price ?? Infinity) - (b.numbers.price ?? Infinity) || 0,
    },
  })

const put = (index: ReturnType<typeof make>, entry: Entry) => index.put(entry, entry.facets)

const value = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const entry = fc.record({
  id: fc.integer({ min: 1, max: 40 }),
  name: fc.string({ maxLength: 3 }),
  facets: fc.record(Object.fromEntries(keys.map((key) => [key, fc.array(value, { maxLength: 4 })]))),
  numbers: fc.record({ price: fc.option(fc.integer({ min: 0, max: 50 })) }),
})
const step = fc.oneof(
  { weight: 4, arbitrary: entry.map((put) => ({ put, remove: null })) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 40 }).map((remove) => ({ put: null, remove })) },
)
const range = fc.record({
  min: fc.option(fc.integer({ min: 0, max: 50 })),
  max: fc.option(fc.integer({ min: 0, max: 50 })),
})
const choice = fc.record({
  values: fc.dictionary(fc.constantFrom(...keys), fc.array(value, { maxLength: 3 })),
  ranges: fc.oneof(
    fc.constant({}),
    range.map((price) => ({ price })),
  ),
})

type Choice = { values: Record<string, string[]>; ranges: Record<string, { min: number | null; max: number | null }> }

/** The expected rule: OR inside a facet, AND across, each facet counted without its own selection. */
const passes = (candidate: Entry, { values, ranges }: Choice, lifted?: string): boolean =>
  Object.entries(values).every(
    ([key, wanted]) =>
      key === lifted || wanted.length === 0 || wanted.some((slug) => candidate.facets[key]?.includes(slug)),
  ) &&
  Object.entries(ranges).every(([key, { min, max }]) => {
    if (key === lifted || (min === null && max === null)) return true
    const number = candidate.numbers[key] ?? null
    return number !== null && (min === null || number >= min) && (max === null || number <= max)
  })

const count = (entries: Entry[], key: string): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { facets } of entries) for (const slug of new Set(facets[key])) counts[slug] = (counts[slug] ?? 0) + 1
  return counts
}

describe('FLT-12 the facet index equals a plain filter over all documents', () => {
  test('in matches, counts and ranges, after any changes, for any selection', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), choice, (steps, chosen) => {
        const index = make()
        const kept = new Map<number, Entry>()
        const selection: Selection = { ...chosen, only: [] }
        for (const { put, remove } of steps) {
          // Fills the caches, which must not outlive the next change.
          index.query(selection)
          if (put) {
            index.put(put, put.facets)
            kept.set(put.id, put)
          } else {
            index.remove(remove)
            kept.delete(remove)
          }
        }
        const entries = [...kept.values()]
        const result = index.query(selection)
        const expected = entries.filter((candidate) => passes(candidate, chosen))
        expect(result.total).toBe(expected.length)
        expect(new Set(index.all(result.matches).map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)))
        for (const key of keys) {
          expect(result.facets[key] ?? {}).toEqual(
            count(
              entries.filter((candidate) => passes(candidate, chosen, key)),
              key,
            ),
          )
        }
        const prices = entries
          .filter((candidate) => passes(candidate, chosen, 'price'))
          .flatMap(({ numbers }) => numbers.price ?? [])
        expect(result.ranges.price).toEqual(
          prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
        )
      }),
      { numRuns: 400 },
    )
  })

  test('pages have no gap or duplicate, and their order stays after later changes', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.array(step, { maxLength: 30 }), (before, after) => {
        const index = make()
        const apply = ({ put, remove }: (typeof before)[number]) =>
          put ? index.put(put, put.facets) : index.remove(remove)
        before.forEach(apply)
        const everything = () => index.query({ values: {}, ranges: {}, only: [] }).matches
        index.page(everything(), 'price', 0, 1)
        after.forEach(apply)
        const paged = [0, 1, 2, 3, 4, 5].flatMap((page) => index.page(everything(), 'price', page * 7, 7))
        const sorted = index
          .all(everything())
          .sort((a, b) => (a.numbers.price ?? Infinity) - (b.numbers.price ?? Infinity) || a.id - b.id)
        expect(paged).toEqual(sorted.slice(0, 42))
      }),
      { numRuns: 200 },
    )
  })

  test('a few matches among thousands are sorted and paged', () => {
    const index = make()
    for (let id = 1; id <= 3000; id += 1)
      put(index, { id, name: 'x', facets: { flavor: [id % 1500 === 0 ? 'rare' : 'common'] }, numbers: { price: -id } })
    const { matches } = index.query({ values: { flavor: ['rare'] }, ranges: {}, only: [] })
    const page = (skip: number) => index.page(matches, 'price', skip, 1).map(({ id }) => id)
    expect([page(0), page(1), page(2)]).toEqual([[3000], [1500], []])
  })

  test('D-16 a sort within a facet lists the most frequent value’s documents first, across pages', () => {
    const index = make()
    const priced = {
      1: ['usd', 30],
      2: ['eur', 1],
      3: ['usd', 10],
      4: [null, null],
      5: ['eur', 2],
      6: ['usd', 20],
    } as const
    for (const [id, [currency, price]] of Object.entries(priced))
      put(index, { id: Number(id), name: 'x', facets: { quiet: currency ? [currency] : [] }, numbers: { price } })
    const { matches } = index.query({ values: {}, ranges: {}, only: [] })
    const page = (skip: number, limit: number) => index.page(matches, 'price', skip, limit, 'quiet').map(({ id }) => id)
    expect(page(0, 9)).toEqual([3, 6, 1, 2, 5, 4])
    expect([0, 2, 4, 6].flatMap((skip) => page(skip, 2))).toEqual(page(0, 9))
    // All of one value: nothing has to be sorted apart.
    const few = index.only([2, 4, 5])
    expect(index.page(few, 'price', 0, 9, 'quiet').map(({ id }) => id)).toEqual([2, 5, 4])
  })

  test('a facet’s count ignores its own selection, but never a restriction', () => {
    const index = make()
    put(index, { id: 1, name: 'x', facets: { flavor: ['a'] }, numbers: {} })
    put(index, { id: 2, name: 'y', facets: { flavor: ['b'] }, numbers: {} })
    const result = index.query({ values: { flavor: ['a'] }, ranges: {}, only: [index.only([2])] })
    expect(result).toMatchObject({ total: 0, facets: { flavor: { b: 1 } } })
  })

  test('near() returns documents within the distance, none without coordinates', () => {
    const index = make()
    put(index, { id: 1, name: 'Lisbon', facets: {}, numbers: { lat: 38.72, lng: -9.14 } })
    put(index, { id: 2, name: 'Porto', facets: {}, numbers: { lat: 41.15, lng: -8.61 } })
    put(index, { id: 3, name: 'nowhere', facets: {}, numbers: { lat: null, lng: null } })
    const names = (kilometres: number) =>
      index.all(index.near({ lat: 38.7, lng: -9.1 }, kilometres, 'lat', 'lng')).map(({ name }) => name)
    expect(names(50)).toEqual(['Lisbon'])
    expect(names(300)).toEqual(['Lisbon', 'Porto'])
  })
})
