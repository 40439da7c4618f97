import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import messages from '../../messages/en.json'
import spanish from '../../messages/es.json'
import { asAdmin, at, call } from '../setup/client'
import { expectRefusal } from '../setup/envelope'
import { change, cleanUp, makeOne, remember, unique } from '../setup/fixtures'
import { member, type Member } from '../setup/members'

let author: Member
let ids: Map<string, number>

beforeAll(async () => {
  author = await member('a forager')
  const { json } = await call('/api/mushrooms?limit=100&depth=0')
  ids = new Map((json.docs as { slug: string; id: number }[]).map(({ slug, id }) => [slug, id]))
})
afterAll(cleanUp)

const poisonous = 'amanita-muscaria'
const words = (): object => ({ headline: unique('Headline'), rating: 5, locale: 'en' })
const send = (kind: 'reviews' | 'impressions' | 'comments', slug: string, language = 'en') => {
  const value = ids.get(slug) ?? 0
  const body = {
    reviews: { doc: { relationTo: 'mushrooms', value }, review: unique('A review') },
    impressions: { doc: value, impression: unique('An impression') },
    comments: { doc: { relationTo: 'mushrooms', value }, comment: unique('A comment') },
  }[kind]
  const told = kind === 'comments' ? { locale: 'en' } : words()
  return call(`/api/${kind}`, {
    body: { ...told, ...body },
    token: author.token,
    headers: { 'accept-language': language },
  })
}

