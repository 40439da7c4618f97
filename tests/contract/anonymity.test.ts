import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call } from '../setup/client'
import { docsOf, expectRefusal } from '../setup/envelope'
import { change, cleanUp, makeOne, remember } from '../setup/fixtures'
import { member, type Member } from '../setup/people'

const kinds = ['comments', 'impressions', 'reviews'] as const
type Kind = (typeof kinds)[number]

let author: Member
let reader: Member
const rows = new Map<Kind, number>()
const targets = new Map<Kind, string>()

beforeAll(async () => {
  ;[author, reader] = await Promise.all([member('mystery author'), member('reader')])
  const [product, species] = await Promise.all([makeOne('products'), makeOne('mushrooms')])
  const bodies = {
    comments: { doc: { relationTo: 'products', value: product }, comment: 'Nobody knows me.' },
    impressions: { doc: species, headline: 'Secret', rating: 5, impression: 'Nobody knows me.' },
    reviews: {
      doc: { relationTo: 'products', value: product },
      headline: 'Secret',
      rating: 5,
      review: 'Nobody knows.',
    },
  } as const satisfies Record<Kind, unknown>
  for (const kind of kinds) {
    targets.set(kind, kind === 'impressions' ? `mushrooms:${species}` : `products:${product}`)
    const answer = await call(`/api/${kind}`, { body: { ...bodies[kind], anonymous: true }, token: author.token })
    expect(answer.text).not.toContain('mystery author')
    const id = remember(kind, answer)
    await change(kind, id, { _status: 'published' })
    rows.set(kind, id)
  }
})
afterAll(cleanUp)

describe.each(kinds)('COM-07 ACL-01 an anonymous row of %s', (kind) => {
  const callers = (): (string | null)[] => [null, reader.token, author.token]

  test.each(['', '&depth=2', '&populate[users][name]=true', '&select[user]=true', '&locale=es', '&draft=true'])(
    'is read without its author, by whatever query%s',
    async (query) => {
      const id = String(rows.get(kind))
      for (const token of callers()) {
        const paths = [`/api/${kind}?where[id][equals]=${id}${query}`, `/api/${kind}/${id}?x=1${query}`]
        for (const path of paths) {
          const answer = await call(path, { token })
          expect(answer.status, answer.text).toBe(200)
          expect(answer.text).not.toContain('mystery author')
          expect(answer.text).not.toContain(author.email)
          const [row] = Array.isArray(answer.json.docs) ? docsOf(answer) : [answer.json]
          expect(row).not.toHaveProperty('user')
          expect(row?.populatedUser).toEqual({ name: null })
        }
      }
    },
  )

  test('D-25 stands on its page, and in what the page reads, without its author', async () => {
    const query = `of=${String(targets.get(kind))}`
    for (const token of callers()) {
      const shown = await call(`/api/entries?kind=${kind}&${query}`, { token })
      expect(at(shown.json, 'entries.0')).toMatchObject({ id: rows.get(kind), author: null })
      const own = await call(`/api/entries/own?${query}`, { token })
      for (const { text } of [shown, own]) {
        expect(text).not.toContain('mystery author')
        expect(text).not.toContain(author.email)
      }
    }
  })

  test.each([
    (id: number) => `where[user][equals]=${id}`,
    (id: number) => `where[user.id][equals]=${id}`,
    (id: number) => `where[user][exists]=true&where[id][exists]=true&x=${id}`,
    () => 'where[user.email][like]=mystery',
    () => 'where[user.name][equals]=mystery author',
    () => 'where[populatedUser.name][exists]=true',
    () => 'where[anonymous][equals]=true',
    () => 'sort=user',
    () => 'sort=-user.name',
    () => 'sort=populatedUser.name',
  ])('cannot be found, counted or sorted by its author (%#)', async (query) => {
    for (const token of callers()) {
      expectRefusal(await call(`/api/${kind}?${query(author.id)}`, { token }), [400])
      if (!query(0).startsWith('sort')) {
        expectRefusal(await call(`/api/${kind}/count?${query(author.id)}`, { token }), [400])
      }
    }
  })

  test('has its author for admins, who decide about it', async () => {
    const answer = await call(`/api/${kind}/${String(rows.get(kind))}?depth=0`, { token: await asAdmin() })
    expect(answer.json.user).toBe(author.id)
  })

  test('does not break the list it stands in', async () => {
    const seen: unknown[] = []
    for (let page = 1; page <= 3; page += 1) {
      const answer = await call(`/api/${kind}?limit=100&page=${page}&depth=0`)
      seen.push(...docsOf(answer).map(({ id }) => id))
    }
    expect(seen).toContain(rows.get(kind))
  })
})
