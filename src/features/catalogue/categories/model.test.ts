import { describe, expect, test } from 'vitest'
import { byTitle, childrenOf, trailOf } from './model'

const growing = [
  { url: '/categories/products', label: 'Products' },
  { url: '/categories/products/growing', label: 'Growing' },
]
const places = [
  { id: 1, path: 'products' },
  { id: 2, path: 'products/growing' },
  { id: 3, path: 'products/growing/genetics' },
  { id: 4, path: 'products/growing-kits' },
  { id: 5, path: 'type' },
  { id: 6, path: null },
]
const ids = (list: readonly { id: number }[]): number[] => list.map(({ id }) => id)

describe('NAV-14 the trail of a category', () => {
  test('lists categories from the root down, with addresses without a locale', () => {
    expect(trailOf([{ url: '/es/categories/products', label: 'Productos' }, ...growing.slice(1)])).toEqual([
      { path: '/categories/products', label: 'Productos' },
      { path: '/categories/products/growing', label: 'Growing' },
    ])
  })

  test.each([undefined, null, [], [{ url: '/categories/a' }], [{ label: 'A' }]])('is empty for %j', (breadcrumbs) => {
    expect(trailOf(breadcrumbs)).toEqual([])
  })
})

describe('NAV-14 the tree of categories', () => {
  test('is sorted by the alphabet of the locale', () => {
    const titles = ['zumo', 'ñame', 'nata', 'Ácido'].map((title) => ({ title }))
    expect(titles.toSorted(byTitle('es')).map(({ title }) => title)).toEqual(['Ácido', 'nata', 'ñame', 'zumo'])
  })

  test('gives its roots, and the direct children of a path', () => {
    expect(ids(childrenOf(null, places))).toEqual([1, 5])
    expect(ids(childrenOf('products', places))).toEqual([2, 4])
    expect(ids(childrenOf('products/growing/genetics', places))).toEqual([])
  })
})
