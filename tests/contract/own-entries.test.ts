import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call, siteUrl, type ClientResponse } from '../setup/client'
import { expectRefusal } from '../setup/envelope'
import { bodies, change, cleanUp, make, remember, unique } from '../setup/fixtures'
import { member, type Member } from '../setup/members'

let author: Member
let other: Member
let product: number

beforeAll(async () => {
  ;[author, other] = await Promise.all([member('an author'), member('another')])
  product = await make('products', bodies.products(unique('t-own')))
})
afterAll(cleanUp)

const write = async (over: object = {}): Promise<number> => {
  const doc = { relationTo: 'products', value: product }
  const body = { doc, headline: unique('First'), rating: 4, review: unique('First words'), ...over }
  return remember('reviews', await call('/api/reviews', { body, token: author.token }))
}

/** Submits a form as a member without scripts does, with the session cookie; returns the redirect's location. */
async function press(who: Member, name: string, fields: Record<string, string>): Promise<string | null> {
  const { headers } = await call('/api/page-forms/' + name, {
    method: 'POST',
    raw: new URLSearchParams({ locale: 'en', ...fields }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: siteUrl,
      cookie: `payload-token=${who.token}`,
    },
  })
  return headers.get('location')
}

const rewrite = (who: Member, id: number, over: Record<string, string> = {}): Promise<string | null> =>
  press(who, 'review', {
    of: `products:${product}`,
    entry: String(id),
    back: '/account?done=edited',
    rating: '2',
    headline: 'Second',
    review: 'Second words.',
    ...over,
  })

const stored = async (id: number): Promise<ClientResponse['json']> =>
  (await call(`/api/reviews/${id}?depth=0&draft=true`, { token: await asAdmin() })).json

const decide = async (body: object): Promise<ClientResponse> =>
  call('/api/moderation', { body, token: await asAdmin() })

test('ACT-03 the account shows no title of a draft that the member reviewed', async () => {
  const draft = await make('products', bodies.products(unique('t-own')))
  const secret = unique('Title of a draft')
  const words = unique('About a draft')
  await write({ doc: { relationTo: 'products', value: draft }, review: words })
  const account = async (): Promise<string> =>
    (await call('/account', { headers: { cookie: `payload-token=${author.token}` } })).text
  await call(`/api/products/${draft}?draft=true`, {
    method: 'PATCH',
    body: { title: secret, _status: 'draft' },
    token: await asAdmin(),
  })
  expect(await account()).not.toContain(secret)
  await change('products', draft, { title: secret, _status: 'draft' })
  const text = await account()
  expect(text).toContain(words)
  expect(text).not.toContain(secret)
  expect(text).toContain('This is not here any more')
})

test('COM-03 the form of an impression rejects a product', async () => {
  const fields = { of: `products:${product}`, rating: '2', headline: 'Good', impression: unique('Of a product') }
  expect(await press(author, 'impression', fields)).toContain('tried=impression')
})

