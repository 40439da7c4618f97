import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call, type ClientResponse } from '../setup/client'
import { rowOf } from '../setup/database'
import { docsOf, expectRefusal } from '../setup/envelope'
import { change, cleanUp, makeOne, remember } from '../setup/fixtures'
import { member, type Member } from '../setup/members'

let people: Member[]

beforeAll(async () => {
  people = await Promise.all(Array.from({ length: 2 }, (_, index) => member(`counter ${index}`)))
})
afterAll(cleanUp)

const [first, second] = [0, 1] as const
const person = (index: number): Member => {
  const found = people[index]
  if (!found) throw new Error(`No person ${index}`)
  return found
}

const like = (who: Member, product: number): Promise<ClientResponse> =>
  call('/api/likes', { body: { item: { relationTo: 'products', value: product }, user: 1 }, token: who.token })

const likeCount = async (product: number): Promise<unknown> => (await call(`/api/products/${product}`)).json.likeCount

describe('likes', () => {
  test('LIK-01 LIK-04 a like belongs to the caller, counts once, and is deleted by its member alone', async () => {
    const product = await makeOne('products')
    const response = await like(person(first), product)
    expect(response.status).toBe(201)
    const id = remember('likes', response)
    expect(at(response.json, 'doc.user')).toBe(person(first).id)
    const again = await like(person(first), product)
    expect(again.status).toBe(200)
    expect(at(again.json, 'doc.id')).toBe(id)
    expectRefusal(await call(`/api/likes/${id}`, { method: 'DELETE', token: person(second).token }), 403)
    expect(await likeCount(product)).toBe(1)
    expect((await call(`/api/likes/${id}`, { method: 'DELETE', token: person(first).token })).status).toBe(200)
    expect(await likeCount(product)).toBe(0)
  })

  test('LIK-04 R-02 an admin’s save does not change the counters, whatever its body says', async () => {
    const product = await makeOne('products')
    await like(person(first), product)
    await change('products', product, { title: 'Saved again', likeCount: 500, aggregateRating: { reviewCount: 9 } })
    expect(await likeCount(product)).toBe(1)
    expect(at((await call(`/api/products/${product}`)).json, 'aggregateRating.reviewCount')).toBe(0)
  })

  test('LIK-05 ACL-01 D-08 a member finds their own likes and no other member’s', async () => {
    const product = await makeOne('products')
    await like(person(first), product)
    const find = (who: Member, query: string): Promise<ClientResponse> =>
      call(`/api/likes?${query}`, { token: who.token })
    const mine = docsOf(await find(person(first), `where[item.value][equals]=${product}&depth=0`))
    expect(mine.map(({ user }) => user)).toEqual([person(first).id])
    for (const query of [
      `where[item.value][equals]=${product}`,
      `where[user][equals]=${person(first).id}`,
      'limit=100',
    ]) {
      const found = docsOf(await find(person(second), query)).filter(({ user }) => at(user, 'id') === person(first).id)
      expect(found).toEqual([])
    }
  })

  test.each([
    { relationTo: 'users', value: 1 },
    { relationTo: 'comments', value: 1 },
    { relationTo: 'nothing', value: 1 },
    { relationTo: 'products', value: 999_999_999 },
    { relationTo: 'products', value: '1' },
    { relationTo: 'products' },
    12,
    'products',
    null,
  ])('LIK-03 %j cannot be liked', async (item) => {
    expectRefusal(await call('/api/likes', { body: { item }, token: person(first).token }), 400)
  })
})

async function review(product: number, who: Member, rating: number): Promise<number> {
  const doc = { relationTo: 'products', value: product }
  const body = { doc, headline: 'Counted', rating, review: 'A counted review.' }
  return remember('reviews', await call('/api/reviews', { body, token: who.token }))
}

