import { afterAll, describe, expect, test } from 'vitest'
import en from '@messages/en.json'
import es from '@messages/es.json'
import pt from '@messages/pt.json'
import { adminLogin, asAdmin, at, call, type ClientResponse } from '../setup/client'
import { expectRefusal } from '../setup/envelope'
import {
  callers,
  collections,
  everyDocument,
  idsOf,
  inArchive,
  invented,
  languages,
  makeNamed,
  sorted,
  type Doc,
} from '../setup/catalogue'
import { change, cleanUp, make, remember, unique } from '../setup/fixtures'
import { member } from '../setup/members'

const messages = { en: en.filterErrors, es: es.filterErrors, pt: pt.filterErrors } as const
/** Retries, since other tests may change the catalogue meanwhile. */
const again = { retry: 4 }

afterAll(cleanUp)

const send = (body: unknown, token: string | null = null): Promise<ClientResponse> =>
  call('/api/paginatedCollectionOverride', { body, token })

type Results = { docs: Doc[] } & Record<string, unknown>

async function results(body: Record<string, unknown>, token: string | null = null): Promise<Results> {
  const response = await send(body, token)
  expect(response.status, response.text.slice(0, 300)).toBe(200)
  expect(Object.keys(response.json)).toEqual(['results'])
  expect(response.headers.get('cache-control')).toContain('no-store')
  return response.json.results as Results
}

async function everyPage(body: Record<string, unknown>): Promise<Doc[]> {
  const all: Doc[] = []
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await results({ limit: 100, depth: 0, page, ...body })
    all.push(...docs)
    if (hasNextPage !== true) return all
  }
}

/** Creates a category below a root, with documents in it. */
async function makeCategoryWithDocs(
  root: string,
  titles: readonly string[],
): Promise<{ category: number; word: string; ids: number[] }> {
  const word = invented()
  const { json } = await call(`/api/categories?where[path][equals]=${root}&depth=0`)
  const category = await make('categories', { title: word, slug: word, parent: Number(at(json, 'docs.0.id')) })
  const ids: number[] = []
  for (const title of titles) ids.push(await makeNamed('posts', `${title} ${word}`, { categories: [category] }))
  return { category, word, ids }
}

const inCategories = (...ids: unknown[]) => ({ where: { categories: { in: ids } } })
const first = (docs: readonly Doc[]): string[] => docs.map(({ title }) => String(title).split(' ')[0] ?? '')

/** Fields that a relation leaves out of the documents it shows. */
const unnamed = new Set(['content', 'layout', 'description', 'details', 'breadcrumbs', 'references', 'meta'])

const secrets = /"(?:hash|salt|sessions|resetPasswordToken|resetPasswordExpiration|loginAttempts|roles|password)"/
const adminOnly = /"(?:supplierCost|internalNotes)"/

