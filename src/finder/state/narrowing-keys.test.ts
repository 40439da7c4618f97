import { expect, test } from 'vitest'
import { collections } from '@/read-model/collections'
import { filterSections } from '@/read-model/filters/sections'
import { isArchiveParameter } from './narrowing-keys'

const fresh = { id: 2, path: 'products/mushroom', slug: 'mushroom', title: 'Mushroom', icon: null }
const root = { id: 1, path: 'products', slug: 'products', title: 'Products', icon: null }
const sectionsOf = (collection: 'mushrooms' | 'products' | 'posts') =>
  filterSections(collections[collection].groups, 'en', [root, fresh], {})

test.each([
  ['products', ['mushroom', 'price', 'price.from', 'price.to', 'species', 'nearMe', 'near', 'sort', 'page']],
  ['mushrooms', ['main_chemistry', 'edibility', 'sort', 'page', 'fold', 'folded', 'filters', 'without']],
  ['posts', ['sort', 'page']],
] as const)('D-36 parameters that filter, sort or page %s are recognised', (collection, keys) => {
  const sections = sectionsOf(collection)
  expect(keys.filter((key) => !isArchiveParameter(sections, key))).toEqual([])
})

test.each([
  ['products', ['srsltid', 'gclid', 'utm_source', 'ref', '', 'mushroom.from', 'foo.to', '__proto__', 'constructor']],
  ['mushrooms', ['price', 'price.from', 'mushroom', 'near', 'nearMe', 'lat', 'lng', 'toString']],
] as const)('D-36 parameters that mean nothing for %s are not recognised', (collection, keys) => {
  const sections = sectionsOf(collection)
  expect(keys.filter((key) => isArchiveParameter(sections, key))).toEqual([])
})
