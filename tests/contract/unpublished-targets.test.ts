import { afterAll, beforeAll, expect, test } from 'vitest'
import { asAdmin, at, call } from '../setup/client'
import { change, cleanUp, makeOne, remember, unique } from '../setup/fixtures'
import { member, type Member } from '../setup/members'

let author: Member

beforeAll(async () => {
  author = await member('a reader')
})
afterAll(cleanUp)

const stars = { headline: 'As told', rating: 4, locale: 'en' }
type About = { relationTo: string; value: number }
const said = {
  comments: (doc: About) => ({ doc, comment: unique('Seen near beech'), locale: 'en' }),
  impressions: ({ value }: About) => ({ doc: value, impression: unique('It was good'), ...stars }),
  reviews: (doc: About) => ({ doc, review: unique('It came in time'), ...stars }),
}

test.each([
  ['comments', 'posts'],
  ['impressions', 'mushrooms'],
  ['reviews', 'products'],
  ['reviews', 'vendors'],
] as const)(
  'ACL-01 %s about one of the %s are hidden from visitors and their author while it is unpublished',
  async (kind, collection) => {
    const value = await makeOne(collection)
    const body = said[kind]({ relationTo: collection, value })
    const id = remember(kind, await call(`/api/${kind}`, { body, token: author.token }))
    await change(kind, id, { _status: 'published' })
    const named = `where[doc.relationTo][equals]=${collection}&where[doc.value][equals]=${value}`
    const query = kind === 'impressions' ? `where[doc][equals]=${value}` : named
    const read = async (token: string | null) => [
      (await call(`/api/${kind}/${id}`, { token })).status,
      at((await call(`/api/${kind}?${query}`, { token })).json, 'docs.0.id') ?? null,
      at((await call(`/api/${kind}/count?${query}`, { token })).json, 'totalDocs'),
      at((await call(`/api/entries?kind=${kind}&of=${collection}:${value}`, { token })).json, 'total'),
    ]
    // Comments have no helpful marks.
    const keys = kind === 'comments' ? [] : [`${kind}:${id}`]
    const counted = async () =>
      Object.keys(at((await call(`/api/counts?of=${keys.join(',')}`)).json, 'counts') as object)
    expect([await read(null), await counted()]).toEqual([[200, id, 1, 1], keys])
    await change(collection, value, { _status: 'draft' })
    expect([await read(null), await counted()]).toEqual([[404, null, 0, 0], []])
    expect(await read(author.token)).toEqual([404, null, 0, 0])
    expect((await read(await asAdmin())).slice(0, 3)).toEqual([200, id, 1])
    await change(collection, value, { _status: 'published' })
    expect(await read(null)).toEqual([200, id, 1, 1])
  },
)
