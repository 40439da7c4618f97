import { describe, expect, test } from 'vitest'
import { cardCollections, collectionPages } from '../../src/core/collections'
import { at, call, siteUrl } from '../setup/client'

const prefixes = { en: '', es: '/es', pt: '/pt' } as const

const filter = (body: object) => call('/api/filter', { body: { activeFilters: {}, page: 1, facets: true, ...body } })

type Found = { totalDocs: number; titles: string[] }

async function found(body: {
  relationTo: string
  locale: string
  sort?: string
  activeFilters?: object
}): Promise<Found> {
  const { json } = await filter(body)
  const data = json.data as Record<string, { title: string }[]>
  return { totalDocs: Number(json.totalDocs), titles: (data[body.relationTo] ?? []).map(({ title }) => title) }
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/<!-- -->/g, '')

const titlesIn = (html: string): string[] =>
  [...html.matchAll(/<article[^>]*>.*?<h[23][^>]*>(.*?)<\/h[23]>/gs)].map(([, title = '']) =>
    unescaped(title.replaceAll(/<[^>]+>/g, '')).trim(),
  )

const countIn = (html: string): string =>
  unescaped(/(?:Showing|Mostrando|Exibindo)[^<]*(?:<!-- -->[^<]*)*/.exec(html)?.[0] ?? '')

describe.each(Object.entries(prefixes))(
  'D-36 FLT-12 an archive is rendered on the server for its query (%s)',
  (locale, prefix) => {
    test.each(cardCollections)(
      '%s sorted by title are those of /api/filter, on a noindex page with the canonical address',
      async (collection) => {
        const path = `${prefix}${collectionPages[collection].archive}`
        const { text, status } = await call(`${path}?sort=title`)
        expect(status).toBe(200)
        const { titles } = await found({ relationTo: collection, locale, sort: 'title' })
        expect(titlesIn(text)).toEqual(titles)
        expect(text).toMatch(/<meta name="robots" content="noindex, follow"/)
        expect(text).toContain(`<link rel="canonical" href="${siteUrl}${path}"`)
      },
    )

    test('NAV-04 the products archive lists only what matches the filter, with its number', async () => {
      const wanted = { relationTo: 'products', locale, activeFilters: { availability: ['on-sale'] } }
      const { titles, totalDocs } = await found(wanted)
      expect(totalDocs).toBeGreaterThan(0)
      const { text } = await call(`${prefix}/mushrooms/products?availability=on-sale`)
      expect(titlesIn(text)).toEqual(titles)
      expect(countIn(text)).toMatch(new RegExp(`\\b${totalDocs}\\b`))
    })

    test.each(['mushroom=renamed', 'species=2147483647', 'vendor=nobody', 'mushroom=edibles&vendor=nobody'])(
      'D-06 PRS-02 a filter value that no longer exists finds nothing, as in /api/filter, and can be removed: %s',
      async (query) => {
        const activeFilters = Object.fromEntries(new URLSearchParams(query))
        expect((await found({ relationTo: 'products', locale, activeFilters })).totalDocs).toBe(0)
        const { text } = await call(`${prefix}/mushrooms/products?${query}&page=2`)
        expect(titlesIn(text)).toEqual([])
        expect(text).toContain('role="alert"')
        // The filter's chip removes it, without scripts too.
        const [section, gone] = Object.entries(activeFilters).at(-1) ?? []
        expect(text).toContain(`value="${section}:${gone}"`)
      },
    )

    test('a filter value that no longer exists changes nothing beside one that does', async () => {
      const activeFilters = { mushroom: ['edibles'] }
      const { titles } = await found({ relationTo: 'products', locale, activeFilters })
      expect(titles.length).toBeGreaterThan(0)
      const { text } = await call(`${prefix}/mushrooms/products?mushroom=edibles,renamed`)
      expect(titlesIn(text)).toEqual(titles)
    })

    test('ARC-07 filters that match nothing are a page without cards and with an alert', async () => {
      const { text, status } = await call(`${prefix}/mushrooms/products?mushroom=gummies&growing=grow-kits`)
      expect(status).toBe(200)
      expect(titlesIn(text)).toEqual([])
      expect(text).toContain('role="alert"')
    })
  },
)

describe('addresses of archives that no form produces', () => {
  test.each([
    '?main_flavor=%E0%A4%A',
    '?__proto__=1&constructor=2&sort=evil&page=-1',
    `?main_flavor=${'z'.repeat(3000)}`,
    '?fold=%00:1&folded=x&without=a:b:c&near=999,x&price.from=abc',
    `?${Array.from({ length: 200 }, (_, at) => `k${at}=v`).join('&')}`,
    '?page=1000000000',
    '?main_type=<script>alert(1)</script>',
  ])('%s is a page with species that does not echo a script', async (query) => {
    const { status, text } = await call(`/mushrooms/species${query}`)
    expect(status).toBe(200)
    expect(text).not.toContain('<script>alert(1)')
    expect(titlesIn(text).length).toBeGreaterThan(0)
  })

  test.each(['utm_source=letter', 'srsltid=a', 'gclid=b', 'ref=c', 'price=1-2'])(
    'SEO-02 a parameter that filters nothing leaves the archive cacheable and indexed: %s',
    async (query) => {
      const { headers, text } = await call(`/mushrooms/species?${query}`)
      expect(headers.get('cache-control')).toContain('public')
      expect(text).not.toContain('<meta name="robots"')
      expect(text).toContain(`<link rel="canonical" href="${siteUrl}/mushrooms/species"`)
    },
  )

  test('an archive that is rendered for its query is sent with no-store', async () => {
    expect((await call('/mushrooms/species?sort=title')).headers.get('cache-control')).toContain('no-store')
  })

  test('a collection that has no archive is a 404', async () => {
    expect((await call('/narrowed/users?sort=title')).status).toBe(404)
  })
})

test.each([
  '/mushrooms/species?main_flavor=nutty&sort=title',
  '/search?q=oyster',
  '/mushrooms/species/compare?a=shiitake&b=reishi',
  '/login?redirect=%2Fcart',
])('I18-02 PRS-02 without scripts the links to other locales keep the query of %s', async (path) => {
  const html = (await call(`/es${path}`)).text
  const links = [...html.matchAll(/<a href="([^"]+)"[^>]*data-language/g)].map(([, href = '']) => unescaped(href))
  expect(new Set(links)).toEqual(new Set([path, `/es${path}`, `/pt${path}`]))
})

test('SAF-04 the species filter of products offers an eaten species and no harmful one', async () => {
  const [eaten, deadly] = await Promise.all(
    ['boletus-edulis', 'amanita-phalloides'].map(async (slug) => {
      const { json } = await call(`/api/mushrooms?where[slug][equals]=${slug}&depth=0`)
      return Number(at(json, 'docs.0.id'))
    }),
  )
  const { text } = await call(`/mushrooms/products?species=${eaten}`)
  const offers = (id: number | undefined): boolean => new RegExp(`name="species"[^>]*value="${id}"`).test(text)
  expect([offers(eaten), offers(deadly)]).toEqual([true, false])
})
