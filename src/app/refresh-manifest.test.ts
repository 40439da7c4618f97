import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { cardCollections } from '@/core/collections'
import { calendarPath, poisonPath } from '@/core/paths'
import type { Change } from '@/cms/changes/log'
import { refreshPlan } from './refresh-manifest'

const routes = path.resolve('src/app')
const collections = [...cardCollections, 'pages'] as const
const plan = (collection: string, slug: string | null = null, scope: Change['scope'] = 'document') =>
  refreshPlan({ key: `${collection}:7`, scope }, slug)

const patternsOf = (collection: (typeof collections)[number]): readonly string[] => plan(collection).patterns

/** `revalidatePath` takes the folders of a route as they are, with the route group. */
const group = '/(site)'

describe('R-18: what a change refreshes', () => {
  test.each(collections)('every pattern of %s is an existing page', (collection) => {
    expect(patternsOf(collection).filter((pattern) => !existsSync(path.join(routes, pattern, 'page.tsx')))).toEqual([])
  })

  test.each(collections)('the patterns of %s have no duplicates', (collection) => {
    expect(new Set(patternsOf(collection)).size).toBe(patternsOf(collection).length)
  })

  test.each(cardCollections)(
    'a change of %s refreshes its archive, the further pages, home and the block pages',
    (collection) => {
      const archives = patternsOf(collection).filter((pattern) => pattern.endsWith('/page/[page]'))
      expect(archives).toHaveLength(collection === 'vendors' ? 2 : 1)
      expect(patternsOf(collection)).toEqual(
        expect.arrayContaining([
          String(archives[0]).replace('/page/[page]', ''),
          `${group}/[locale]`,
          `${group}/[locale]/[slug]`,
        ]),
      )
    },
  )

  test.each(cardCollections)('BLK-08 a change of %s refreshes every page made of blocks', (collection) => {
    expect(patternsOf(collection)).toEqual(
      expect.arrayContaining(
        ['', '/[slug]', '/mushrooms/growing-guide/[slug]', '/posts/[slug]', '/projects/[slug]', '/recipes/[slug]'].map(
          (route) => `${group}/[locale]${route}`,
        ),
      ),
    )
  })

  test('a change refreshes the document’s own page', () => {
    expect(plan('products', 'chaga').paths).toEqual(['/mushrooms/product/chaga'])
    expect(plan('pages', 'home').paths).toEqual(['/'])
    expect(plan('posts').paths).toEqual([])
  })

  test('a change of a species refreshes product, guide, post and project pages', () => {
    expect(patternsOf('mushrooms')).toEqual(
      expect.arrayContaining([
        `${group}/[locale]/mushrooms/product/[slug]`,
        `${group}/[locale]/mushrooms/growing-guide/[slug]`,
        `${group}/[locale]/posts/[slug]`,
        `${group}/[locale]/projects/[slug]`,
      ]),
    )
  })

  test.each(['products', 'growingguides', 'posts', 'projects'] as const)(
    'FLT-13 a change of %s refreshes the species pages',
    (collection) => {
      expect(patternsOf(collection)).toContain(`${group}/[locale]/mushrooms/[slug]`)
    },
  )

  test('NAV-02 only a change of species refreshes the fruiting calendar', () => {
    const calendar = `${group}/[locale]${calendarPath}`
    expect(collections.filter((collection) => patternsOf(collection).includes(calendar))).toEqual(['mushrooms'])
  })

  test('SAF-05 only a change of species refreshes the poison screen', () => {
    const screen = `${group}/[locale]${poisonPath}`
    expect(collections.filter((collection) => patternsOf(collection).includes(screen))).toEqual(['mushrooms'])
  })

  test.each(cardCollections)('NAV-02 a change of %s refreshes the catalogue, which counts them', (collection) => {
    expect(patternsOf(collection)).toContain(`${group}/[locale]/mushrooms`)
  })

  test.each(['mushrooms', 'products', 'growingguides', 'posts', 'projects', 'vendors'] as const)(
    'NAV-14 a change of %s refreshes the category pages',
    (collection) => {
      expect(patternsOf(collection)).toContain(`${group}/[locale]/categories/[...path]`)
    },
  )

  test('ARC-03 a change of a vendor refreshes every page with product cards, which name it', () => {
    const own = `${group}/[locale]/mushrooms/vendor/[slug]`
    const cards = patternsOf('products').filter((pattern) => pattern !== own)
    expect(cards.filter((pattern) => !patternsOf('vendors').includes(pattern))).toEqual([])
  })

  test('a change of a product refreshes vendor pages, one of a vendor product pages', () => {
    expect(patternsOf('products')).toContain(`${group}/[locale]/mushrooms/vendor/[slug]`)
    expect(patternsOf('vendors')).toContain(`${group}/[locale]/mushrooms/product/[slug]`)
  })
})

describe('R-18: which pages a change refreshes', () => {
  const everyPage = { layouts: ['/(site)/[locale]'], paths: [], patterns: [] }
  const nothing = { layouts: [], paths: [], patterns: [] }

  test.each(collections)('a change of name, address or publication of %s refreshes every page', (collection) => {
    expect(plan(collection, 'a', 'everywhere')).toEqual(everyPage)
  })

  test.each(collections)('new counts of %s refresh no page, since they are fetched', (collection) => {
    expect(plan(collection, 'a', 'counts')).toEqual(nothing)
  })

  test.each([
    'categories',
    'media',
    'references',
    'redirects',
    'poisoncenters',
    'forms',
    'site-settings',
    'header',
    'footer',
  ])('a change of %s refreshes every page', (collection) => {
    expect(plan(collection)).toEqual(everyPage)
  })

  test.each(['users', 'stats', 'likes', 'searchterms', 'form-submissions', 'constructor', 'toString', ''])(
    'a change of %j refreshes no page',
    (collection) => {
      expect(plan(collection)).toEqual(nothing)
    },
  )
})
