import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call } from '../setup/client'
import { docsOf, emailAddress, expectRefusal } from '../setup/envelope'
import { cleanUp, makeOne, unique } from '../setup/fixtures'
import { member } from '../setup/members'

const hidden = unique('t-hidden')
let token: string

beforeAll(async () => {
  token = (await member('queries')).token
  await makeOne('products', { title: hidden, slug: hidden, _status: 'draft' })
  await makeOne('posts', { title: hidden, slug: hidden, _status: 'draft' })
})
afterAll(cleanUp)

const readable = [
  'products',
  'posts',
  'mushrooms',
  'vendors',
  'categories',
  'reviews',
  'impressions',
  'comments',
  'media',
] as const

/** All collections share the query guard, so each value is tried on one and each kind of value on the rest. */
const [first, ...others] = readable

/** G2: switches and shapes that only admins may use. They are off and give no access. */
const switchedOff = [
  'pagination=false',
  'pagination=false&limit=100',
  'populate[users][email]=true&depth=2&limit=2',
  'populate[users]=true&depth=2&limit=2',
  'select[user]=true&select[email]=true',
  'joins[x][limit]=0',
  'draft=true',
  'draft=true&limit=100&pagination=false',
  'trash=true',
  'locale=all&limit=2',
  'locale=*&limit=2',
  'locale=xx&limit=2',
  'fallback-locale=none&limit=2',
]
const switchedOffAnywhere = [
  'populate[users][email]=true&depth=2&limit=2',
  'select[user]=true&select[email]=true',
  'draft=true&limit=100&pagination=false',
]

/** G2: numbers outside the allowed range, with the parameter that the error names. */
const outOfBounds = [
  ['limit=0', 'limit'],
  ['limit=-1', 'limit'],
  ['limit=101', 'limit'],
  ['limit=1000000000', 'limit'],
  ['limit=1e9', 'limit'],
  ['limit=2.5', 'limit'],
  ['limit=NaN', 'limit'],
  ['limit=Infinity', 'limit'],
  ['limit=abc', 'limit'],
  ['limit=', 'limit'],
  ['limit[a]=5', 'limit'],
  ['pagination=false&limit=0', 'limit'],
  ['page=0', 'page'],
  ['page=-3', 'page'],
  ['page=10001', 'page'],
  ['page=1e15', 'page'],
  ['page=abc', 'page'],
  ['depth=3&limit=2', 'depth'],
  ['depth=99', 'depth'],
  ['depth=-1', 'depth'],
  ['depth=1.5', 'depth'],
  ['depth=abc', 'depth'],
] as const
const outOfBoundsAnywhere = [
  ['limit=0', 'limit'],
  ['page=10001', 'page'],
  ['depth=3&limit=2', 'depth'],
] as const

/** Fields that no collection opens, by which a filter or a sort would leak their values. */
const refusedAnywhere = [
  'where[hash][equals]=a',
  'where[salt][exists]=true',
  'where[user][equals]=1',
  'where[user.email][like]=a%25',
  'where[user.sessions.id][exists]=true',
  'where[authors.hash][like]=a%25',
  'where[_status][equals]=draft',
  'where[supplierCost][greater_than]=0',
  'where[internalNotes][exists]=true',
  'where[target][equals]=products:1',
  'where[key][exists]=true',
  'sort=hash',
  'sort=-user',
  'sort=user.email',
  'sort=supplierCost',
  'sort=_status',
  'sort=createdAt,-salt',
  'where[id][like]=1',
]

/** Queries that would use such a field indirectly, or break one of the databases. */
const refused = [
  ...refusedAnywhere,
  'limit=5&limit=6',
  'where[id][contains]=1',
  'where[id][near]=1,1,1',
  'where[id][all]=1',
  'where[id][within]=1',
  'where[id][unknown]=1',
  'where[id][equals]=abc',
  'where[id][equals]=99999999999',
  'where[id][in]=1,abc',
  'where[id][exists]=maybe',
  'where[createdAt][greater_than]=yesterday',
  'where[id]=1',
  'where[and]=1',
  'where[aNd][0][_status][equals]=draft',
  'where[oR][0][user][equals]=1',
  'where[or][0][and][0][or][0][user][exists]=true',
  'where[or][0][and][0][or][0][and][0][or][0][and][0][id][equals]=1',
  `where[id][in]=${Array.from({ length: 101 }, (_, index) => index + 1).join(',')}`,
  Array.from({ length: 31 }, (_, index) => `where[or][${index}][id][equals]=1`).join('&'),
]

