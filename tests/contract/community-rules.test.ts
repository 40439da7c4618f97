import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call, type ClientResponse } from '../setup/client'
import { rowOf } from '../setup/database'
import { categoryAt } from '../setup/catalogue'
import { docsOf, expectRefusal } from '../setup/envelope'
import { change, cleanUp, makeOne, remember, unique } from '../setup/fixtures'
import { member, type Member } from '../setup/members'

let author: Member
let other: Member
let product: number
let species: number
let post: number

beforeAll(async () => {
  ;[author, other] = await Promise.all([member('author'), member('other')])
  ;[product, species, post] = await Promise.all([makeOne('products'), makeOne('mushrooms'), makeOne('posts')])
})
afterAll(cleanUp)

const kinds = ['comments', 'impressions', 'reviews'] as const
type Kind = (typeof kinds)[number]
const textOf = { comments: 'comment', impressions: 'impression', reviews: 'review' } as const

/** A valid body with a text that is new each time, since a repeated one returns the existing row (T-1E). */
const valid = (kind: Kind): Record<string, unknown> =>
  ({
    comments: { doc: { relationTo: 'posts', value: post }, comment: unique('Seen near beech') },
    impressions: { doc: species, headline: 'Good', rating: 4, impression: unique('It was good') },
    reviews: {
      doc: { relationTo: 'products', value: product },
      headline: 'Good',
      rating: 4,
      review: unique('As told'),
    },
  })[kind]

const send = (
  kind: Kind,
  over: Record<string, unknown> = {},
  query = '',
  who: Member | null = author,
): Promise<ClientResponse> =>
  call(`/api/${kind}${query}`, { body: { ...valid(kind), ...over }, token: who?.token ?? null })

const asStored = async (kind: Kind, id: number): Promise<Record<string, unknown>> =>
  (await call(`/api/${kind}/${id}?depth=0&draft=true`, { token: await asAdmin() })).json

test('D-24 an impression may name its species with the collection, and no document of another one', async () => {
  const response = await send('impressions', { doc: { relationTo: 'mushrooms', value: species } })
  const id = remember('impressions', response)
  expect([response.status, (await asStored('impressions', id)).doc]).toEqual([201, species])
  expectRefusal(await send('impressions', { doc: { relationTo: 'products', value: product } }), 400)
})

test('COM-03 an impression stores each effect once, and a blank form of consumption as null', async () => {
  const [root] = docsOf(await call('/api/categories?where[path][equals]=experiential-effects&depth=0'))
  const below = `/api/categories?where[parent][equals]=${String(root?.id)}&limit=2&depth=0`
  const [one = 0, two = 0] = docsOf(await call(below)).map(({ id }) => Number(id))
  const over = { experiential: [one, two, one, one], otherConsumptionForm: '  \u200b ' }
  const id = remember('impressions', await send('impressions', over))
  expect(await asStored('impressions', id)).toMatchObject({ experiential: [one, two], otherConsumptionForm: null })
})

