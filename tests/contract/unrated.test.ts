import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import messages from '../../messages/en.json'
import spanish from '../../messages/es.json'
import { call } from '../setup/client'
import { expectRefusal } from '../setup/envelope'
import { cleanUp, remember, unique } from '../setup/fixtures'
import { member, type Member } from '../setup/members'

let author: Member
let ids: Map<string, number>

beforeAll(async () => {
  author = await member('a forager')
  const { json } = await call('/api/mushrooms?limit=100&depth=0')
  ids = new Map((json.docs as { slug: string; id: number }[]).map(({ slug, id }) => [slug, id]))
}, 60_000)
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

describe('SAF-04 nobody rates what poisons', () => {
  test.each(['reviews', 'impressions'] as const)('%s of it are refused, in the words of the caller', async (kind) => {
    const refused = await send(kind, poisonous)
    expectRefusal(refused, [400])
    expect(refused.text).toContain(messages.refusals.unrated)
    expect((await send(kind, poisonous, 'es')).text).toContain(spanish.refusals.unrated)
    remember(kind, await send(kind, 'boletus-edulis'))
  })

  test('it may be commented on', async () => {
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
})
