import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import es from '@messages/es.json'
import { asAdmin, at, call, type ClientResponse } from '../setup/client'
import { expectRefusal } from '../setup/envelope'
import { bodies, change, cleanUp, make, remember, unique } from '../setup/fixtures'
import { member, type Member } from '../setup/members'

let author: Member
let reader: Member
const slug = unique('t-page')
let product: number

beforeAll(async () => {
  author = await member('Canary Author')
  reader = await member('a reader')
  product = await make('products', bodies.products(slug))
})
afterAll(cleanUp)

const write = async (over: object = {}): Promise<number> => {
  const doc = { relationTo: 'products', value: product }
  const body = { doc, headline: unique('Headline'), rating: 4, review: unique('What somebody thinks'), ...over }
  return remember('reviews', await call('/api/reviews', { body, token: author.token }))
}

const publish = (id: number): Promise<void> => change('reviews', id, { _status: 'published' })

const entries = async (query: string): Promise<ClientResponse> =>
  call(`/api/entries?kind=reviews&of=products:${product}&${query}`)

const idsOf = (response: ClientResponse): number[] => (response.json.entries as { id: number }[]).map(({ id }) => id)

describe('COM-04 SPC-07 GET /api/entries', () => {
  test('returns published entries by stars and order, with the total and the number per star', async () => {
    const [good, bad, waiting] = [await write({ rating: 5 }), await write({ rating: 1 }), await write()]
    await publish(good)
    await publish(bad)
    const all = await entries('')
    expect(idsOf(all)).toEqual([bad, good])
    expect(idsOf(all)).not.toContain(waiting)
    expect(all.json).toMatchObject({ total: 2, stars: [1, 0, 0, 0, 1] })
    expect(idsOf(await entries('stars=5'))).toEqual([good])
    expect(idsOf(await entries('order=rating'))).toEqual([good, bad])
    const item = { relationTo: 'reviews', value: good }
    expect((await call('/api/helpfuls', { body: { item }, token: reader.token })).status).toBe(201)
    expect(idsOf(await entries('order=helpful'))).toEqual([good, bad])
    expect((await entries('shown=1')).json).toMatchObject({ total: 2, entries: [{ id: bad }] })
    expect((await entries('shown=1&from=1')).json).toMatchObject({ total: 2, entries: [{ id: good }] })
    expect((await call(`/mushrooms/product/${slug}?reviews=2-4`)).text).toContain(`id="reviews-${good}"`)
    expect((await call(`/mushrooms/product/${slug}?reviews=2-4`)).text).not.toContain(`id="reviews-${bad}"`)
  })

  test.each(['kind=users', 'stars=9', 'order=user', 'shown=1000', 'from=-1', 'of=vendors'])(
    'the query %s is rejected',
    async (wrong) => {
      const [key = '', value = ''] = wrong.split('=')
      const query = new URLSearchParams({ kind: 'reviews', of: `products:${product}`, [key]: value })
      expectRefusal(await call(`/api/entries?${query.toString()}`), 400)
    },
  )

  test.each(['counts?', 'entries?kind=reviews&', 'entries/own?'])('%s rejects a repeated parameter', async (asked) =>
    expectRefusal(await call(`/api/${asked}of=products:${product}&of=products:${product}`), 400),
  )

  test('D-36 a product page whose address names stars is rendered with the reviews of these stars only', async () => {
    const [good, bad] = [
      await write({ rating: 5, headline: 'Of five' }),
      await write({ rating: 2, headline: 'Of two' }),
    ]
    await publish(good)
    await publish(bad)
    const path = `/mushrooms/product/${slug}`
    expect((await call(path)).text).toContain('Of two')
    const narrowed = await call(`${path}?reviews-stars=5`)
    expect(narrowed.status).toBe(200)
    expect(narrowed.text).toContain('Of five')
    expect(narrowed.text).not.toContain('Of two')
    expect((await call(`/es${path}?reviews-stars=2`)).text).toContain('Of two')
    // No review has three stars, which has its own message, unlike a product without reviews.
    const none = `<p class="text-muted py-4">${es.community.noneOfStars}`
    expect((await call(`/es${path}?reviews-stars=3`)).text).toContain(none)
  })

  test('NAV-07 a product page renders the variant that its options select, and review links keep the options', async () => {
    const option = (size: string) => ({ identifier: size, label: size })
    const variant = (size: string, price: number) => ({ options: [{ key: 'size', option: size }], pricing: { price } })
    const own = unique('t-options')
    const id = await make('products', {
      ...bodies.products(own),
      enableVariants: true,
      variants: {
        keys: [{ identifier: 'size', label: 'Size', options: [option('small'), option('large')] }],
        variants: [variant('small', 11), variant('large', 23)],
      },
    })
    await publish(await write({ doc: { relationTo: 'products', value: id }, rating: 5 }))
    const path = `/mushrooms/product/${own}`
    expect((await call(path)).text).toContain('$11.00')
    const { text } = await call(`${path}?size=large`)
    expect(text).toMatch(/<strong[^>]*>\$23\.00</)
    const links = [...text.matchAll(/href="(\?[^"]*)#reviews"/g)].map(([, link = '']) => link)
    expect(links.filter((link) => link.includes('reviews-stars='))).not.toEqual([])
    expect(links.filter((link) => !link.startsWith('?size=large'))).toEqual([])
    // Campaign parameters are no options, so the static page is served.
    expect((await call(`${path}?utm_source=letter`)).text).toMatch(/<strong[^>]*>\$11\.00</)
  })
})

