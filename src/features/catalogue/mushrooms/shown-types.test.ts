import type { Where } from 'payload'
import { expect, test } from 'vitest'
import { excludeHarmfulByType } from './shown-types'

const harmless = { 'specie.edibility': { not_in: ['deadly', 'toxic', 'suspect'] } }
const cooked = { categories: { in: [3] } }

test('D-29 a query by category excludes harmful species, however deep the category is nested in it', () => {
  expect(excludeHarmfulByType(cooked)).toEqual({ and: [cooked, harmless] })
  expect(excludeHarmfulByType({ AND: { 30: cooked } } as unknown as Where)).toEqual({
    AND: [{ and: [cooked, harmless] }],
  })
  const both = { slug: { equals: 'a' }, categories: { equals: 3 } }
  expect(excludeHarmfulByType({ or: [{ and: [both] }, { slug: { equals: 'b' } }] })).toEqual({
    or: [{ and: [{ and: [both, harmless] }] }, { slug: { equals: 'b' } }],
  })
})

test.each<Where>([{}, { slug: { equals: 'a' } }, { categories: { not_in: [3] } }])(
  'a query that selects no category stays as it is: %j',
  (where) => {
    expect(excludeHarmfulByType(where)).toEqual(where)
  },
)
