import { afterAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call } from '../setup/client'
import { expectRefusal } from '../setup/envelope'
import { cleanUp, makeOne, remember, unique } from '../setup/fixtures'

afterAll(cleanUp)

describe('H3 a number that cannot be read back', () => {
  const thiamin = (value: string): string => `{"specie":{"nutrients":{"thiamin":${value}}}}`

  test.each(['9007199254740993', '-9007199254740993', '1e300', '1000000000000', '1e15'])(
    '%s is rejected, and the document stays readable without it',
    async (value) => {
      const id = await makeOne('mushrooms', { title: unique('Numbered') })
      const token = await asAdmin()
      expectRefusal(await call(`/api/mushrooms/${id}`, { method: 'PATCH', raw: thiamin(value), token }), 400)
      for (const path of [`/api/mushrooms/${id}`, `/api/mushrooms?where[id][equals]=${id}`])
        expect((await call(path, { token })).status).toBe(200)
      expect(at((await call(`/api/mushrooms/${id}`, { token })).json, 'specie.nutrients.thiamin') ?? null).toBeNull()
    },
  )
})

describe('M3 I18-02 a document with words in Spanish alone', () => {
  test.each([
    ['mushrooms', '/mushrooms/', { specie: { scientificName: 'Solus hispanicus', edibility: 'edible' } }],
    ['products', '/mushrooms/product/', {}],
    ['posts', '/posts/', {}],
  ])('of %s has a page in every language', async (collection, path, more) => {
    const slug = unique('solo')
    const token = await asAdmin()
    const data = { slug, title: 'Solo en español', ...more, _status: 'published' }
    const made = await call(`/api/${collection}?locale=es`, { body: data, token })
    expect(made.status, made.text).toBe(201)
    remember(collection, made)
    for (const locale of ['', '/es', '/pt']) {
      const page = await call(`${locale}${path}${slug}`)
      expect(page.status, `${locale}${path}${slug}`).toBe(200)
      expect(page.text).toContain('Solo en español')
    }
  })
})