describe('SAF-04 a poisonous species takes no ratings', () => {
  test.each(['reviews', 'impressions'] as const)('%s of it are rejected, in the caller’s locale', async (kind) => {
    const refused = await send(kind, poisonous)
    expectRefusal(refused, 400)
    expect(refused.text).toContain(messages.refusals.unrated)
    expect((await send(kind, poisonous, 'es')).text).toContain(spanish.refusals.unrated)
    remember(kind, await send(kind, 'boletus-edulis'))
  })

  test('a comment on it is accepted', async () => {
    remember('comments', await send('comments', poisonous))
  })

  test.each(['reviews', 'impressions'])('its page for %s has no form and says why', async (kind) => {
    const of = (slug: string): string => `/write/${kind}?of=mushrooms:${ids.get(slug) ?? 0}`
    const page = await call(of(poisonous))
    expect(page.status).toBe(200)
    expect(page.text).toContain(messages.refusals.unrated)
    expect(page.text).not.toContain('name="rating"')
    expect((await call(of('boletus-edulis'))).text).toContain('name="rating"')
  })

  test('API-02 D-29 no call lists it under a type of eaten species, though its document names the type', async () => {
    const { json } = await call('/api/categories?where[path][equals]=type/culinary&depth=0')
    const type = Number(at(json, 'docs.0.id'))
    const specie = { scientificName: unique('Testus'), edibility: 'edible' }
    const slug = unique('t-species')
    const species = await makeOne('mushrooms', { slug, categories: [type], specie })
    const found = async (): Promise<boolean[]> => {
      const body = { collection: 'mushrooms', depth: 0, limit: 1, where: { categories: { in: [type] } } }
      const list = await call('/api/paginatedCollectionOverride', { body: { ...body, sort: '-createdAt' } })
      const query = `where[and][0][categories][in]=${type}&where[slug][equals]=${slug}`
      const ways = ['', '/count'].map(
        async (what) => (await call(`/api/mushrooms${what}?depth=0&${query}`)).json.totalDocs === 1,
      )
      return [at(list.json, 'results.docs.0.id') === species, ...(await Promise.all(ways))]
    }
    expect(await found()).toEqual([true, true, true])
    await change('mushrooms', species, { specie: { ...specie, edibility: 'deadly' } })
    expect(await found()).toEqual([false, false, false])
    expect((await call(`/api/mushrooms/${species}`)).status).toBe(200)
  })

  test('its ratings from before it became deadly are hidden, and no waiting rating of it can be published', async () => {
    const slug = unique('t-species')
    const specie = { scientificName: `Testus ${slug}`, edibility: 'edible' }
    const id = await makeOne('mushrooms', { slug, specie })
    ids.set(slug, id)
    const rest = await member('another forager')
    const shown = remember('reviews', await send('reviews', slug))
    await change('reviews', shown, { _status: 'published' })
    const doc = { relationTo: 'mushrooms', value: id }
    const review = { ...words(), doc, review: unique('A review') }
    const waiting = [
      `reviews:${remember('reviews', await call('/api/reviews', { body: review, token: rest.token }))}`,
      `impressions:${remember('impressions', await send('impressions', slug))}`,
    ]
    const comment = `comments:${remember('comments', await send('comments', slug))}`

    const averages = async (): Promise<unknown[]> => {
      const body = { collection: 'mushrooms', depth: 0, limit: 100, sort: '-createdAt' }
      const results = (await call('/api/paginatedCollectionOverride', { body })).json.results
      const one = (at(results, 'docs') as { id: number }[]).find((each) => each.id === id)
      return [
        at((await call(`/api/mushrooms/${id}`)).json, 'aggregateRating.averageRating'),
        at((await call(`/api/mushrooms?where[slug][equals]=${slug}`)).json, 'docs.0.aggregateRating.averageRating'),
        at(one, 'aggregateRating.averageRating'),
        at((await call(`/api/reviews/${shown}?depth=2`)).json, 'doc.value.aggregateRating.averageRating') ?? null,
      ]
    }
    const found = async (query: object): Promise<string> =>
      (await call('/api/filter', { body: { relationTo: 'mushrooms', locale: 'en', page: 1, limit: 1, ...query } })).text
    const best = () => found({ activeFilters: { rating: '5-' }, text: slug, limit: 20 })
    const first = () => found({ activeFilters: {}, sort: '-rating', text: slug })
    const entries = async (): Promise<unknown> =>
      (await call(`/api/entries?kind=reviews&of=mushrooms:${id}&locale=en`)).json.total
    expect(await averages()).toEqual([5, 5, 5, null])
    const reviews = async (token: string | null = null): Promise<unknown> => {
      const query = `where[doc.value][equals]=${id}&where[doc.relationTo][equals]=mushrooms`
      const [list, count] = [`/api/reviews?${query}`, `/api/reviews/count?${query}`]
      return Promise.all([list, count].map(async (path) => at((await call(path, { token })).json, 'totalDocs')))
    }
    expect([(await best()).includes(slug), (await first()).includes(slug), await entries()]).toEqual([true, true, 1])
    expect(await reviews()).toEqual([1, 1])
    const item = { relationTo: 'reviews', value: shown }
    const mark = (kind: 'helpfuls' | 'reports') => call(`/api/${kind}`, { body: { item }, token: rest.token })
    const counted = async (): Promise<unknown> => (await call(`/api/counts?of=reviews:${shown}`)).json.counts
    expect((await mark('helpfuls')).status).toBe(201)
    expect(await counted()).toMatchObject({ [`reviews:${shown}`]: { helpful: 1 } })
    expect((await call('/mushrooms/species?rating=5-&sort=-rating')).text).toContain(slug)

    await change('mushrooms', id, { specie: { ...specie, edibility: 'deadly' } })
    expect(await averages()).toEqual([null, null, null, null])
    expect([(await best()).includes(slug), await entries()]).toEqual([false, 0])
    expect(await reviews()).toEqual([0, 0])
    for (const kind of ['helpfuls', 'reports'] as const) expectRefusal(await mark(kind), 400)
    expect(await counted()).toEqual({})
    expect(await reviews(await asAdmin())).toEqual([2, 2])
    expect((await call('/mushrooms/species?rating=5-&sort=-rating')).text).not.toContain(slug)

    const decide = async (entriesOf: string[], action: string) => {
      const body = { entries: entriesOf, action, reason: 'Found to be deadly.' }
      return (await call('/api/moderation', { body, token: await asAdmin() })).json
    }
    const decided = await decide([...waiting, comment], 'publish')
    expect(decided).toMatchObject({ done: [comment], failed: waiting, unrated: waiting, overtaken: [] })
    // Publishing it in its own form is rejected too, with the reason.
    const record = `/api/reviews/${waiting[0]?.split(':')[1] ?? ''}`
    const headers = { 'accept-language': 'es' }
    const body = { _status: 'published' }
    const inRecord = await call(record, { method: 'PATCH', body, token: await asAdmin(), headers })
    expectRefusal(inRecord, 422)
    expect(inRecord.text).toContain(spanish.refusals.unrated)
    expect(await decide(waiting, 'refuse')).toMatchObject({ done: waiting, unrated: [] })
  })
})
