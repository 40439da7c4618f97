import { afterAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call, type ClientResponse } from '../setup/client'
import { rowOf } from '../setup/database'
import { docsOf, expectRefusal } from '../setup/envelope'
import { bodies, change, cleanUp, make, makeOne, remember, unique } from '../setup/fixtures'
import { member } from '../setup/members'

afterAll(cleanUp)

/** Late calls are rejected, and none causes a 5xx. */
const expectNoFault = (responses: readonly ClientResponse[]): void => {
  for (const { status, text } of responses) expect(status, text).toBeLessThan(500)
}

const countOf = async (from: string): Promise<number> =>
  Number((await rowOf(`SELECT COUNT(*) AS number FROM ${from}`)).number)

const save = async (path: string, body: object, token?: string): Promise<ClientResponse> =>
  call(path, { method: 'PATCH', body, token: token ?? (await asAdmin()) })

describe('R-02 deletions during saves', () => {
  test('ACT-03 D-25 an account deleted during saves and likes leaves its review without a name, and nothing else', async () => {
    for (let round = 0; round < 6; round += 1) {
      const leaver = await member('Wanda Racing')
      const product = await makeOne('products')
      const other = await makeOne('products')
      const of = (value: number) => ({ doc: { relationTo: 'products', value }, rating: 4, review: 'Words that stay.' })
      const written = await call('/api/reviews', { body: { ...of(product), headline: 'Kept' }, token: leaver.token })
      const review = remember('reviews', written)
      await change('reviews', review, { _status: 'published' })
      const path = `/api/reviews/${review}`
      const [gone, late, ...saves] = await Promise.all([
        call(`/api/users/${leaver.id}`, { method: 'DELETE', token: await asAdmin() }),
        call('/api/reviews', { body: { ...of(other), headline: 'Late' }, token: leaver.token }),
        save(path, { headline: 'Of an admin', _status: 'published' }),
        save(path, { headline: 'Of its author' }, leaver.token),
        call('/api/likes', { body: { item: { relationTo: 'products', value: product } }, token: leaver.token }),
        save(`/api/users/${leaver.id}`, { alias: 'Spore Sister' }, leaver.token),
      ])
      expect(gone.status, gone.text).toBe(200)
      expectNoFault([late, ...saves])
      if (late.status === 201) remember('reviews', late)
      expectRefusal(await call(`/api/users/${leaver.id}`, { token: await asAdmin() }), 404)
      for (const from of [
        `reviews WHERE user_id = ${leaver.id}`,
        `_reviews_v WHERE version_user_id = ${leaver.id}`,
        `likes WHERE user_id = ${leaver.id}`,
        `users_sessions WHERE _parent_id = ${leaver.id}`,
      ])
        expect(await countOf(from), from).toBe(0)
      // Page, REST and counters agree, whichever call came last.
      const { json } = await call(path, { token: await asAdmin() })
      expect(json.user ?? null).toBeNull()
      expect(['Kept', 'Of an admin', 'Of its author']).toContain(json.headline)
      const { aggregateRating, likeCount } = (await call(`/api/products/${product}`)).json
      expect(likeCount).toBe(0)
      expect(at(aggregateRating, 'reviewCount')).toBe(json._status === 'published' ? 1 : 0)
    }
  })

  test.each(['posts', 'products', 'mushrooms'] as const)(
    'NAV-17 one of %s deleted while its versions are restored stays deleted, with no version',
    async (slug) => {
      for (let round = 0; round < 4; round += 1) {
        const name = unique('t-restored')
        const id = await make(slug, bodies[slug](name))
        await change(slug, id, { title: `${name} again` })
        const token = await asAdmin()
        const found = await call(`/api/${slug}/versions?where[parent][equals]=${id}&depth=0`, { token })
        const versions = docsOf(found).map((version) => String(version.id))
        expect(versions.length).toBeGreaterThan(1)
        const [gone, ...restored] = await Promise.all([
          call(`/api/${slug}/${id}`, { method: 'DELETE', token }),
          ...versions.flatMap((version) => [
            call(`/api/${slug}/versions/${version}`, { method: 'POST', body: {}, token }),
            save(`/api/${slug}/${id}`, { title: `${name} late` }),
          ]),
        ])
        expect(gone.status, gone.text).toBe(200)
        expectNoFault(restored)
        expectRefusal(await call(`/api/${slug}/${id}`, { token }), 404)
        expect(await countOf(`_${slug}_v WHERE version_slug = '${name}'`)).toBe(0)
      }
    },
  )
})
