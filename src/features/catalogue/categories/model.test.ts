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
  test('from the root down, without a locale', () => {
    expect(trailOf([{ url: '/es/categories/products', label: 'Productos' }, ...growing.slice(1)])).toEqual([
      { path: '/categories/products', label: 'Productos' },
      { path: '/categories/products/growing', label: 'Growing' },
    ])
  })

  test.each([undefined, null, [], [{ url: '/categories/a' }], [{ label: 'A' }]])('%j is none', (breadcrumbs) => {
    expect(trailOf(breadcrumbs)).toEqual([])
  })
})

describe('NAV-14 the tree', () => {
  test('is sorted as visitors of a language look things up', () => {
    const titles = ['zumo', 'ñame', 'nata', 'Ácido'].map((title) => ({ title }))
    expect(titles.toSorted(byTitle('es')).map(({ title }) => title)).toEqual(['Ácido', 'nata', 'ñame', 'zumo'])
  })

  test('roots and children', () => {
    expect(ids(childrenOf(null, places))).toEqual([1, 5])
    expect(ids(childrenOf('products', places))).toEqual([2, 4])
    expect(ids(childrenOf('products/growing/genetics', places))).toEqual([])
  })
})
