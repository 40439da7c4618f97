import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call, type Answer } from '../setup/client'
import { docsOf, expectRefusal } from '../setup/envelope'
import { change, cleanUp, makeOne, remember } from '../setup/fixtures'
import { member, type Member } from '../setup/people'

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

const valid = (kind: Kind): Record<string, unknown> =>
  ({
    comments: { doc: { relationTo: 'posts', value: post }, comment: 'Seen near beech.' },
    impressions: { doc: species, headline: 'Good', rating: 4, impression: 'It was good.' },
    reviews: { doc: { relationTo: 'products', value: product }, headline: 'Good', rating: 4, review: 'As told.' },
  })[kind]

const send = (
  kind: Kind,
  over: Record<string, unknown> = {},
  query = '',
  who: Member | null = author,
): Promise<Answer> => call(`/api/${kind}${query}`, { body: { ...valid(kind), ...over }, token: who?.token ?? null })

const asStored = async (kind: Kind, id: number): Promise<Record<string, unknown>> =>
  (await call(`/api/${kind}/${id}?depth=0&draft=true`, { token: await asAdmin() })).json

describe.each(kinds)('COM-06 POST /api/%s', (kind) => {
  test('is for members', async () => expectRefusal(await send(kind, {}, '', null), [401, 403]))

  test.each(['', '?draft=true', '?publishAllLocales=true', '?publishSpecificLocale=en', '?draft=false&autosave=true'])(
    'is a draft of the caller whatever the body says%s (ACL-01)',
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
      const answer = await send(kind, claims, query)
      const id = remember(kind, answer)
      expect(answer.status).toBe(201)
      expect(at(answer.json, 'doc._status')).toBe('draft')
      expect(await asStored(kind, id)).toMatchObject({ user: author.id, _status: 'draft' })
      const stored = await asStored(kind, id)
      expect(stored.helpfulCount ?? 0).toBe(0)
      expect(stored.sample).not.toBe(true)
      expectRefusal(await call(`/api/${kind}/${id}`), [404])
      expect(docsOf(await call(`/api/${kind}?where[id][equals]=${id}`, { token: author.token }))).toEqual([])
    },
  )

  test('cannot be published or changed by its author', async () => {
    const id = remember(kind, await send(kind))
    for (const method of ['PATCH', 'DELETE']) {
      const body = method === 'PATCH' ? { _status: 'published' } : undefined
      expectRefusal(await call(`/api/${kind}/${id}`, { method, token: author.token, ...(body ? { body } : {}) }), [403])
    }
    expect(await asStored(kind, id)).toMatchObject({ _status: 'draft' })
  })

  test('shows once an admin has published it, with the author’s name and nothing else of them', async () => {
    const id = remember(kind, await send(kind))
    await change(kind, id, { _status: 'published' })
    const answer = await call(`/api/${kind}/${id}?depth=2`)
    expect(answer.json).toMatchObject({ populatedUser: { name: 'author' } })
    expect(answer.json).not.toHaveProperty('user')
    expect(answer.text).not.toContain(author.email)
  })

  /** COM-05 counts code points, so that an emoji is one. */
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

  test.each(Object.entries(texts))('COM-05 text %j answers %i', async (text, status) => {
    const answer = await send(kind, { [textOf[kind]]: text })
    if (status === 201) remember(kind, answer)
    else expectRefusal(answer, [400])
    expect(answer.status, answer.text).toBe(status)
  })

  test.each([undefined, null, 5, true, ['a', 'b', 'c'], { length: 10 }])(
    'COM-05 text %j is refused, as a draft too',
    async (text) => {
      for (const query of ['', '?draft=true']) {
        expectRefusal(await send(kind, { [textOf[kind]]: text }, query), [400])
      }
    },
  )

  test('takes only something that exists, is published, and can be written about', async () => {
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
    for (const doc of targets) expectRefusal(await send(kind, { doc }), [400])
  })
})

describe.each(['impressions', 'reviews'] as const)('COM-05 %s', (kind) => {
  test.each([0, 6, -1, 4.5, '4.5', 'abc', true, [5], null, undefined, 1e999])(
    'rating %j is refused',
    async (rating) => {
      for (const query of ['', '?draft=true']) expectRefusal(await send(kind, { rating }, query), [400])
    },
  )

  test.each([1, 2, 3, 4, 5])('rating %i is taken', async (rating) => {
    expect(at((await sent(kind, { rating })).json, 'doc.rating')).toBe(rating)
  })

  test.each(['', '  ', 'x'.repeat(121), 7, { length: 3 }, null])('headline %j is refused', async (headline) => {
    expectRefusal(await send(kind, { headline }), [400])
  })
})

async function sent(kind: Kind, over: Record<string, unknown>): Promise<Answer> {
  const answer = await send(kind, over)
  remember(kind, answer)
  return answer
}

describe('COM-03 choices of an impression', () => {
  const under = async (path: string): Promise<number> =>
    Number(docsOf(await call(`/api/categories?where[path][equals]=${path}&depth=0`))[0]?.id)

  test('come from their own branch of the categories', async () => {
    const root = await under('helps-with')
    const child = Number(docsOf(await call(`/api/categories?where[parent][equals]=${root}&limit=1&depth=0`))[0]?.id)
    const foreign = await under('type')
    expect((await sent('impressions', { helpsWith: [child] })).status).toBe(201)
    for (const helpsWith of [[foreign], [999_999_999], ['abc'], [{ id: child }, foreign], Array(10_000).fill(child)]) {
      expectRefusal(await send('impressions', { helpsWith }), [400])
    }
    for (const consumptionForm of [foreign, 999_999_999, 'abc']) {
      expectRefusal(await send('impressions', { consumptionForm }), [400])
    }
  })

  test('hold at most twenty, each once', async () => {
    const root = await under('helps-with')
    const children = docsOf(await call(`/api/categories?where[parent][equals]=${root}&limit=21&depth=0`))
    expect(children).toHaveLength(21)
    const ids = children.map(({ id }) => id)
    expectRefusal(await send('impressions', { helpsWith: ids }), [400])
    expect((await sent('impressions', { helpsWith: ids.slice(0, 20) })).status).toBe(201)
  })
})