describe('ACT-03 editing an entry that awaits moderation', () => {
  test('changes what was written and nothing else, keeps it a draft and deletes the reason of its rejection', async () => {
    const id = await write({ locale: 'pt' })
    await decide({ entries: [`reviews:${id}`], action: 'refuse', reason: 'Say more.' })
    const before = await stored(id)
    expect(before.refusal).toBe('Say more.')
    expect(await rewrite(author, id, { _status: 'published', user: String(other.id) })).toBe(
      '/account?done=edited#sent-reviews',
    )
    const after = await stored(id)
    expect(after).toMatchObject({ headline: 'Second', review: 'Second words.', rating: 2, _status: 'draft' })
    expect([after.refusal, after.user, after.doc]).toEqual([null, before.user, before.doc])
    // Edited on an English page, the entry stays Portuguese and is marked so.
    expect(after.locale).toBe('pt')
    const account = await call('/account', { headers: { cookie: `payload-token=${author.token}` } })
    expect(account.text).toMatch(/<p lang="pt"[^>]*>Second words\./)
  })

  test('COM-07 makes it anonymous for good: no restored version or admin brings back the name or another target', async () => {
    const id = await write()
    expect(await rewrite(author, id, { anonymous: 'true' })).toContain('#sent-reviews')
    const token = await asAdmin()
    const versions = await call(`/api/reviews/versions?where[parent][equals]=${id}&depth=0&sort=createdAt`, { token })
    const first = String(at(versions.json, 'docs.0.id'))
    for (const query of ['', '?draft=true']) {
      const restored = await call(`/api/reviews/versions/${first}${query}`, { method: 'POST', body: {}, token })
      expect(restored.status, restored.text).toBe(200)
      expect(await stored(id)).toMatchObject({ anonymous: true, doc: { relationTo: 'products', value: product } })
    }
    const other = { relationTo: 'products', value: product - 1 }
    await change('reviews', id, { anonymous: false, doc: other, _status: 'published' })
    const doc = { relationTo: 'products', value: product }
    expect(await stored(id)).toMatchObject({ anonymous: true, doc, _status: 'published' })
    const { json } = await call(`/api/entries?kind=reviews&of=products:${product}`)
    expect(at(json, 'entries.0')).toMatchObject({ id, author: null })
  })

  test('is possible for its author alone, by the form alone, and until it is published', async () => {
    const id = await write()
    const before = await stored(id)
    expect(await rewrite(other, id)).toContain('tried=review')
    expect(await stored(id)).toEqual(before)
    await change('reviews', id, { _status: 'published' })
    expect(await rewrite(author, id)).toContain('tried=review')
    expect(await stored(id)).toMatchObject({ headline: before.headline, _status: 'published' })
    expectRefusal(
      await call(`/api/reviews/${id}`, { method: 'PATCH', body: { review: 'By REST.' }, token: author.token }),
      403,
    )
  })

  test('rejects what a new entry may not have, on a page that shows the entry to its author alone', async () => {
    const id = await write()
    const page = `/write/reviews?of=products%3A${product}&entry=${id}`
    expect(await rewrite(author, id, { review: 'x' })).toBe(
      `${page}&back=%2Faccount%3Fdone%3Dedited&tried=review#form-review-refused`,
    )
    const asked = async (who: Member | null) =>
      call(page, who ? { headers: { cookie: `payload-token=${who.token}` } } : {})
    const own = await asked(author)
    expect(own.status).toBe(200)
    expect(own.text).toContain('First words')
    expect((await asked(other)).status).toBe(404)
    const visitor = await asked(null)
    expect(visitor.text).not.toContain('First words')
  })

  test('D-24 of an impression rejects a helpsWith category of another branch', async () => {
    const species = await make('mushrooms', bodies.mushrooms(unique('t-own-species')))
    const body = { doc: species, headline: 'Mine', rating: 3, impression: 'Some words.' }
    const id = remember('impressions', await call('/api/impressions', { body, token: author.token }))
    const [foreign] = (
      (await call('/api/categories?where[path][equals]=type&depth=0')).json.docs as { id: number }[]
    ).map((row) => row.id)
    const fields = {
      of: `mushrooms:${species}`,
      entry: String(id),
      rating: '3',
      headline: 'Mine',
      impression: 'Other words.',
    }
    expect(await press(author, 'impression', { ...fields, helpsWith: String(foreign) })).toContain('tried=impression')
    expect(await press(author, 'impression', fields)).toContain('#sent-impressions')
  })
})