describe.each(kinds)('COM-06 POST /api/%s', (kind) => {
  test('rejects a visitor', async () => expectRefusal(await send(kind, {}, '', null), 403))

  test.each(['', '?draft=true', '?publishAllLocales=true', '?publishSpecificLocale=en', '?draft=false&autosave=true'])(
    'stores a draft of the caller whatever the body says%s (ACL-01)',
    async (query) => {
      const claims = {
        id: 1,
        user: other.id,
        status: 'published',
        _status: 'published',
        helpfulCount: 9999,
        likeCount: 9999,
        populatedUser: { name: 'Admin' },
        target: 'products:1',
        sample: true,
      }
      const response = await send(kind, claims, query)
      const id = remember(kind, response)
      expect(response.status).toBe(201)
      expect(at(response.json, 'doc._status')).toBe('draft')
      expect(await asStored(kind, id)).toMatchObject({ user: author.id, _status: 'draft' })
      const stored = await asStored(kind, id)
      expect(stored.helpfulCount ?? 0).toBe(0)
      expect(stored.sample).not.toBe(true)
      expectRefusal(await call(`/api/${kind}/${id}`), 404)
      expect(docsOf(await call(`/api/${kind}?where[id][equals]=${id}`, { token: author.token }))).toEqual([])
    },
  )

  test('cannot be published or changed by its author', async () => {
    const id = remember(kind, await send(kind))
    for (const method of ['PATCH', 'DELETE']) {
      const body = method === 'PATCH' ? { _status: 'published' } : undefined
      expectRefusal(await call(`/api/${kind}/${id}`, { method, token: author.token, ...(body ? { body } : {}) }), 403)
    }
    expect(await asStored(kind, id)).toMatchObject({ _status: 'draft' })
  })

  test('an entry that an admin publishes has the author’s name, and neither their id nor their e-mail address', async () => {
    const id = remember(kind, await send(kind))
    await change(kind, id, { _status: 'published' })
    const response = await call(`/api/${kind}/${id}?depth=2`)
    expect(response.json).toMatchObject({ populatedUser: { name: 'author' } })
    expect(response.json).not.toHaveProperty('user')
    expect(response.text).not.toContain(author.email)
  })

  /** COM-05 counts code points, so an emoji counts as one. */
  const texts = {
    '': 400,
    '   ': 400,
    ab: 400,
    ' ab ': 400,
    '🍄🍄': 400,
    abc: 201,
    '🍄🍄🍄': 201,
    ['🍄'.repeat(500)]: 201,
    ['🍄'.repeat(501)]: 400,
    ['a'.repeat(501)]: 400,
    'a\u0000bc': 400,
    'a\u0007bc': 400,
    'two\nlines': 201,
  } as const satisfies Record<string, number>

  test.each(Object.entries(texts))('COM-05 text %j gets a %i', async (text, status) => {
    const response = await send(kind, { [textOf[kind]]: text })
    if (status === 201) remember(kind, response)
    else expectRefusal(response, 400)
    expect(response.status, response.text).toBe(status)
  })

  test.each([undefined, null, 5, true, ['a', 'b', 'c'], { length: 10 }])(
    'COM-05 text %j is rejected, as a draft too',
    async (text) => {
      for (const query of ['', '?draft=true']) {
        expectRefusal(await send(kind, { [textOf[kind]]: text }, query), 400)
      }
    },
  )

  test('accepts only a document that exists, is published and can be written about', async () => {
    const draft = await makeOne('products', { _status: 'draft' })
    const unpublishedSpecies = await makeOne('mushrooms', { _status: 'draft' })
    const targets: unknown[] = [
      undefined,
      null,
      999_999_999,
      99_999_999_999,
      -1,
      1.5,
      'abc',
      [],
      {},
      { relationTo: 'users', value: 1 },
      { relationTo: 'users', value: other.id },
      { relationTo: 'nothing', value: 1 },
      { relationTo: '__none__', value: 1 },
      { relationTo: 'products', value: 999_999_999 },
      { relationTo: 'products', value: 'abc' },
      { relationTo: 'products', value: { id: [] } },
      { relationTo: 'products', value: draft },
      unpublishedSpecies,
    ]
    for (const doc of targets) expectRefusal(await send(kind, { doc }), 400)
  })
})