describe('COM-07 D-25 the author of an entry', () => {
  test('an anonymous review has no author in list and page; a named one has its author’s name', async () => {
    const [hidden, named] = [await write({ anonymous: true }), await write()]
    await publish(hidden)
    await publish(named)
    const response = await entries('shown=100')
    const list = response.json.entries as { id: number; author: unknown }[]
    expect(list.find(({ id }) => id === hidden)?.author).toBeNull()
    expect(
      at(
        list.find(({ id }) => id === named),
        'author.name',
      ),
    ).toBe('Canary Author')
    await change('reviews', named, { _status: 'draft' })
    const rest = await entries('shown=100')
    const page = await call(`/mushrooms/product/${slug}?reviews=100`)
    for (const { text } of [rest, page]) expect(text).not.toMatch(new RegExp(`"id":${hidden}[^}]*Canary Author`))
    expect(page.text).not.toContain(author.email)
  })
})

describe('COM-06 ACL-01 own entries', () => {
  test('the author alone gets a pending entry and the reason why it was rejected', async () => {
    const id = await write()
    const own = (who: Member | null): Promise<ClientResponse> =>
      call(`/api/entries/own?of=products:${product}`, { token: who?.token ?? null })
    const mine = (response: ClientResponse) =>
      (response.json.entries as { entry: { id: number }; refusal: string | null }[]).find(
        ({ entry }) => entry.id === id,
      )
    expect(mine(await own(author))).toMatchObject({ refusal: null })
    expect((await own(reader)).json.entries).toEqual([])
    expect((await own(null)).json.entries).toEqual([])
    const body = { entries: [`reviews:${id}`], action: 'refuse', reason: 'Please say more.' }
    expect((await call('/api/moderation', { body, token: await asAdmin() })).status).toBe(200)
    expect(mine(await own(author))).toMatchObject({ refusal: 'Please say more.' })
  })
})