describe('MOD-01 an admin publishes only what they read', () => {
  test('an entry that its author edited after the moderation desk was rendered is not published', async () => {
    const id = await write()
    const key = `reviews:${id}`
    const desk = await call('/admin/moderation', {
      headers: { cookie: `payload-token=${await asAdmin()}`, 'sec-fetch-site': 'same-origin' },
    })
    const mark = new RegExp(`"key\\\\?":\\\\?"${key}\\\\?".*?"mark\\\\?":\\\\?"([\\w-]{16})`).exec(desk.text)?.[1] ?? ''
    expect(mark).not.toBe('')
    await rewrite(author, id)
    expect((await decide({ entries: [key], action: 'publish', seen: { [key]: mark } })).json).toMatchObject({
      done: [],
      failed: [key],
      overtaken: [key],
    })
    expectRefusal(await call(`/api/reviews/${id}`), 404)
  })

  test('twenty edits while an admin publishes leave the entry either published as stored or a draft, and counted so', async () => {
    const id = await write()
    const { review } = await stored(id)
    const edits = Array.from({ length: 20 }, (_, at) => rewrite(author, id, { review: `Edit number ${at}.` }))
    await Promise.all([
      ...edits.slice(0, 10),
      decide({ entries: [`reviews:${id}`], action: 'publish' }),
      ...edits.slice(10),
    ])
    const row = await stored(id)
    const shown = await call(`/api/reviews/${id}`)
    if (row._status === 'published') expect(shown.json.review).toBe(row.review)
    else expectRefusal(shown, 404)
    expect([review, ...Array.from({ length: 20 }, (_, at) => `Edit number ${at}.`)]).toContain(row.review)
    const counts = (await call(`/api/products/${product}?depth=0`)).json.aggregateRating
    const rows = await call(
      `/api/reviews/count?where[doc.value][equals]=${product}&where[doc.relationTo][equals]=products`,
    )
    expect(at(counts, 'reviewCount')).toBe(rows.json.totalDocs)
  })
})

describe('ACT-03 withdrawing an entry', () => {
  test('deletes the member’s own, draft or published, and no other member’s', async () => {
    const [waiting, published] = [await write(), await write()]
    await change('reviews', published, { _status: 'published' })
    const before = at((await call(`/api/products/${product}?depth=0`)).json, 'aggregateRating.reviewCount')
    for (const id of [waiting, published]) {
      expect(await press(other, 'withdraw', { item: `reviews:${id}` })).toContain('tried=withdraw')
      expect((await stored(id)).id).toBe(id)
      // Pressed twice; the browser shows only the second response.
      for (const _ of [1, 2])
        expect(await press(author, 'withdraw', { item: `reviews:${id}` })).toBe('/account?done=withdrawn')
      expect((await stored(id)).id).toBeUndefined()
    }
    const after = at((await call(`/api/products/${product}?depth=0`)).json, 'aggregateRating.reviewCount')
    expect(Number(after)).toBe(Number(before) - 1)
    expect(await press(author, 'withdraw', { item: 'users:1' })).toContain('tried=withdraw')
  })
})

test('ACT-03 T-1I a member downloads their account, reviews, likes and cart, without secrets or others’ data', async () => {
  const id = await write()
  const item = { relationTo: 'products', value: product }
  expect((await call('/api/likes', { body: { item }, token: author.token })).status).toBe(201)
  const added = await call('/api/cart/items', { body: { product }, token: author.token })
  expect(added.status, added.text).toBeLessThan(300)
  const file = async (who: Member): Promise<ClientResponse> =>
    call('/api/account/data', { headers: { cookie: `payload-token=${who.token}` } })
  const own = await file(author)
  expect(own.headers.get('content-disposition')).toContain('attachment')
  expect(at(own.json, 'account.email')).toBe(author.email)
  expect((own.json.reviews as { id: number }[]).map((row) => row.id)).toContain(id)
  expect(own.json.likes).toHaveLength(1)
  expect(own.json.cart).toMatchObject([{ product, quantity: 1 }])
  expect(own.text).not.toMatch(/"(hash|salt|sessions|dedupeKey)":/)
  const others = await file(other)
  expect(others.text).not.toContain(author.email)
  expect([others.json.reviews, others.json.cart]).toEqual([[], []])
  expectRefusal(await call('/api/account/data'), 403)
})