describe.each(kinds)('T-1E the same body sent twice, %s', (kind) => {
  /** Ids of the rows with the author's text, drafts included, as admins find them. */
  const rowsOf = async (text: unknown): Promise<unknown[]> => {
    const where = `where[${textOf[kind]}][equals]=${String(text)}`
    return docsOf(await call(`/api/${kind}?${where}&draft=true&depth=0`, { token: await asAdmin() })).map(
      ({ id }) => id,
    )
  }

  test('twenty concurrent calls make one row and return one id', async () => {
    const body = valid(kind)
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(kind, body)))
    expect(responses.filter(({ status }) => status !== 200 && status !== 201)).toEqual([])
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    const ids = new Set(responses.map((response) => remember(kind, response)))
    expect(await rowsOf(body[textOf[kind]])).toEqual([...ids])
  })

  test('the second call returns the existing row with a 200, without its author', async () => {
    const body = { ...valid(kind), anonymous: true }
    const [first, second] = [await send(kind, body), await send(kind, { ...body, user: other.id })]
    remember(kind, first)
    expect([first.status, second.status]).toEqual([201, 200])
    expect(Object.keys(second.json)).toEqual(Object.keys(first.json))
    expect(second.json).toMatchObject({ message: first.json.message, doc: { id: at(first.json, 'doc.id') } })
    for (const { text } of [first, second]) {
      expect(text).not.toMatch(/"(user|dedupeKey|target)":/)
      expect(text).not.toContain(author.email)
    }
  })

  test('makes another row for another member, another document or an anonymous entry', async () => {
    const body = valid(kind)
    const elsewhere = kind === 'impressions' ? await makeOne('mushrooms') : await makeOne('products')
    const doc = kind === 'impressions' ? elsewhere : { relationTo: 'products', value: elsewhere }
    const responses = [
      await send(kind, body),
      await send(kind, body, '', other),
      await send(kind, { ...body, doc }),
      await send(kind, { ...body, anonymous: true }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(responses.map((response) => remember(kind, response))).size).toBe(4)
  })

  test('is rejected when another field of the body is invalid', async () => {
    const body = valid(kind)
    remember(kind, await send(kind, body))
    for (const over of [{ locale: 'fr' }, { locale: [] }, { anonymous: 'perhaps' }]) {
      expectRefusal(await send(kind, { ...body, ...over }), 400)
    }
  })

  test('returns the row when it is published, and makes a new one once it is deleted', async () => {
    const body = valid(kind)
    const id = remember(kind, await send(kind, body))
    await change(kind, id, { _status: 'published' })
    expect(at((await send(kind, body)).json, 'doc.id')).toBe(id)
    await call(`/api/${kind}/${id}`, { method: 'DELETE', token: await asAdmin() })
    const again = await send(kind, body)
    expect(again.status).toBe(201)
    expect(remember(kind, again)).not.toBe(id)
  })

  test('a dedupeKey in the body is ignored, and no query may use it', async () => {
    const [first, second] = [await send(kind, { dedupeKey: 'mine' }), await send(kind, { dedupeKey: 'mine' })]
    expect(remember(kind, second)).not.toBe(remember(kind, first))
    for (const token of [null, author.token, await asAdmin()]) {
      expectRefusal(await call(`/api/${kind}?where[dedupeKey][exists]=true`, { token }), 400)
    }
  })
})

describe.each(['impressions', 'reviews'] as const)('COM-05 %s', (kind) => {
  test.each([0, 6, -1, 4.5, '4.5', 'abc', true, [5], null, undefined, 1e999])(
    'rating %j is rejected',
    async (rating) => {
      for (const query of ['', '?draft=true']) expectRefusal(await send(kind, { rating }, query), 400)
    },
  )

  test.each([1, 2, 3, 4, 5])('rating %i is accepted', async (rating) => {
    expect(at((await sent(kind, { rating })).json, 'doc.rating')).toBe(rating)
  })

  test.each(['', '  ', 'x'.repeat(121), 7, { length: 3 }, null])('headline %j is rejected', async (headline) => {
    expectRefusal(await send(kind, { headline }), 400)
  })
})

async function sent(kind: Kind, over: Record<string, unknown>): Promise<ClientResponse> {
  const response = await send(kind, over)
  remember(kind, response)
  return response
}

