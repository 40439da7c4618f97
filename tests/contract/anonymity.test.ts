import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call, siteUrl } from '../setup/client'
import { docsOf, expectRefusal } from '../setup/envelope'
import { change, cleanUp, makeOne, picture, remember } from '../setup/fixtures'
import { member, type Member } from '../setup/members'

const kinds = ['comments', 'impressions', 'reviews'] as const
type Kind = (typeof kinds)[number]

let author: Member
let reader: Member
const rows = new Map<Kind, number>()
const targets = new Map<Kind, string>()

beforeAll(async () => {
  ;[author, reader] = await Promise.all([member('mystery author'), member('reader')])
  const [product, species] = await Promise.all([makeOne('products'), makeOne('mushrooms')])
  const bodies = {
    comments: { doc: { relationTo: 'products', value: product }, comment: 'Nobody knows me.' },
    impressions: { doc: species, headline: 'Secret', rating: 5, impression: 'Nobody knows me.' },
    reviews: {
      doc: { relationTo: 'products', value: product },
      headline: 'Secret',
      rating: 5,
      review: 'Nobody knows.',
    },
  } as const satisfies Record<Kind, unknown>
  for (const kind of kinds) {
    targets.set(kind, kind === 'impressions' ? `mushrooms:${species}` : `products:${product}`)
    const response = await call(`/api/${kind}`, { body: { ...bodies[kind], anonymous: true }, token: author.token })
    expect(response.text).not.toContain('mystery author')
    const id = remember(kind, response)
    await change(kind, id, { _status: 'published' })
    rows.set(kind, id)
  }
})
afterAll(cleanUp)

describe.each(kinds)('COM-07 ACL-01 an anonymous row of %s', (kind) => {
  const callers = (): (string | null)[] => [null, reader.token, author.token]

  test.each(['', '&depth=2', '&populate[users][name]=true', '&select[user]=true', '&locale=es', '&draft=true'])(
    'is returned without its author, whatever the query%s',
    async (query) => {
      const id = String(rows.get(kind))
      for (const token of callers()) {
        const paths = [`/api/${kind}?where[id][equals]=${id}${query}`, `/api/${kind}/${id}?x=1${query}`]
        for (const path of paths) {
          const response = await call(path, { token })
          expect(response.status, response.text).toBe(200)
          expect(response.text).not.toContain('mystery author')
          expect(response.text).not.toContain(author.email)
          const [row] = Array.isArray(response.json.docs) ? docsOf(response) : [response.json]
          expect(row).not.toHaveProperty('user')
          expect(row?.populatedUser).toEqual({ name: null })
        }
      }
    },
  )

  test('D-25 is returned without its author by /api/entries and /api/entries/own', async () => {
    const query = `of=${String(targets.get(kind))}`
    for (const token of callers()) {
      const shown = await call(`/api/entries?kind=${kind}&${query}`, { token })
      expect(at(shown.json, 'entries.0')).toMatchObject({ id: rows.get(kind), author: null })
      const own = await call(`/api/entries/own?${query}`, { token })
      for (const { text } of [shown, own]) {
        expect(text).not.toContain('mystery author')
        expect(text).not.toContain(author.email)
      }
    }
  })

  test.each([
    (id: number) => `where[user][equals]=${id}`,
    (id: number) => `where[user.id][equals]=${id}`,
    (id: number) => `where[user][exists]=true&where[id][exists]=true&x=${id}`,
    () => 'where[user.email][like]=mystery',
    () => 'where[user.name][equals]=mystery author',
    () => 'where[populatedUser.name][exists]=true',
    () => 'where[anonymous][equals]=true',
    () => 'sort=user',
    () => 'sort=-user.name',
    () => 'sort=populatedUser.name',
  ])('cannot be found, counted or sorted by its author (%#)', async (query) => {
    for (const token of callers()) {
      expectRefusal(await call(`/api/${kind}?${query(author.id)}`, { token }), 400)
      if (!query(0).startsWith('sort')) {
        expectRefusal(await call(`/api/${kind}/count?${query(author.id)}`, { token }), 400)
      }
    }
  })

  test('is returned with its author to an admin', async () => {
    const response = await call(`/api/${kind}/${String(rows.get(kind))}?depth=0`, { token: await asAdmin() })
    expect(response.json.user).toBe(author.id)
  })

  test('is in the public list of its kind', async () => {
    const seen: unknown[] = []
    for (let page = 1; page <= 3; page += 1) {
      const response = await call(`/api/${kind}?limit=100&page=${page}&depth=0`)
      seen.push(...docsOf(response).map(({ id }) => id))
    }
    expect(seen).toContain(rows.get(kind))
  })
})