describe('COM-06 ACL-01 POST /api/moderation', () => {
  const decide = async (body: object, token: string | null): Promise<ClientResponse> =>
    call('/api/moderation', { body, token })

  test('publishes and reopens an entry, logs both decisions, and rejects visitors and members', async () => {
    const id = await write()
    const key = `reviews:${id}`
    for (const token of [null, reader.token, author.token])
      expectRefusal(await decide({ entries: [key], action: 'publish' }, token), 403)
    const admin = await asAdmin()
    expect((await decide({ entries: [key, 'reviews:999999'], action: 'publish' }, admin)).json).toMatchObject({
      done: [key],
      failed: ['reviews:999999'],
    })
    expect((await call(`/api/reviews/${id}`)).status).toBe(200)
    await decide({ entries: [key], action: 'reopen' }, admin)
    expectRefusal(await call(`/api/reviews/${id}`), 404)
    const log = await call(`/api/moderations?where[entry][equals]=${key}&depth=0`, { token: admin })
    expect((log.json.docs as { action: string }[]).map(({ action }) => action)).toEqual(['reopen', 'publish'])
    expectRefusal(await decide({ entries: [key], action: 'refuse' }, admin), 400)
    expectRefusal(await decide({ entries: [], action: 'publish' }, admin), 400)
  })

  test('MOD-01 ACT-03 a decision saved in the document is logged once, clears the old reason, and deletes reports', async () => {
    const id = await write()
    const key = `reviews:${id}`
    const admin = await asAdmin()
    const logged = async (): Promise<unknown[]> => {
      const log = await call(`/api/moderations?where[entry][equals]=${key}&sort=id&depth=0`, { token: admin })
      return (log.json.docs as { action: string; reason: string | null }[]).map(({ action, reason }) => [
        action,
        reason,
      ])
    }
    const row = async (): Promise<ClientResponse['json']> =>
      (await call(`/api/reviews/${id}?depth=0`, { token: admin })).json
    await change('reviews', id, { refusal: 'Say more.' })
    await change('reviews', id, { _status: 'published' })
    expect(await row()).toMatchObject({ _status: 'published', refusal: null })
    const report = { item: { relationTo: 'reviews', value: id } }
    expect((await call('/api/reports', { body: report, token: reader.token })).status).toBe(201)
    // Correcting a text is not a decision, so the report stays open.
    await change('reviews', id, { headline: 'Put right' })
    const reports = async (): Promise<unknown> =>
      (await call(`/api/reports/count?where[item.value][equals]=${id}`, { token: admin })).json.totalDocs
    expect(await reports()).toBe(1)
    await change('reviews', id, { _status: 'draft', refusal: 'Off topic.' })
    expect(await reports()).toBe(0)
    const decided = [
      ['refuse', 'Say more.'],
      ['publish', null],
      ['refuse', 'Off topic.'],
    ]
    expect(await logged()).toEqual(decided)
    await decide({ entries: [key], action: 'publish' }, admin)
    expect(await logged()).toEqual([...decided, ['publish', null]])
    const account = await call('/account', { headers: { cookie: `payload-token=${author.token}` } })
    expect(account.text).not.toContain('Off topic.')
  })

  test('COM-08 a second report of an entry by a member adds no row, and a decision deletes the report', async () => {
    const id = await write()
    await publish(id)
    const report = (token: string | null): Promise<ClientResponse> =>
      call('/api/reports', { body: { item: { relationTo: 'reviews', value: id } }, token })
    expectRefusal(await report(null), 403)
    expect((await report(reader.token)).status).toBe(201)
    expect((await report(reader.token)).status).toBe(200)
    const admin = await asAdmin()
    const count = async (): Promise<unknown> =>
      (await call(`/api/reports/count?where[item.value][equals]=${id}`, { token: admin })).json.totalDocs
    expect(await count()).toBe(1)
    await decide({ entries: [`reviews:${id}`], action: 'publish' }, admin)
    expect(await count()).toBe(0)
  })
})

