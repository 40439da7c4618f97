import { describe, expect, test } from 'vitest'
import { branchOf, byTitle, categoryItemHref, categoryItemPath, childrenOf, trailOf } from './model'

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

describe('NAV-14 a category item', () => {
  test('links to the last breadcrumb url plus its slug', () => {
    expect(categoryItemPath(growing, 'grain-bag')).toBe('/categories/products/growing/grain-bag')
  })

  test.each(['en', 'es', 'pt'])('P2 §2 a leading /%s is stripped', (locale) => {
    expect(categoryItemPath([{ url: `/${locale}/categories/products` }], 'grain-bag')).toBe(
      '/categories/products/grain-bag',
    )
    expect(categoryItemPath([{ url: `/${locale}/categories/products/` }], 'x')).toBe('/categories/products/x')
  })

  test('a path that only begins with such letters stays', () => {
    expect(categoryItemPath([{ url: '/especies/bolete' }], 'x')).toBe('/especies/bolete/x')
  })

  test.each([undefined, null, [], [{ url: null }], [{ url: '' }], [...growing, { url: null }]])(
    '%j gives no link',
    (breadcrumbs) => {
      expect(categoryItemPath(breadcrumbs, 'x')).toBeNull()
    },
  )
})

describe('NAV-14 the link of a card on a category page', () => {
  const filed = {
    slug: 'grain-bag',
    categories: [{ breadcrumbs: growing }, { breadcrumbs: [{ url: '/categories/x' }] }],
  }

  test.each([
    ['en', '/categories/products/growing/grain-bag'],
    ['es', '/es/categories/products/growing/grain-bag'],
    ['pt', '/pt/categories/products/growing/grain-bag'],
  ] as const)('by its first category, in the language of the page (%s)', (locale, href) => {
    expect(categoryItemHref(filed, locale)).toBe(href)
  })

  test.each([undefined, null, [], [7], [{ breadcrumbs: null }], [7, { breadcrumbs: growing }]])(
    'filed under %j it keeps its own address',
    (categories) => {
      expect(categoryItemHref({ slug: 'x', categories }, 'en')).toBeNull()
    },
  )
})

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
  test('is sorted as readers of a language look things up', () => {
    const titles = ['zumo', 'ñame', 'nata', 'Ácido'].map((title) => ({ title }))
    expect(titles.toSorted(byTitle('es')).map(({ title }) => title)).toEqual(['Ácido', 'nata', 'ñame', 'zumo'])
  })

  test('roots and children', () => {
    expect(ids(childrenOf(null, places))).toEqual([1, 5])
    expect(ids(childrenOf('products', places))).toEqual([2, 4])
    expect(ids(childrenOf('products/growing/genetics', places))).toEqual([])
  })

  test('a branch is a category with all below it, and no sibling of a longer name', () => {
    expect(branchOf({ id: 2, path: 'products/growing' }, places)).toEqual({ root: 'products', ids: [2, 3] })
    expect(branchOf({ id: 1, path: 'products' }, places)).toEqual({ root: 'products', ids: [1, 2, 3, 4] })
    expect(branchOf({ id: 6, path: null }, places)).toEqual({ root: '', ids: [6] })
  })
})
