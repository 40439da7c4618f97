import { afterAll, expect, test } from 'vitest'
import { asAdmin, at, call } from '../setup/client'
import { cleanUp, makeOne, unique } from '../setup/fixtures'
import { expectPage } from '../setup/pages'

afterAll(cleanUp)

const typePath = '/mushrooms/species/type'

test('NAV-12 a type that an editor added lists its species, with accents and digits in its slug too', async () => {
  const types = await call('/api/categories?where[path][equals]=type&depth=0', { token: await asAdmin() })
  const slug = `${unique('tintórea')}2`
  const type = await makeOne('categories', { title: 'Tintórea', slug, parent: at(types.json, 'docs.0.id') })
  const species = unique('dyes')
  await makeOne('mushrooms', {
    slug: species,
    categories: [type],
    specie: { scientificName: 'Testus tinctorius', edibility: 'inedible' },
  })
  const path = `${typePath}/${encodeURIComponent(slug)}`
  await expectPage(path, (status, html) => status === 200 && html.includes(`/mushrooms/${species}"`))
  await expectPage(
    `/es${path}`,
    (status, html) => status === 200 && html.includes(`hrefLang="en-US"`) && html.includes(path),
  )
  expect((await call(`${typePath}/${encodeURIComponent(`${slug}x`)}`)).status).toBe(404)
})

test('NAV-12 NAV-15 a type in capitals redirects to lower case, and an unknown one is a 404', async () => {
  for (const prefix of ['', '/es', '/pt']) {
    const { status, headers } = await call(`${prefix}${typePath}/Culinary`)
    expect([status, headers.get('location')]).toEqual([308, `${prefix}${typePath}/culinary`])
    expect((await call(`${prefix}${typePath}/Poisonous`)).status).toBe(404)
  }
})