describe('PRS-02 COM-05 COM-10 LIK-03 forms without scripts', () => {
  const cookies = async (who: Member): Promise<string> => {
    const { headers } = await call('/api/users/login', {
      body: { email: who.email, password: 'a-long-enough-password' },
    })
    return headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
  }
  const post = (name: string, fields: Record<string, string>, cookie = ''): Promise<ClientResponse> =>
    call(`/api/page-forms/${name}`, {
      method: 'POST',
      raw: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: process.env.TEST_SITE ?? '',
        referer: `${process.env.TEST_SITE ?? ''}/mushrooms/products`,
        cookie,
      },
    })
  const fields = () => ({
    of: `products:${product}`,
    back: `/mushrooms/product/${slug}`,
    rating: '4',
    headline: unique('By form'),
    review: unique('Written in a form'),
    locale: 'en',
  })

  test('a valid review redirects to its product, an invalid one to the form with its error message', async () => {
    const cookie = await cookies(author)
    const sent = await post('review', fields(), cookie)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/mushrooms/product/${slug}#sent-reviews`])
    const wrong = await post('review', { ...fields(), review: 'x' }, cookie)
    expect(wrong.headers.get('location')).toBe(
      `/write/reviews?of=products%3A${product}&tried=review#form-review-refused`,
    )
    const state = wrong.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const page = await call(`/write/reviews?of=products%3A${product}&tried=review`, { headers: { cookie: state } })
    expect(page.text).toContain('At least 3 characters')
  })

  test('a visitor’s review redirects to the write page, a visitor’s like to the like page', async () => {
    expect((await post('review', fields())).headers.get('location')).toContain('/write/reviews')
    const like = await post('like', { item: `products:${product}` })
    expect(like.status).toBe(303)
    expect(decodeURIComponent(like.headers.get('location') ?? '')).toContain(`/like?item=products`)
  })

  test('liking twice counts once, unliking twice counts none, and a visitor’s unlike redirects to the sign-in', async () => {
    const cookie = await cookies(reader)
    const likes = async (): Promise<unknown> =>
      at((await call(`/api/counts?of=products:${product}`)).json, `counts.products:${product}.likes`)
    const press = async (name: string): Promise<string | null> =>
      (await post(name, { item: `products:${product}` }, cookie)).headers.get('location')
    for (const _ of ['first', 'second']) {
      expect(await press('like')).toBe(`/mushrooms/products#liked-products-${product}`)
      expect(await likes()).toBe(1)
    }
    expect((await call(`/es/mushrooms/product/${slug}`)).text).toContain(`id="liked-products-${product}" role="status"`)
    for (const _ of ['first', 'second']) {
      expect(await press('unlike')).toBe(`/mushrooms/products#unliked-products-${product}`)
      expect(await likes()).toBe(0)
    }
    const visitors = await post('unlike', { item: `products:${product}` })
    expect(visitors.headers.get('location')).toContain('/login?redirect=')
  })

  test('COM-08 MOD-02 a report or mark returns to its page, a rejected mark to a form; a member reads own reports', async () => {
    const id = await write()
    await publish(id)
    const item = `reviews:${id}`
    const cookie = await cookies(reader)
    for (const [name, done] of [
      ['report', 'reported'],
      ['helpful', 'helpful'],
    ] as const) {
      const made = await post(name, { item }, cookie)
      expect([made.status, made.headers.get('location')]).toEqual([303, `/mushrooms/products#${done}-reviews-${id}`])
      expect((await call(`/mushrooms/product/${slug}?reviews=100`)).text).toContain(`id="${done}-reviews-${id}"`)
    }
    const refused = await post('helpful', { item }, await cookies(author))
    const to = `/like/helpful?item=reviews%3A${id}&tried=helpful`
    expect(refused.headers.get('location')).toBe(`${to}#form-helpful-refused`)
    const state = refused.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const page = await call(to, { headers: { cookie: state } })
    expect(page.text).toContain('You cannot mark your own')
    expect(page.text).toContain(`href="/mushrooms/product/${slug}"`)
    expect((await call('/like/other?item=reviews%3A1')).status).toBe(404)
    const own = (who: Member): Promise<ClientResponse> => {
      const among = `where[item.relationTo][equals]=reviews&where[item.value][equals]=${id}`
      return call(`/api/reports?depth=0&limit=100&where[user][equals]=${who.id}&${among}`, { token: who.token })
    }
    expect((await own(reader)).json.docs).toMatchObject([{ item: { value: id } }])
    expect((await own(author)).json.docs).toEqual([])
  })

  test('MOD-02 ACT-03 reporting one’s own or a deleted review is rejected, and a deletion removes its reports', async () => {
    const id = await write()
    await publish(id)
    const item = `reviews:${id}`
    const body = { item: { relationTo: 'reviews', value: id } }
    const refused = await call('/api/reports', { body, token: author.token })
    expectRefusal(refused, 400)
    expect(refused.json.message).toContain('You cannot report your own.')
    expect((await call('/api/reports', { body, token: reader.token })).status).toBe(201)
    const download = async (): Promise<unknown[]> => {
      const { json } = await call('/api/account/data', { headers: { cookie: `payload-token=${reader.token}` } })
      return json.reports as unknown[]
    }
    expect(await download()).toContainEqual(expect.objectContaining(body))
    expect((await call(`/api/reviews/${id}`, { method: 'DELETE', token: await asAdmin() })).status).toBe(200)
    expect((await download()).map((row) => at(row, 'item.value'))).not.toContain(undefined)
    const again = await post('report', { item }, await cookies(reader))
    const to = `/like/report?item=reviews%3A${id}&tried=report`
    expect(again.headers.get('location')).toBe(`${to}#form-report-refused`)
    const state = again.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const page = await call(to, { headers: { cookie: state } })
    for (const said of ['This is not here any more', 'Related item not found']) expect(page.text).toContain(said)
  })
})