describe('COM-03 categories of an impression', () => {
  test('must be below the category of their field', async () => {
    const root = await categoryAt('helps-with')
    const child = Number(docsOf(await call(`/api/categories?where[parent][equals]=${root}&limit=1&depth=0`))[0]?.id)
    const foreign = await categoryAt('type')
    expect((await sent('impressions', { helpsWith: [child] })).status).toBe(201)
    for (const helpsWith of [[foreign], [999_999_999], ['abc'], [{ id: child }, foreign], Array(10_000).fill(child)]) {
      expectRefusal(await send('impressions', { helpsWith }), 400)
    }
    for (const consumptionForm of [foreign, 999_999_999, 'abc']) {
      expectRefusal(await send('impressions', { consumptionForm }), 400)
    }
  })

  test('otherConsumptionForm is stored with the form "other" only', async () => {
    const [tea, other] = await Promise.all([categoryAt('consumption-forms/tea'), categoryAt('consumption-forms/other')])
    const stored = async (consumptionForm: number): Promise<unknown> => {
      const response = await sent('impressions', { consumptionForm, otherConsumptionForm: 'In miso soup' })
      return (await asStored('impressions', Number(at(response.json, 'doc.id')))).otherConsumptionForm
    }
    expect(await stored(other)).toBe('In miso soup')
    expect(await stored(tea)).toBeNull()
  })

  test('helpsWith accepts at most twenty categories', async () => {
    const root = await categoryAt('helps-with')
    const children = docsOf(await call(`/api/categories?where[parent][equals]=${root}&limit=21&depth=0`))
    expect(children).toHaveLength(21)
    const ids = children.map(({ id }) => id)
    expectRefusal(await send('impressions', { helpsWith: ids }), 400)
    expect((await sent('impressions', { helpsWith: ids.slice(0, 20) })).status).toBe(201)
  })
})

test('R-07 ACT-03 deleting a document, alone or in bulk, deletes its entries, their versions, marks and counters', async () => {
  const [shop, found] = await Promise.all([makeOne('products'), makeOne('mushrooms')])
  const onShop = { relationTo: 'products', value: shop }
  const onFound = { relationTo: 'mushrooms', value: found }
  const [review, comment, impression] = await Promise.all([
    send('reviews', { doc: onShop }),
    send('comments', { doc: onShop }),
    send('impressions', { doc: found }),
  ])
  const entries = [
    ['reviews', remember('reviews', review)],
    ['comments', remember('comments', comment)],
    ['impressions', remember('impressions', impression)],
  ] as const
  for (const [kind, id] of entries) if (kind !== 'comments') await change(kind, id, { _status: 'published' })
  const marks = [
    ['likes', onShop],
    ['likes', onFound],
    ['helpfuls', { relationTo: 'reviews', value: entries[0][1] }],
    ['helpfuls', { relationTo: 'impressions', value: entries[2][1] }],
    ['reports', { relationTo: 'reviews', value: entries[0][1] }],
  ] as const
  for (const [mark, item] of marks)
    expect((await call(`/api/${mark}`, { body: { item }, token: other.token })).status).toBe(201)
  const keys = [...entries.map(([kind, id]) => `'${kind}:${id}'`), `'products:${shop}'`, `'mushrooms:${found}'`].join()
  const left = async (): Promise<number> => {
    const sides = [
      ...[...kinds, 'likes', 'helpfuls', 'reports'].map((table) => `SELECT id FROM ${table} WHERE target IN (${keys})`),
      ...kinds.map((table) => `SELECT id FROM _${table}_v WHERE version_target IN (${keys})`),
      `SELECT id FROM stats WHERE key IN (${keys})`,
    ]
    const { number } = await rowOf(`SELECT COUNT(*) AS number FROM (${sides.join(' UNION ALL ')}) AS sides`)
    return Number(number)
  }
  expect(await left()).toBeGreaterThan(15)
  const token = await asAdmin()
  expect((await call(`/api/products/${shop}`, { method: 'DELETE', token })).status).toBe(200)
  expect((await call(`/api/mushrooms?where[id][in]=${found}`, { method: 'DELETE', token })).status).toBe(200)
  expect(await left()).toBe(0)
  for (const [kind, id] of entries) expectRefusal(await call(`/api/${kind}/${id}?draft=true`, { token }), 404)
  const headers = { cookie: `payload-token=${other.token}` }
  expect((await call('/api/account/data', { headers })).json).toMatchObject({ likes: [], helpfuls: [], reports: [] })
})