async function expectInside(collection: string, query: string, caller: string | null): Promise<void> {
  const response = await call(`/api/${collection}?${query}`, { token: caller })
  const docs = docsOf(response)
  expect(docs.length).toBeLessThanOrEqual(100)
  expect(docs.filter((doc) => doc._status === 'draft')).toEqual([])
  expect(response.text).not.toContain(hidden)
  if (collection !== 'vendors') expect(response.text).not.toMatch(emailAddress)
  expect(response.text).not.toMatch(/"(hash|salt|sessions|resetPasswordToken|supplierCost|internalNotes)"/)
}

async function expectBound(collection: string, query: string, name: string, caller: string | null): Promise<void> {
  const response = await call(`/api/${collection}?${query}`, { token: caller })
  expectRefusal(response, 400)
  expect(response.json.message).toMatch(new RegExp(`^${name} must be a whole number from `))
}

async function expectTotalBeyond(collection: string, query: string): Promise<void> {
  const { json } = await call(`/api/${collection}?${query}`)
  const beyond = await call(`/api/${collection}?${query}&page=9999`)
  expect(beyond.json).toMatchObject({ docs: [], totalDocs: json.totalDocs, page: 9999 })
}

describe(`ACL-01 GET /api/${first}`, () => {
  test('API-04 a page beyond the last is empty and has the total, with a filter too', async () => {
    for (const query of ['limit=2', 'limit=2&where[createdAt][greater_than]=2020-01-01', 'limit=2&sort=-createdAt'])
      await expectTotalBeyond(first, query)
  })

  test.each(switchedOff)('returns no draft, no secret and at most 100 with ?%s', async (query) => {
    for (const caller of [null, token]) await expectInside(first, query, caller)
  })

  test.each(outOfBounds)('refuses ?%s, naming %s', async (query, name) => {
    for (const caller of [null, token]) await expectBound(first, query, name, caller)
  })

  test('accepts limit, page and depth at their bounds', async () => {
    for (const query of ['limit=1&page=1&depth=0', 'limit=100&page=10000', 'limit=50&depth=1', 'limit=10&depth=2', ''])
      expect(docsOf(await call(`/api/${first}?${query}`)).length).toBeLessThanOrEqual(100)
  })

  test.each(refused)('refuses ?%s', async (query) => {
    for (const path of ['', '/count']) {
      if (path === '/count' && query.startsWith('sort')) continue
      expectRefusal(await call(`/api/${first}${path}?${query}`, { token }), 400)
    }
  })
})

describe.each(others)('ACL-01 GET /api/%s', (collection) => {
  test('API-04 a page beyond the last is empty and has the total', () =>
    expectTotalBeyond(collection, 'limit=2&where[createdAt][greater_than]=2020-01-01'))

  test('returns no draft, no secret and at most 100 with parameters that only admins may use', async () => {
    for (const query of switchedOffAnywhere)
      for (const caller of [null, token]) await expectInside(collection, query, caller)
  })

  test('rejects limit, page and depth out of bounds, and accepts them at their bounds', async () => {
    for (const [query, name] of outOfBoundsAnywhere) await expectBound(collection, query, name, token)
    for (const query of ['limit=10&depth=2', ''])
      expect(docsOf(await call(`/api/${collection}?${query}`)).length).toBeLessThanOrEqual(10)
  })

  test('rejects a filter or sort by a field that is not open', async () => {
    for (const query of refusedAnywhere) expectRefusal(await call(`/api/${collection}?${query}`, { token }), 400)
    expectRefusal(await call(`/api/${collection}/count?where[_status][equals]=draft`, { token }), 400)
  })
})

describe('T-1K a rejected query has its message in the visitor’s locale', () => {
  const words = [
    [
      'where[hash][equals]=a',
      {
        en: 'Filtering by this field is not possible',
        es: 'No se puede filtrar por este campo',
        pt: 'Não é possível filtrar por este campo',
      },
    ],
    [
      'sort=-salt',
      {
        en: 'Sorting by this field is not possible',
        es: 'No se puede ordenar por este campo',
        pt: 'Não é possível ordenar por este campo',
      },
    ],
    [
      'limit=0',
      {
        en: 'limit must be a whole number from 1 to 100',
        es: 'limit debe ser un número entero de 1 a 100',
        pt: 'limit deve ser um número inteiro de 1 a 100',
      },
    ],
    [
      'page=10001',
      {
        en: 'page must be a whole number from 1 to 10000',
        es: 'page debe ser un número entero de 1 a 10000',
        pt: 'page deve ser um número inteiro de 1 a 10000',
      },
    ],
    [
      'depth=3',
      {
        en: 'depth must be a whole number from 0 to 2',
        es: 'depth debe ser un número entero de 0 a 2',
        pt: 'depth deve ser um número inteiro de 0 a 2',
      },
    ],
  ] as const

  test.each(words)('?%s', async (query, said) => {
    for (const [locale, message] of Object.entries(said)) {
      const responses = [
        await call(`/api/categories?${query}`, { headers: { 'accept-language': locale } }),
        await call(`/api/categories?${query}&locale=${locale}`, { headers: { 'accept-language': 'de' } }),
      ]
      for (const response of responses) {
        expectRefusal(response, 400)
        expect([response.json.message, at(response.json, 'errors.0.message')]).toEqual([message, message])
      }
    }
  })
})

