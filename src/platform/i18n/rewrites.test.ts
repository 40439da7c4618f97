import { unstable_getResponseFromNextConfig as answerOf } from 'next/experimental/testing/server.js'
import { describe, expect, test } from 'vitest'
import { cardCollections } from '@/core/collections'
import { narrowedHeader } from '@/core/internal-headers'
import { documentPath } from '@/core/paths'
import { foldedTo, redirects, rewrites } from './rewrites'

const site = 'https://sporeprint.example'
const nextConfig = { redirects: () => Promise.resolve(redirects), rewrites: () => Promise.resolve(rewrites) }

/** The path, redirect and status that Next's rewrites and redirects make of a path. */
async function resolved(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ rewritten: string | null; redirected: string | null; status: number }> {
  const response = await answerOf({ url: `${site}${path}`, nextConfig, headers })
  const pathOf = (header: string): string | null => response.headers.get(header)?.replace(site, '') ?? null
  return { rewritten: pathOf('x-middleware-rewrite'), redirected: pathOf('location'), status: response.status }
}

describe('NAV-15 the default locale has no prefix', () => {
  test.each([
    ['/', '/en'],
    ['/mushrooms', '/en/mushrooms'],
    ['/mushrooms/species/page/2', '/en/mushrooms/species/page/2'],
    ['/espresso', '/en/espresso'],
    ['/apiary', '/en/apiary'],
    ['/administration', '/en/administration'],
    ['/posts/es', '/en/posts/es'],
  ])('%s is rewritten to %s', async (path, rewritten) => {
    expect(await resolved(path)).toMatchObject({ rewritten, redirected: null })
  })

  test.each([
    ['/posts/feed.xml', '/en/posts/feed.xml'],
    ['/mushrooms/growing-guides/feed.json', '/en/mushrooms/growing-guides/feed.json'],
    ['/mushrooms/morel.md', '/en/markdown/mushrooms/morel'],
    ['/pt/mushrooms/growing-guide/oyster.md', '/pt/markdown/mushrooms/growing-guide/oyster'],
  ])('SEO-02 %s is rewritten to %s', async (path, rewritten) => {
    expect(await resolved(path)).toMatchObject({ rewritten, redirected: null })
  })

  test.each([
    '/es',
    '/es/posts/feed.xml',
    '/es/mushrooms',
    '/pt',
    '/pt/posts/a',
    '/api/users/me',
    '/admin',
    '/admin/login',
    '/robots.txt',
  ])('%s is neither rewritten nor redirected', async (path) => {
    expect(await resolved(path)).toMatchObject({ rewritten: null, redirected: null })
  })

  test.each([
    ['/en', '/'],
    ['/en/mushrooms/species', '/mushrooms/species'],
    ['/en/posts/a', '/posts/a'],
  ])('%s redirects to %s with 308', async (path, redirected) => {
    expect(await resolved(path)).toMatchObject({ redirected, status: 308 })
  })

  test.each([
    ['/mushrooms/chaga?reviews=5', '/en/lists/mushrooms/chaga'],
    ['/mushrooms/product/a?reviews-stars=4', '/en/lists/mushrooms/product/a'],
    // The page of a chosen variant reads the lists' parameters too.
    ['/mushrooms/product/a?reviews-stars=4&variant=2', '/en/chosen/mushrooms/product/a'],
    ['/mushrooms/vendor/a?page=2', '/en/chosen/mushrooms/vendor/a'],
    ['/pt/mushrooms/vendor/a?page=1&quality=organic', '/pt/chosen/mushrooms/vendor/a'],
    ['/mushrooms/vendors?page=2', '/en/mushrooms/vendors'],
    ['/es/mushrooms/chaga?products=1&vendor=a', '/es/chosen/mushrooms/chaga'],
    ['/mushrooms/calendar?products=1', '/en/mushrooms/calendar'],
    ['/mushrooms/products?products=1', '/en/mushrooms/products'],
    ['/pt/mushrooms/species/type/psychoactive/dosage-calculator?of-age=1&weight=2', '/pt/chosen/calculator'],
    ['/mushrooms/species/type/psychoactive/dosage-calculator?species=a', '/en/chosen/calculator'],
    ['/es/posts/a?comments=100', '/es/lists/posts/a'],
    ['/mushrooms/chaga?variant=2', '/en/mushrooms/chaga'],
    ['/mushrooms/species?reviews=5', '/en/mushrooms/species'],
    ['/mushrooms/species/page/2?reviews=5', '/en/mushrooms/species/page/2'],
  ])('D-36 %s is rendered by %s', async (path, rewritten) => {
    expect((await resolved(path)).rewritten?.split('?')[0]).toBe(rewritten)
  })

  test.each(cardCollections)(
    'D-36 a document of %s with a query of its lists is rewritten to its dynamic page',
    async (one) => {
      const { pathname, search } = new URL(`${site}${documentPath(one, 'a')}?reviews=5`)
      const rewritten = (prefix: string) =>
        expect.stringMatching(new RegExp(`^/${prefix}/lists${pathname}[?]`)) as unknown
      expect(await resolved(`${pathname}${search}`)).toMatchObject({ rewritten: rewritten('en'), redirected: null })
      expect(await resolved(`/pt${pathname}${search}`)).toMatchObject({ rewritten: rewritten('pt'), redirected: null })
    },
  )

  test.each([
    ['/mushrooms/product/a?size=100g&cut=sliced', '/en/chosen/mushrooms/product/a'],
    ['/es/mushrooms/product/a?size=100g&reviews-stars=4', '/es/chosen/mushrooms/product/a'],
    ['/mushrooms/species?main_type=culinary', '/en/narrowed/mushrooms'],
  ])('NAV-07 D-36 %s, marked by the front server, is rendered by %s', async (path, rewritten) => {
    expect((await resolved(path, { [narrowedHeader]: '1' })).rewritten?.split('?')[0]).toBe(rewritten)
  })

  test.each([
    ['/mushrooms/species/page/1', '/mushrooms/species'],
    ['/es/posts/page/1', '/es/posts'],
    ['/mushrooms/products/page/1?sort=price', '/mushrooms/products?sort=price'],
    ['/mushrooms/specie', '/mushrooms/species'],
    ['/es/mushrooms/specie/boletus-edulis', '/es/mushrooms/boletus-edulis'],
    ['/mushrooms/specie/boletus-edulis?reviews=5', '/mushrooms/boletus-edulis?reviews=5'],
    ['/mushrooms/specie/all', '/mushrooms/species'],
    ['/pt/mushrooms/specie/page/1', '/pt/mushrooms/species'],
    ['/mushrooms/specie/page/2', '/mushrooms/species/page/2'],
    ['/mushrooms/specie/type', '/mushrooms/species'],
    ['/es/mushrooms/specie/identify', '/es/mushrooms/species/identify'],
    ['/mushrooms/specie/chemistry/medicinal/ergothioneine', '/mushrooms/species/chemistry/medicinal/ergothioneine'],
    ['/pt/mushrooms/specie/type/culinary', '/pt/mushrooms/species/type/culinary'],
    ['/mushrooms/product', '/mushrooms/products'],
    ['/pt/mushrooms/vendor', '/pt/mushrooms/vendors'],
    ['/mushrooms/growing-guide', '/mushrooms/growing-guides'],
    ['/mushrooms/species/all', '/mushrooms/species'],
    ['/mushrooms/all', '/mushrooms'],
  ])('ARC-06 D-33 %s redirects to %s with 308', async (path, redirected) => {
    expect(await resolved(path)).toMatchObject({ redirected, status: 308 })
  })

  test.each(['/mushrooms/species/page/2', '/mushrooms/product/a', '/mushrooms/species/page/10'])(
    'ARC-06 %s does not redirect',
    async (path) => {
      expect(await resolved(path)).toMatchObject({ redirected: null })
    },
  )

  test('NAV-13 /.well-known/change-password redirects to the password form', async () => {
    const redirected = { redirected: '/account#password', status: 307 }
    expect(await resolved('/.well-known/change-password')).toMatchObject(redirected)
  })

  test('a path that only begins with “en” does not redirect', async () => {
    expect(await resolved('/english')).toMatchObject({ redirected: null })
  })
})

test.each([
  ['/posts/all', '/posts'],
  ['/posts/page/1', '/posts'],
  ['/mushrooms/specie', '/mushrooms/species'],
  ['/mushrooms/specie/morel', '/mushrooms/morel'],
  ['/mushrooms/specie/type/culinary', '/mushrooms/species/type/culinary'],
  ['/posts/spore-prints', null],
  ['/posts/all/the-rest', null],
  ['/mushrooms/morel', null],
])('D-33 foldedTo redirects %s to %s', (path, to) => {
  expect(foldedTo(path)).toBe(to)
})