describe('helpful marks', () => {
  test('COM-08 a second helpful mark counts no more than the first; a draft or own review cannot be marked', async () => {
    const id = await review(await makeOne('products'), person(first), 5)
    const mark = (who: Member): Promise<ClientResponse> =>
      call('/api/helpfuls', { body: { item: { relationTo: 'reviews', value: id } }, token: who.token })
    expectRefusal(await mark(person(second)), 400)
    await change('reviews', id, { _status: 'published' })
    expectRefusal(await mark(person(first)), 400)
    expectRefusal(await call('/api/helpfuls', { body: { item: { relationTo: 'reviews', value: id } } }), 403)
    const marked = at((await mark(person(second))).json, 'doc.id')
    expect(marked).toBeTypeOf('number')
    expect(at((await mark(person(second))).json, 'doc.id')).toBe(marked)
    expect((await call(`/api/reviews/${id}`)).json.helpfulCount).toBe(1)
  })
})

test.each([
  ['products', ['aggregateRating', 'likeCount']],
  ['posts', ['likeCount']],
  ['reviews', ['helpfulCount']],
  ['impressions', ['helpfulCount']],
])('LIK-04 COM-08 COM-09 %s return %j and no other counter', async (collection, counters) => {
  const { json } = await call(`/api/${collection}?limit=1&depth=0`)
  const keys = Object.keys(Object(at(json, 'docs.0')) as object)
  expect(keys.filter((key) => /^(like|helpful)Count$|^aggregateRating$/.test(key)).sort()).toEqual(counters)
})

describe('COM-09 R-03 aggregateRating', () => {
  const ratingOf = async (product: number): Promise<unknown> =>
    (await call(`/api/products/${product}`)).json.aggregateRating
  const none = { averageRating: null, bestRating: 5, reviewCount: 0, impressionCount: 0 }

  test('follows reviews that are published, edited, unpublished and deleted', async () => {
    const product = await makeOne('products')
    const [one, two] = [await review(product, person(first), 5), await review(product, person(second), 2)]
    expect(await ratingOf(product)).toEqual(none)
    await change('reviews', one, { _status: 'published' })
    await change('reviews', two, { _status: 'published' })
    expect(await ratingOf(product)).toEqual({ ...none, averageRating: 3.5, reviewCount: 2 })
    await change('reviews', two, { rating: 4, _status: 'published' })
    expect(await ratingOf(product)).toEqual({ ...none, averageRating: 4.5, reviewCount: 2 })
    await change('reviews', one, { _status: 'draft' })
    expect(await ratingOf(product)).toEqual({ ...none, averageRating: 4, reviewCount: 1 })
    await call(`/api/reviews/${two}`, { method: 'DELETE', token: await asAdmin() })
    expect(await ratingOf(product)).toEqual(none)
  })

  test('R-02 a review deleted while it is saved stays deleted, with no version and no count', async () => {
    for (let round = 0; round < 6; round += 1) {
      const product = await makeOne('products')
      const one = await review(product, person(first), 5)
      await change('reviews', one, { _status: 'published' })
      const token = await asAdmin()
      const save = (rating: number): Promise<ClientResponse> =>
        call(`/api/reviews/${one}`, { method: 'PATCH', body: { rating, _status: 'published' }, token })
      const [gone, ...saved] = await Promise.all([
        call(`/api/reviews/${one}`, { method: 'DELETE', token }),
        ...[1, 2, 3].map(save),
      ])
      expect(gone.status, gone.text).toBe(200)
      for (const { status, text } of saved) expect(status, text).toBeLessThan(500)
      expectRefusal(await call(`/api/reviews/${one}`, { token }), 404)
      const versions = `SELECT COUNT(*) AS number FROM _reviews_v WHERE version_target = 'products:${product}'`
      expect(Number((await rowOf(versions)).number)).toBe(0)
      expect(await ratingOf(product)).toEqual(none)
    }
  })

  test('counts the impression of a species', async () => {
    const species = await makeOne('mushrooms')
    const impression = { doc: species, headline: 'Counted', rating: 3, impression: 'A counted impression.' }
    const id = remember('impressions', await call('/api/impressions', { body: impression, token: person(first).token }))
    await change('impressions', id, { _status: 'published' })
    const { aggregateRating } = (await call(`/api/mushrooms/${species}`)).json
    expect(aggregateRating).toEqual({ ...none, averageRating: 3, impressionCount: 1 })
  })
})