describe('G2 bounds of other calls', () => {
  test('a wrong depth is a 400 for one document too, and a PATCH with it changes nothing', async () => {
    const [category] = docsOf(await call('/api/categories?limit=1'))
    const id = String(category?.id)
    expect((await call(`/api/categories/${id}?depth=2`)).status).toBe(200)
    const me = String(at((await call('/api/users/me?depth=0', { token })).json, 'user.id'))
    for (const depth of ['3', '-1', 'abc']) {
      expectRefusal(await call(`/api/categories/${id}?depth=${depth}`), 400)
      const body = { name: 'Too deep' }
      expectRefusal(await call(`/api/users/${me}?depth=${depth}`, { method: 'PATCH', body, token }), 400)
    }
    expectRefusal(await call('/api/users/me?depth=9', { token }), 400)
    expect(at((await call('/api/users/me', { token })).json, 'user.name')).not.toBe('Too deep')
  })

  test('an admin, whose pages request everything at once, is not bounded', async () => {
    const admin = await asAdmin()
    const total = Number((await call('/api/categories?limit=1')).json.totalDocs)
    for (const query of ['limit=0', 'pagination=false', 'limit=1000&depth=0'])
      expect(docsOf(await call(`/api/categories?${query}`, { token: admin }))).toHaveLength(total)
  })

  test.each([
    'where[id][not_equals][x]=1',
    'where[id][equals][]=1',
    'where[user][equals][x]=1',
    'where[createdAt][less_than][x]=1',
  ])('ERR-01 an admin’s filter of payload-preferences by %s is a 400', async (query) => {
    const admin = await asAdmin()
    expectRefusal(await call(`/api/payload-preferences?${query}`, { token: admin }), 400)
    const own = await call('/api/payload-preferences?where[key][equals]=nav&limit=1', { token: admin })
    expect(own.status).toBe(200)
  })
})

describe.each([
  ['products', 'vendor'],
  ['categories', 'parent'],
])('ACL-01 relations in GET /api/%s', (collection, relation) => {
  test('populates every relation of a list at depth 1', async () => {
    const docs = docsOf(await call(`/api/${collection}?limit=50&depth=1`))
    const related = docs.map((doc) => doc[relation]).filter((value) => value !== null && value !== undefined)
    expect(related.length).toBeGreaterThan(10)
    expect(related.filter((value) => typeof value === 'number')).toEqual([])
  })
})

describe('ACL-01 drafts', () => {
  test('cannot be found by their own slug, counted, or read by any query', async () => {
    for (const query of ['', '&draft=true', '&depth=2', '&locale=es']) {
      expect(docsOf(await call(`/api/products?where[slug][equals]=${hidden}${query}`, { token }))).toEqual([])
      const count = await call(`/api/products/count?where[slug][equals]=${hidden}${query}`, { token })
      expect(count.json.totalDocs).toBe(0)
    }
  })

  test('cannot be requested with a filter in JSON', async () => {
    const where = encodeURIComponent(JSON.stringify({ or: [{ _status: { equals: 'draft' } }] }))
    expectRefusal(await call(`/api/products?where=${where}`, { token }), 400)
  })
})

describe('COM-11 GET /api/categories', () => {
  const titlesIn = {
    en: ['Culinary', 'Medicinal', 'Psychoactive'],
    es: ['Culinario', 'Medicinal', 'Psicoactivo'],
    pt: ['Culinário', 'Medicinal', 'Psicoativo'],
  } as const

  test.each(Object.entries(titlesIn))(
    'lists the children of a parent in the requested locale (%s)',
    async (locale, titles) => {
      const [parent] = docsOf(await call('/api/categories?where[path][equals]=type&depth=0'))
      const query = `where[parent][equals]=${String(parent?.id)}&limit=100&depth=0&sort=path&locale=${locale}`
      const children = docsOf(await call(`/api/categories?${query}`))
      expect(children.map(({ title }) => title)).toEqual(titles)
      expect(children.map((child) => child.parent)).toEqual(titles.map(() => parent?.id))
    },
  )

  test('returns a hundred at most, though there are more, and rejects limit=101', async () => {
    const response = await call('/api/categories?limit=100&depth=0')
    expect(docsOf(response)).toHaveLength(100)
    expect(response.json).toMatchObject({ limit: 100, hasNextPage: true })
    expect(response.json.totalDocs).toBeGreaterThan(100)
    expectRefusal(await call('/api/categories?limit=101&depth=0'), 400)
  })
})
