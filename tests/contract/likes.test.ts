import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import es from '@messages/es.json'
import { at, call, type ClientResponse } from '../setup/client'
import { expectRefusal } from '../setup/envelope'
import { change, cleanUp, makeOne, remember } from '../setup/fixtures'
import { member, type Member } from '../setup/members'

let liker: Member
let other: Member

beforeAll(async () => {
  liker = await member('liker')
  other = await member('other liker')
})
afterAll(cleanUp)

const like = async (who: Member, relationTo: string, value: number): Promise<number> =>
  remember('likes', await call('/api/likes', { body: { item: { relationTo, value } }, token: who.token }))

const ownLikes = (who: Member | null, where: object, over: object = {}): Promise<ClientResponse> =>
  call('/api/collectionOverride', {
    body: { collection: 'likes', depth: 1, limit: 100, where, ...over },
    token: who?.token ?? null,
  })

const idsOf = (response: ClientResponse): unknown[] => {
  const docs = at(response.json, 'result.docs')
  expect(docs, response.text.slice(0, 300)).toBeInstanceOf(Array)
  return (docs as { id: unknown }[]).map(({ id }) => id)
}

test('LIK-03 I18-01 a rejected like has its error message in the locale of the query', async () => {
  const body = { item: { relationTo: 'products', value: 999_999_999 } }
  const headers = { 'accept-language': 'en' }
  const response = await call('/api/likes?locale=es', { body, token: liker.token, headers })
  expectRefusal(response, 400)
  expect(response.json.message).toBe(es.refusals.related)
})

describe('LIK-05 POST /api/collectionOverride', () => {
  test('D-08 D-24 returns the caller’s own likes, by item, collection and member', async () => {
    const [product, guide] = [await makeOne('products'), await makeOne('growingguides')]
    const [first, second] = [await like(liker, 'products', product), await like(liker, 'growingguides', guide)]
    await like(other, 'products', product)
    expect(idsOf(await ownLikes(liker, {}))).toEqual(expect.arrayContaining([first, second]))
    expect(idsOf(await ownLikes(liker, { 'item.value': { equals: product } }))).toContain(first)
    const named = { 'item.value': { in: [guide] }, 'item.relationTo': { equals: 'growingguides' } }
    expect(idsOf(await ownLikes(liker, named))).toEqual([second])
    expect(idsOf(await ownLikes(liker, { user: { equals: liker.id } }, { limit: 1 }))).toHaveLength(1)
    const doc = at((await ownLikes(liker, named)).json, 'result.docs.0')
    expect(at(doc, 'item.value.id')).toBe(guide)
  })

  test('T-1B ACL-01 returns an empty list to a visitor, and to a member no like of another member', async () => {
    const product = await makeOne('products')
    const theirs = await like(other, 'products', product)
    expect(idsOf(await ownLikes(null, { 'item.value': { equals: product } }))).toEqual([])
    for (const where of [{ user: { equals: other.id } }, { 'item.value': { in: [product] } }, {}])
      expect(idsOf(await ownLikes(liker, where))).not.toContain(theirs)
  })

  test.each([
    { collection: 'users' },
    { depth: 2 },
    { limit: 101 },
    { where: { 'user.email': { equals: 'a' } } },
    { where: { or: [{ user: { equals: 1 } }] } },
    { select: { user: true } },
  ])('T-1B %j is rejected with an empty list', async (over) => {
    const response = await ownLikes(liker, {}, over)
    expectRefusal(response, 400)
    expect(at(response.json, 'result.docs')).toEqual([])
  })
})

describe('LIK-04 COM-08 GET /api/counts', () => {
  test('returns the counts of published documents only', async () => {
    const product = await makeOne('products')
    await like(liker, 'products', product)
    await like(other, 'products', product)
    const key = `products:${product}`
    expect((await call(`/api/counts?of=${key}`)).json).toEqual({ counts: { [key]: { likes: 2, helpful: 0 } } })
    await change('products', product, { _status: 'draft' })
    expect((await call(`/api/counts?of=${key}`)).json).toEqual({ counts: {} })
  })

  test.each(['users:1', 'products:', 'products:1;drop', 'constructor:1', 'products:0'])(
    '%s is rejected',
    async (of) => {
      expectRefusal(await call(`/api/counts?of=${encodeURIComponent(of)}`), 400)
    },
  )
})
