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
  test.each(collections)('every pattern of %s is a page of this site', (collection) => {
    expect(patternsOf(collection).filter((pattern) => !existsSync(path.join(routes, pattern, 'page.tsx')))).toEqual([])
  })

  test.each(collections)('no pattern of %s stands twice', (collection) => {
    expect(new Set(patternsOf(collection)).size).toBe(patternsOf(collection).length)
  })

  test.each(cardCollections)(
    'the archive of %s, its further pages, home and the block pages are among them',
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

  test.each(cardCollections)(
    'BLK-08 %s are rendered by lists of cards, on every page that is made of blocks',
    (collection) => {
      expect(patternsOf(collection)).toEqual(
        expect.arrayContaining(
          [
            '',
            '/[slug]',
            '/mushrooms/growing-guide/[slug]',
            '/posts/[slug]',
            '/projects/[slug]',
            '/recipes/[slug]',
          ].map((route) => `${group}/[locale]${route}`),
        ),
      )
    },
  )

  test('the pages of the documents themselves', () => {
    expect(plan('products', 'chaga').paths).toEqual(['/mushrooms/product/chaga'])
    expect(plan('pages', 'home').paths).toEqual(['/'])
    expect(plan('posts').paths).toEqual([])
  })

  test('a species is rendered on the pages of products, guides, posts and projects', () => {
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
    'FLT-13 %s are rendered on the pages of the species they name',
    (collection) => {
      expect(patternsOf(collection)).toContain(`${group}/[locale]/mushrooms/[slug]`)
    },
  )

  test('NAV-02 the fruiting calendar renders species, and nothing else does it', () => {
    const calendar = `${group}/[locale]${calendarPath}`
    expect(collections.filter((collection) => patternsOf(collection).includes(calendar))).toEqual(['mushrooms'])
  })

  test('SAF-05 the poison screen names species by syndrome, and no other collection', () => {
    const screen = `${group}/[locale]${poisonPath}`
    expect(collections.filter((collection) => patternsOf(collection).includes(screen))).toEqual(['mushrooms'])
  })

  test.each(cardCollections)('NAV-02 %s are counted in the catalogue', (collection) => {
    expect(patternsOf(collection)).toContain(`${group}/[locale]/mushrooms`)
  })

  test.each(['mushrooms', 'products', 'growingguides', 'posts', 'projects', 'vendors'] as const)(
    'NAV-14 %s are rendered on the pages of categories',
    (collection) => {
      expect(patternsOf(collection)).toContain(`${group}/[locale]/categories/[...path]`)
    },
  )

  test('ARC-03 a vendor is rendered wherever cards of products are, since they name their maker', () => {
    const own = `${group}/[locale]/mushrooms/vendor/[slug]`
    const cards = patternsOf('products').filter((pattern) => pattern !== own)
    expect(cards.filter((pattern) => !patternsOf('vendors').includes(pattern))).toEqual([])
  })

  test('a product is rendered on its vendor’s page, a vendor on product pages', () => {
    expect(patternsOf('products')).toContain(`${group}/[locale]/mushrooms/vendor/[slug]`)
    expect(patternsOf('vendors')).toContain(`${group}/[locale]/mushrooms/product/[slug]`)
  })
})

describe('R-18: where a change is seen', () => {
  const everyPage = { layouts: ['/(site)/[locale]'], paths: [], patterns: [] }
  const nothing = { layouts: [], paths: [], patterns: [] }

  test.each(collections)('another name, address or publication of %s on every page', (collection) => {
    expect(plan(collection, 'a', 'everywhere')).toEqual(everyPage)
  })

  test.each(collections)('new counts of %s on no page: they are fetched', (collection) => {
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
  ])('%s on every page', (collection) => {
    expect(plan(collection)).toEqual(everyPage)
  })

  test.each(['users', 'stats', 'likes', 'searchterms', 'form-submissions', 'constructor', 'toString', ''])(
    '%j on none',
    (collection) => {
      expect(plan(collection)).toEqual(nothing)
    },
  )
})
