import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call } from '../setup/client'
import { cleanUp, makeOne, paragraph, unique } from '../setup/fixtures'

const slug = `written-in-english-only-${Date.now()}`
let id = 0

const card = async (locale: string): Promise<unknown> => {
  const { json } = await call('/api/filter', {
    body: { relationTo: 'posts', locale, activeFilters: {}, sort: '-createdAt', page: 1, limit: 100 },
  })
  const list = at(json, 'data.posts')
  return Array.isArray(list) ? list.find((one) => at(one, 'slug') === slug) : undefined
}

beforeAll(async () => {
  const { status, json } = await call('/api/posts', {
    body: { title: 'Only in English', lead: 'A lead of its own.', slug, _status: 'published' },
    token: await asAdmin(),
  })
  expect(status).toBe(201)
  id = Number(at(json, 'doc.id'))
})

afterAll(async () => {
  await cleanUp()
  await call(`/api/posts/${id}`, { method: 'DELETE', token: await asAdmin() })
})

describe('I18-01 a text that stands in for a missing translation says its language (D-21)', () => {
  test('on its page', async () => {
    const { text } = await call(`/es/posts/${slug}`)
    expect(text).toMatch(/<h1 lang="en-US"[^>]*>Only in English<\/h1>/)
    expect(text).toMatch(/<p lang="en-US"[^>]*>A lead of its own\.<\/p>/)
  })

  test('not in its own language, and not once it is translated', async () => {
    expect((await call(`/posts/${slug}`)).text).not.toMatch(/<h1 lang=/)
    const saved = await call(`/api/posts/${id}?locale=es`, {
      method: 'PATCH',
      body: { title: 'Ya en español', _status: 'published' },
      token: await asAdmin(),
    })
    expect(saved.status).toBe(200)
    const { text } = await call(`/es/posts/${slug}`)
    expect(text).toMatch(/<h1 class="[^"]*">Ya en español<\/h1>/)
    expect(text).toMatch(/<p lang="en-US"[^>]*>A lead of its own\.<\/p>/)
  })

  test('inside a species, a category and a block as well', async () => {
    const name = unique('lone')
    await makeOne('mushrooms', {
      title: name,
      slug: name,
      specie: {
        scientificName: 'Testus solus',
        edibility: 'edible',
        habitat: 'Only under English oaks',
        lookAlikeSpecies: [{ species: 'Testus alter', edibility: 'deadly', differences: 'A ring, in English' }],
      },
    })
    const { text: speciesPage } = await call(`/pt/mushrooms/${name}`)
    expect(speciesPage).toMatch(/<dd lang="en-US">Only under English oaks<\/dd>/)
    expect(speciesPage).toMatch(/<p lang="en-US">A ring, in English<\/p>/)
    expect((await call(`/mushrooms/${name}`)).text).toMatch(/<dd>Only under English oaks<\/dd>/)

    const category = unique('alone')
    await makeOne('categories', { title: 'A lonely shelf', slug: category })
    expect((await call(`/es/categories/${category}`)).text).toMatch(/<h1 lang="en-US"[^>]*>A lonely shelf<\/h1>/)

    const page = unique('blocks')
    await makeOne('pages', {
      title: page,
      slug: page,
      layout: [{ blockType: 'richText', content: paragraph('Written in a block.') }],
    })
    expect((await call(`/es/${page}`)).text).toMatch(/<div[^>]* lang="en-US"[^>]*>(<[^>]*>)*Written in a block\./)
  })

  test('on its card', async () => {
    expect(await card('pt')).toMatchObject({ title: 'Only in English', lang: { title: 'en-US', lead: 'en-US' } })
    expect(await card('es')).toMatchObject({ title: 'Ya en español', lang: { title: null, lead: 'en-US' } })
    expect(await card('en')).toMatchObject({ lang: { title: null, lead: null } })
  })
})