describe.each(collections)('API-02 POST /api/paginatedCollectionOverride of %s', (collection) => {
  test('returns every published document once, and no draft', again, async () => {
    const documents = (await everyDocument(collection, 'depth=0')).filter((doc) => inArchive(collection, doc))
    const docs = await everyPage({ collection })
    expect(docs.length).toBe(documents.length)
    expect(sorted(idsOf(docs))).toEqual(sorted(idsOf(documents)))
    expect(docs.filter(({ _status }) => _status !== 'published')).toEqual([])
  })

  test(
    'API-04 pages have the paging fields and together every document; beyond the last they are empty',
    again,
    async () => {
      const all = await everyPage({ collection })
      const limit = Math.max(1, Math.ceil(all.length / 3))
      const where = { _status: { not_equals: 'draft' } }
      const found: number[] = []
      const totalPages = Math.ceil(all.length / limit)
      for (let page = 1; page <= totalPages; page += 1) {
        const result = await results({ collection, depth: 0, limit, page, locale: 'en', sort: 'createdAt', where })
        found.push(...idsOf(result.docs))
        expect(result).toMatchObject({
          page,
          totalPages,
          totalDocs: all.length,
          hasPrevPage: page > 1,
          hasNextPage: page < totalPages,
          prevPage: page > 1 ? page - 1 : null,
          nextPage: page < totalPages ? page + 1 : null,
        })
      }
      expect(sorted(found)).toEqual(sorted(idsOf(all)))
      const beyond = await results({ collection, depth: 0, limit, page: 9999 })
      const prevPage = Math.max(1, Math.ceil(all.length / limit))
      expect(beyond).toMatchObject({ docs: [], hasNextPage: false, nextPage: null, prevPage, totalDocs: all.length })
    },
  )

  test('ARC-03 returns twenty at most by default, sorted by creation date', again, async () => {
    const { docs } = await results({ collection })
    expect(docs.length).toBeLessThanOrEqual(20)
    const made = docs.map(({ createdAt }) => Date.parse(String(createdAt)))
    expect(made).toEqual(made.toSorted((a, b) => a - b))
    const back = (await everyPage({ collection, sort: '-createdAt' })).map(({ createdAt }) =>
      Date.parse(String(createdAt)),
    )
    expect(back).toEqual(back.toSorted((a, b) => b - a))
  })

  test('ACL-01 returns no account data, admin field or draft at any depth, to any caller', async () => {
    for (const depth of [0, 1, 2]) {
      for (const token of [null, await asAdmin(), (await member('lister')).token]) {
        const response = await send({ collection, depth, limit: 20 }, token)
        expect(response.status).toBe(200)
        expect(response.text).not.toMatch(secrets)
        expect(response.text).not.toMatch(adminOnly)
        expect(response.text).not.toContain(adminLogin.email)
        expect(response.text).not.toContain('@members.test')
        expect(response.text).not.toMatch(/"_status":"(?!published)/)
      }
    }
  })

  test('OPS-03 returns no rich text, neither of the documents nor of those they reference', async () => {
    const { docs } = await results({ collection, depth: 2, limit: 100 })
    expect(docs.length).toBeGreaterThan(0)
    for (const doc of docs) {
      const { content, layout, description, meta, categories, species, vendor, specie } = doc
      expect([content, layout, description, meta]).toEqual([undefined, undefined, undefined, undefined])
      expect(at(specie, 'desc')).toBeUndefined()
      for (const named of [categories, species, vendor].flat().filter((one) => typeof one === 'object' && one !== null))
        expect(Object.keys(named).filter((key) => unnamed.has(key))).toEqual([])
    }
  })

  test('I18-01 returns title and lead in each locale', again, async () => {
    const field = collection === 'vendors' ? 'displayName' : 'title'
    for (const locale of languages) {
      const expected = new Map(
        (await everyDocument(collection, `depth=0&locale=${locale}`)).map((doc) => [doc.id, [doc[field], doc.lead]]),
      )
      const docs = await everyPage({ collection, locale })
      expect(docs.length).toBeGreaterThan(0)
      for (const doc of docs) expect([doc[field], doc.lead]).toEqual(expected.get(doc.id))
    }
  })

  test('ACL-01 returns a draft only while it is published, to admins too', async () => {
    const word = invented()
    const id = await makeNamed(collection, word, { _status: 'draft' })
    const seen = async () => {
      const texts = await Promise.all(
        [null, await asAdmin()].map(
          async (token) => (await send({ collection, depth: 0, limit: 100, sort: '-createdAt' }, token)).text,
        ),
      )
      return texts.map((text) => text.includes(word))
    }
    expect(await seen()).toEqual([false, false])
    await change(collection, id, { _status: 'published' })
    expect(await seen()).toEqual([true, true])
    await change(collection, id, { _status: 'draft' })
    expect(await seen()).toEqual([false, false])
  })
})

describe('OPS-03 the cached documents of lists', () => {
  /** A product as this call and as REST list it. */
  async function listed(id: number, token: string | null = null, locale = 'en'): Promise<(Doc | undefined)[]> {
    const { docs } = await results({ collection: 'products', depth: 1, limit: 20, sort: '-createdAt', locale }, token)
    const rest = await call(`/api/products?depth=1&locale=${locale}&where[id][equals]=${id}`, { token })
    return [docs.find((doc) => doc.id === id), (rest.json.docs as Doc[])[0]]
  }
  const each = async (path: string, ...requested: Parameters<typeof listed>) =>
    (await listed(...requested)).map((doc) => at(doc, path))

  test('a list shows the current name and status of a referenced vendor', async () => {
    const [word, other] = [invented(), invented()]
    const vendor = await makeNamed('vendors', word)
    const product = await makeNamed('products', invented(), { vendor })
    expect(await each('vendor.displayName', product)).toEqual([word, word])
    await change('vendors', vendor, { displayName: other })
    expect(await each('vendor.displayName', product)).toEqual([other, other])
    await change('vendors', vendor, { _status: 'draft' })
    expect(await each('vendor', product)).toEqual([vendor, vendor])
    await change('vendors', vendor, { _status: 'published' })
    expect(await each('vendor.displayName', product)).toEqual([other, other])
    await change('products', product, { vendor: null })
    expect(await each('vendor.displayName', product)).toEqual([undefined, undefined])
  })

  test('COM-09 PRD-01 likes, stock and price are current', async () => {
    const product = await makeNamed('products', invented())
    expect(await each('likeCount', product)).toEqual([0, 0])
    const item = { relationTo: 'products', value: product }
    remember('likes', await call('/api/likes', { body: { item }, token: (await member('list liker')).token }))
    expect(await each('likeCount', product)).toEqual([1, 1])
    await change('products', product, { baseInventory: { unitPrice: 5, stock: 77 } })
    expect(await each('baseInventory.stock', product)).toEqual([77, 77])
    expect(await each('baseInventory.unitPrice', product)).toEqual([5, 5])
  })

  test('I18-01 each locale is cached apart', async () => {
    const [english, spanish] = [invented(), invented()]
    const product = await makeNamed('products', english)
    expect(await each('title', product, null, 'es')).toEqual([english, english])
    await call(`/api/products/${product}?locale=es`, {
      method: 'PATCH',
      body: { title: spanish },
      token: await asAdmin(),
    })
    expect(await each('title', product, null, 'es')).toEqual([spanish, spanish])
    expect(await each('title', product, null, 'pt')).toEqual([english, english])
    const own = await call(`/api/products?locale=pt&fallback-locale=none&where[id][equals]=${product}`)
    expect(at(own.json, 'docs.0.title')).toBeFalsy()
  })

  test('ACL-01 an admin field is returned to admins only, whatever the order of the callers', async () => {
    const product = await makeNamed('products', invented(), { supplierCost: 4321.25 })
    const admins = [null, await asAdmin(), (await member('list reader')).token, null]
    const seen: unknown[] = []
    for (const token of admins) {
      const { json } = await call(`/api/products?depth=1&where[id][equals]=${product}`, { token })
      seen.push(at(json, 'docs.0.supplierCost'))
    }
    expect(seen).toEqual([undefined, 4321.25, undefined, undefined])
  })
})

describe('API-02 D-07: where and depth', () => {
  test('a where with several categories returns the documents in any of them', again, async () => {
    const ids = await Promise.all(
      ['mushroom/fresh', 'growing/equipment/grow-kits'].map(async (path) => {
        const { json } = await call(`/api/categories?where[path][equals]=products/${path}&depth=0`)
        return Number(at(json, 'docs.0.id'))
      }),
    )
    const within = async (...wanted: number[]) =>
      sorted(idsOf(await everyPage({ collection: 'products', ...inCategories(...wanted) })))
    const expected = (await everyDocument('products', 'depth=0')).filter((doc) =>
      (doc.categories as number[]).some((category) => ids.includes(category)),
    )
    expect(expected.length).toBeGreaterThan(3)
    expect(await within(...ids)).toEqual(sorted(idsOf(expected)))
    const parts = await Promise.all(ids.map((id) => within(id)))
    expect(await within(...ids)).toEqual(sorted([...new Set(parts.flat())]))
  })

  test('categories and _status together filter, sort either way and leave out drafts', async () => {
    const { category, ids } = await makeCategoryWithDocs('topics', ['banana', 'cherry', 'apple'])
    const draft = ids[1] ?? 0
    const requested = { collection: 'posts', ...inCategories(category) }
    const order = async (sort: string) => first((await results({ ...requested, sort })).docs)
    expect(await order('createdAt')).toEqual(['banana', 'cherry', 'apple'])
    expect(await order('-createdAt')).toEqual(['apple', 'cherry', 'banana'])
    expect(await order('title')).toEqual(['apple', 'banana', 'cherry'])
    expect(await order('-title')).toEqual(['cherry', 'banana', 'apple'])
    await change('posts', draft, { _status: 'draft' })
    const where = { categories: { in: [category] }, _status: { not_equals: 'draft' } }
    expect(await results({ collection: 'posts', where })).toMatchObject({ totalDocs: 2, totalPages: 1 })
    expect(await order('title')).toEqual(['apple', 'banana'])
    expect(await results({ collection: 'posts', where, limit: 1, page: 7 })).toMatchObject({
      docs: [],
      totalDocs: 2,
      totalPages: 2,
      prevPage: 2,
      nextPage: null,
    })
  })

  test.each([{ not_equals: 'draft' }, { equals: 'published' }, { equals: 'draft' }])(
    '_status %j is ignored: published documents are returned, and no others',
    async (_status) => {
      const { category, ids } = await makeCategoryWithDocs('topics', ['shown', 'hidden'])
      await change('posts', ids[1] ?? 0, { _status: 'draft' })
      const { docs } = await results({ collection: 'posts', where: { categories: { in: [category] }, _status } })
      expect(first(docs)).toEqual(['shown'])
    },
  )

  test('an unknown category has no documents', async () => {
    const result = await results({ collection: 'posts', ...inCategories(2_000_000_000) })
    expect(result).toMatchObject({ docs: [], totalDocs: 0, totalPages: 1, hasNextPage: false })
  })

  test('vendors are in no category, and an empty list of categories returns all of them', again, async () => {
    const { docs } = await results({ collection: 'products', depth: 0, limit: 1 })
    const held = at(docs[0], 'categories.0')
    expect(held).toBeTypeOf('number')
    for (const locale of languages) {
      const where = { categories: { in: [held] }, _status: { not_equals: 'draft' } }
      const result = await results({ collection: 'vendors', locale, where })
      expect(result).toMatchObject({ docs: [], totalDocs: 0, totalPages: 1, page: 1, hasNextPage: false })
    }
    const every = await results({ collection: 'vendors', depth: 0 })
    expect(every.totalDocs).toBeGreaterThan(0)
    expect(await results({ collection: 'vendors', depth: 0, ...inCategories() })).toEqual(every)
  })

  test(
    'depth 0, 1 and 2 populate the relations of a product by as many levels, and 2 is the default',
    again,
    async () => {
      const one = async (depth: number) => (await results({ collection: 'products', depth, limit: 1 })).docs[0]
      const [bare, one1, two] = await Promise.all([one(0), one(1), one(2)])
      expect(bare?.vendor).toBeTypeOf('number')
      expect(at(bare, 'categories.0')).toBeTypeOf('number')
      expect(at(one1, 'vendor.displayName')).toBeTypeOf('string')
      expect(at(one1, 'vendor.logo')).toBeTypeOf('number')
      expect(at(two, 'vendor.logo.url')).toBeTypeOf('string')
      expect(at(two, 'categories.0.path')).toBeTypeOf('string')
      expect(at(two, 'gallery.0.image.url')).toBeTypeOf('string')
      const usual = (await results({ collection: 'products', limit: 1 })).docs[0]
      expect(usual).toEqual(two)
    },
  )

  test('a relation to a draft is not populated', async () => {
    const [word, secret] = [invented(), invented()]
    const vendor = await make('vendors', { displayName: secret, slug: secret, vendorType: 'grower', _status: 'draft' })
    await makeNamed('products', word, { vendor })
    const response = await send({ collection: 'products', depth: 2, limit: 100, sort: '-createdAt' })
    expect(response.text).toContain(word)
    expect(response.text).not.toContain(secret)
  })

  test('ACL-01 admin fields of a product are in no response, not even to an admin', async () => {
    const word = invented()
    const secret = unique('t-secret')
    await makeNamed('products', word, { supplierCost: 4321.25, internalNotes: secret })
    for (const token of [null, await asAdmin()]) {
      const response = await send({ collection: 'products', depth: 2, limit: 100, sort: '-createdAt' }, token)
      expect(response.text).toContain(word)
      expect(response.text).not.toContain(secret)
      expect(response.text).not.toContain('4321.25')
    }
  })

  test('ARC-08 returns no vendor without a type or of type other', async () => {
    const word = invented()
    await makeNamed('vendors', `${word} plain`, { vendorType: null })
    const other = await makeNamed('vendors', `${word} other`, { vendorType: 'other' })
    await makeNamed('vendors', `${word} grower`)
    const mine = async () =>
      (await everyPage({ collection: 'vendors' }))
        .map(({ displayName }) => String(displayName))
        .filter((name) => name.startsWith(word))
    expect(await mine()).toEqual([`${word} grower`])
    await change('vendors', other, { vendorType: 'laboratory', _status: 'published' })
    expect((await mine()).sort()).toEqual([`${word} grower`, `${word} other`])
  })
})

type Case = readonly [what: string, body: Record<string, unknown>, key: keyof typeof en.filterErrors]

const posts = (over: Record<string, unknown>) => ({ collection: 'posts', ...over })

const strangers: readonly Case[] = [
  ...['users', 'payload-preferences', 'payload-migrations', 'forms', 'form-submissions', 'carts', 'likes', 'stats'],
  ...['reviews', 'comments', 'references', 'categories', 'media', 'pages', 'seed-records', 'changes', 'redirects'],
  ...['__proto__', 'constructor', 'toString', 'Posts', '', null, 5, ['posts'], { in: ['posts'] }],
].map((collection) => [`the collection ${JSON.stringify(collection)}`, { collection }, 'unknownCollection'])

const wheres = [
  { 'authors.hash': { like: 'a%' } },
  { hash: { exists: true } },
  { user: { equals: 1 } },
  { slug: { equals: 'a' } },
  { id: { equals: 1 } },
  { or: [{ _status: { equals: 'draft' } }] },
  { and: [] },
  { aNd: [{ hash: { like: 'a' } }] },
  { categories: { equals: 1 } },
  { categories: { not_in: [1] } },
  { categories: { in: [1], exists: true } },
  { categories: { in: 1 } },
  { categories: { in: '1' } },
  { categories: { in: ['1'] } },
  { categories: { in: [0] } },
  { categories: { in: [-1] } },
  { categories: { in: [1.5] } },
  { categories: { in: [2 ** 31] } },
  { categories: { in: [null] } },
  { categories: { in: [[1]] } },
  { categories: { in: Array.from({ length: 51 }, (_, index) => index + 1) } },
  { 'categories.slug': { in: ['a'] } },
  { supplierCost: { greater_than: 0 } },
  [],
  'categories',
  null,
  5,
]

const refused: readonly Case[] = [
  ...strangers,
  ...wheres.map((where): Case => [`where ${JSON.stringify(where).slice(0, 60)}`, posts({ where }), 'badRequest']),
  ...[0, -1, 101, 1e9, '20', 2.5, null].map((limit): Case => [
    `limit ${JSON.stringify(limit)}`,
    posts({ limit }),
    'badRequest',
  ]),
  ...[0, -1, 10_001, 1e15, '1', 1.5, null].map((page): Case => [
    `page ${JSON.stringify(page)}`,
    posts({ page }),
    'badRequest',
  ]),
  ...[-1, 3, 99, '2', 1.5, null].map((depth): Case => [
    `depth ${JSON.stringify(depth)}`,
    posts({ depth }),
    'badRequest',
  ]),
  ...['-resetPasswordToken', 'hash', 'id', '_status', 'authors.hash', 'title,-salt', '', ['title'], null, 5].map(
    (sort): Case => [`sort ${JSON.stringify(sort)}`, posts({ sort }), 'badRequest'],
  ),
  ...['draft', 'select', 'populate', 'joins', 'overrideAccess', 'showHiddenFields', 'user', 'trash', 'pagination'].map(
    (key): Case => [`the key ${key}`, posts({ [key]: true }), 'badRequest'],
  ),
]

describe('API-02 rejected requests get the empty result', () => {
  test.each(refused)('%s', async (_what, body, key) => {
    for (const locale of languages) {
      const response = await send({ ...body, locale })
      expectRefusal(response, 400)
      expect(response.json.message).toBe(messages[locale][key])
      expect(response.json.results).toEqual({
        docs: [],
        totalDocs: 0,
        totalPages: 1,
        page: 1,
        hasNextPage: false,
        hasPrevPage: false,
        nextPage: null,
        prevPage: null,
      })
      expect(response.headers.get('cache-control')).toContain('no-store')
    }
    expectRefusal(await send(body, await asAdmin()), 400)
  })

  test.each(callers)(
    'I18-01 without a locale, with a message in the language of %s',
    async (_whose, headers, locale) => {
      for (const [body, key] of [
        [posts({ limit: 0 }), 'badRequest'],
        [posts({ locale: 'xx' }), 'badRequest'],
        [{ collection: 'users' }, 'unknownCollection'],
      ] as const) {
        const response = await call('/api/paginatedCollectionOverride', { body, headers })
        expectRefusal(response, 400)
        expect(response.json.message).toBe(messages[locale][key])
      }
    },
  )

  test.each(['all', '*', 'xx', '', null, 5])('the locale %j', async (locale) => {
    const response = await send(posts({ locale }))
    expectRefusal(response, 400)
    expect(response.json.results).toMatchObject({ docs: [], totalPages: 1, totalDocs: 0 })
  })
})