describe('COM-07 D-03 the author of anonymous rows', () => {
  /** Two words that occur nowhere else on the site; a search for the first must not return rows with the second. */
  const [first, second] = ['Zzcanary', 'Quillfeather']
  let hidden: Member
  let species: { id: number; slug: string }
  let product: { id: number; slug: string }
  const ids = new Map<Kind, number>()

  const slugOf = async (collection: string, id: number): Promise<string> =>
    String((await call(`/api/${collection}/${id}?depth=0`)).json.slug)

  beforeAll(async () => {
    hidden = await member(`${first} ${second}`)
    // Alias and picture would identify the member too, since both are shown beside named entries.
    const profile = new FormData()
    for (const [key, value] of Object.entries({
      name: `${first} ${second}`,
      alias: second,
      language: 'en',
      locale: 'en',
    }))
      profile.set(key, value)
    profile.set('picture', new Blob([await picture()], { type: 'image/png' }), `${second}.png`)
    const sent = await fetch(`${siteUrl}/api/page-forms/profile`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: siteUrl, cookie: `payload-token=${hidden.token}` },
      body: profile,
    })
    expect(sent.headers.get('location')).toBe('/account?done=profile')
    const [speciesId, productId] = await Promise.all([makeOne('mushrooms'), makeOne('products')])
    species = { id: speciesId, slug: await slugOf('mushrooms', speciesId) }
    product = { id: productId, slug: await slugOf('products', productId) }
    const doc = { relationTo: 'products', value: productId }
    const bodies = {
      comments: { doc, comment: 'Said by nobody.' },
      impressions: { doc: speciesId, headline: 'Of nobody', rating: 4, impression: 'Said by nobody.' },
      reviews: { doc, headline: 'Of nobody', rating: 4, review: 'Said by nobody.' },
    }
    for (const kind of kinds) {
      const id = remember(
        kind,
        await call(`/api/${kind}`, { body: { ...bodies[kind], anonymous: true }, token: hidden.token }),
      )
      await change(kind, id, { _status: 'published' })
      ids.set(kind, id)
    }
    const item = { relationTo: 'reviews', value: ids.get('reviews') }
    expect((await call('/api/reports', { body: { item }, token: reader.token })).status).toBe(201)
  })

  const lists = 'comments=100&impressions=100&reviews=100&impressions-order=helpful&reviews-stars=4'

  /** Every URL that shows contributions or data derived from them. */
  const ways = (): string[] => [
    ...['', '/es', '/pt'].flatMap((locale) => [
      `${locale}/mushrooms/${species.slug}`,
      `${locale}/mushrooms/${species.slug}?${lists}`,
      `${locale}/mushrooms/${species.slug}.md`,
      `${locale}/mushrooms/product/${product.slug}`,
      `${locale}/mushrooms/product/${product.slug}?${lists}`,
      `${locale}/mushrooms/products/feed.xml`,
      `${locale}/mushrooms/products/feed.json`,
      `${locale}/search?q=${first}`,
    ]),
    '/sitemap.xml',
    '/sitemaps/products-1.xml',
    '/llms.txt',
    `/write/reviews?of=products:${product.id}&entry=${ids.get('reviews')}`,
    `/api/search?q=${first}&locale=en`,
    '/api/media?limit=100&sort=-createdAt',
    '/account',
    '/api/account/data',
    '/admin/moderation',
    '/api/visitor',
    ...['products', 'mushrooms'].map(
      (slug) => `/api/entries/own?of=${slug}:${slug === 'products' ? product.id : species.id}`,
    ),
    `/api/counts?of=products:${product.id},reviews:${ids.get('reviews')}`,
    `/api/users?where[name][like]=${first}`,
    `/api/users/count?where[name][like]=${first}`,
    `/api/users/${hidden.id}`,
    `/api/products/${product.id}?depth=2`,
    `/api/mushrooms/${species.id}?depth=2`,
    ...['likes', 'helpfuls', 'reports', 'moderations', 'carts', 'changes'].map((slug) => `/api/${slug}?depth=2`),
    ...kinds.flatMap((kind) => [
      `/api/${kind}?depth=2&limit=100`,
      `/api/${kind}/${ids.get(kind)}?depth=2&select[user]=true&select[populatedUser]=true`,
      `/api/${kind}/${ids.get(kind)}?populate[users][name]=true&populate[users][email]=true&joins[user]=true`,
      `/api/${kind}/versions?where[parent][equals]=${ids.get(kind)}`,
      `/api/${kind}/versions/1`,
      `/api/${kind}?where[or][0][user.name][like]=${first}&where[or][1][id][exists]=true`,
      `/api/${kind}?where[and][0][version.user][equals]=${hidden.id}`,
      `/api/${kind}?sort=user,populatedUser.name`,
      `/api/${kind}/access/${ids.get(kind)}`,
      `/admin/collections/${kind}/${ids.get(kind)}`,
      `/admin/collections/${kind}/${ids.get(kind)}/versions`,
      `/preview/${kind}/${ids.get(kind)}`,
      `/api/${kind}?where[user.alias][equals]=${second}`,
      `/api/${kind}/count?where[user.avatar][exists]=true`,
      `/api/entries?kind=${kind}&of=${kind === 'impressions' ? `mushrooms:${species.id}` : `products:${product.id}`}`,
    ]),
  ]

  const queries = [
    '{ Reviews { docs { user { name email } } } }',
    '{ Users { docs { name } } }',
    '{ versionsReviews { docs { version { user { name } } } } }',
    '{ Categories(limit: 1) { docs { title } } }',
  ]

  test('appears in no page, feed, list, filter, sort, count, version, query or error', async () => {
    for (const token of [null, reader.token]) {
      const headers: Record<string, string> = token ? { cookie: `payload-token=${token}` } : {}
      const responses = [
        ...(await Promise.all(ways().map(async (way) => [way, await call(way, { token, headers })] as const))),
        ...(await Promise.all(
          queries.map(async (query) => [query, await call('/api/graphql', { body: { query }, token })] as const),
        )),
      ]
      for (const [way, { status, text }] of responses) {
        expect(status, way).toBeLessThan(500)
        expect(text, way).not.toContain(second)
        expect(text, way).not.toContain(hidden.email)
      }
    }
  })

  test('is returned to an admin', async () => {
    const token = await asAdmin()
    for (const kind of kinds)
      expect((await call(`/api/${kind}/${ids.get(kind)}?depth=1`, { token })).text, kind).toContain(second)
    expect((await call(`/api/users?where[name][like]=${first}`, { token })).text).toContain(hidden.email)
  })
})
