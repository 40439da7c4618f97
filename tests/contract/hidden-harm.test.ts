import { afterAll, describe, expect, test } from 'vitest'
import en from '@messages/en.json'
import es from '@messages/es.json'
import pt from '@messages/pt.json'
import { asAdmin, call } from '../setup/client'
import { invented, languages, makeNamed } from '../setup/catalogue'
import { change, cleanUp, make } from '../setup/fixtures'

const messages = { en, es, pt } as const

afterAll(cleanUp)

type Group = { kind: string; items: { title: string; href: string; danger?: string }[] }

/** Creates a genus with a deadly and an edible species, and unpublishes the deadly one. */
async function takenOff() {
  const [genus, deadly, eaten, common] = [invented(), invented(), invented(), invented()]
  const specie = (epithet: string, edibility: string) => ({ scientificName: `${genus} ${epithet}`, edibility })
  const id = await makeNamed('mushrooms', common, { slug: deadly, specie: specie(deadly, 'deadly') })
  await makeNamed('mushrooms', eaten, { slug: eaten, specie: specie(eaten, 'choice') })
  await make('searchterms', { title: deadly, means: 'species', species: id, terms: `${common} blanca` })
  await change('mushrooms', id, { _status: 'draft' })
  return { id, genus, deadly, eaten, common }
}

describe('SAF-02 a deadly species that was unpublished', () => {
  test('is warned of by all its names in search and comparison, in each locale, until it is published again', async () => {
    const { id, genus, deadly, eaten, common } = await takenOff()
    const name = `${genus} ${deadly}`
    for (const locale of languages) {
      const t = messages[locale].danger
      const prefix = locale === 'en' ? '' : `/${locale}`
      for (const q of [name, name.toUpperCase(), `${genus[0]}. ${deadly}`, common, `${common} blanca`]) {
        const { json } = await call(`/api/search?${new URLSearchParams({ q, locale }).toString()}`)
        const groups = json.groups as Group[]
        const title = t.hiddenTitle.replace('{query}', q)
        expect(groups[0]?.items).toMatchObject([{ title, href: `${prefix}/poison` }])
        // Neither the edible species of its genus nor the deadly one itself is found.
        expect(groups.map(({ kind }) => kind)).not.toContain('mushrooms')
      }
      const said = [t.hiddenTitle.replace('{query}', name), t.deadly, t.hidden, `href="${prefix}/poison"`]
      for (const page of ['/search?q=', '/search?kind=products&q=', '/mushrooms/species/compare?a=']) {
        const { status, text } = await call(`${prefix}${page}${genus}+${deadly}`)
        expect([page, status]).toEqual([page, 200])
        for (const one of said) expect(text).toContain(one)
        expect(text).not.toContain(`/mushrooms/${deadly}`)
      }
      const { text } = await call(`${prefix}/search?q=${eaten}`)
      expect(text).not.toContain(t.hidden)
    }
    await change('mushrooms', id, { _status: 'published' })
    const { text } = await call(`/search?q=${deadly}`)
    expect(text).toContain(`href="/mushrooms/${deadly}"`)
    expect(text).not.toContain(en.danger.hidden)
  })

  test('is not warned of once it is deleted, and an unpublished harmless species never is', async () => {
    const { id, deadly, eaten } = await takenOff()
    await call(`/api/mushrooms/${id}`, { method: 'DELETE', token: await asAdmin() })
    expect((await call(`/search?q=${deadly}`)).text).not.toContain(en.danger.hidden)
    const harmless = await makeNamed('mushrooms', `${eaten} albus`)
    await change('mushrooms', harmless, { _status: 'draft' })
    expect((await call(`/search?q=${eaten}+albus`)).text).not.toContain(en.danger.hidden)
  })
})
