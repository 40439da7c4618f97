import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call } from '../setup/client'
import { cleanUp, makeOne, paragraph, remember, unique } from '../setup/fixtures'

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

describe('I18-01 a string that falls back to English has lang="en-US" (D-21)', () => {
  test('on its page: title, lead and breadcrumb', async () => {
    const { text } = await call(`/es/posts/${slug}`)
    expect(text).toMatch(/<h1 lang="en-US"[^>]*>Only in English<\/h1>/)
    expect(text).toMatch(/<p lang="en-US"[^>]*>A lead of its own\.<\/p>/)
    expect(text).toMatch(/<span aria-current="page" lang="en-US">Only in English<\/span>/)
  })

  test('in the admin’s lists, whatever their locale, is found by its English title', async () => {
    const search = async (locale: string, words: string) => {
      const where = `where[and][0][slug][equals]=${slug}&where[and][1][title][like]=${words}`
      return at(
        (await call(`/api/posts?locale=${locale}&draft=true&${where}`, { token: await asAdmin() })).json,
        'totalDocs',
      )
    }
    expect(await search('es', 'in%20english')).toBe(1)
    expect(await search('pt', 'in%20english')).toBe(1)
    expect(await search('es', 'en%20español')).toBe(0)
  })

  test('but no lang attribute in its own locale, or once it is translated', async () => {
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

  test('inside a species, a category and a block', async () => {
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

  test('in a form, a reference, a vendor and a recipe, whose yield in JSON-LD is formatted in English', async () => {
    const form = await makeOne('forms', { submitButtonLabel: 'Send it' })
    const reference = await makeOne('references', { summary: 'What they found.' })
    const name = unique('naming')
    await makeOne('pages', {
      slug: name,
      layout: [
        { blockType: 'form', form },
        { blockType: 'references', references: [reference] },
      ],
    })
    // The second time the reference comes from the cache.
    for (const address of [`/es/${name}`, `/pt/${name}`, `/es/${name}?again`]) {
      const { text } = await call(address)
      for (const words of ['First', 'Pick', 'A', 'Send it', 'What they found.'])
        expect(text, `${address}: ${words}`).toMatch(new RegExp(`<[a-z]+[^>]* lang="en-US"[^>]*>${words}<`))
      expect(text).toMatch(/<div[^>]* lang="en-US"[^>]*>(<[^>]*>)*Thank you/)
    }

    const vendor = await makeOne('vendors', { lead: 'We grow.', description: paragraph('Since long ago.') })
    await makeOne('products', { title: name, slug: name, vendor })
    const { text: product } = await call(`/es/mushrooms/product/${name}`)
    expect(product).toMatch(/<p lang="en-US"[^>]*>We grow\.<\/p>/)
    expect(product).toMatch(/<div[^>]* lang="en-US"[^>]*>(<[^>]*>)*Since long ago\./)

    await makeOne('recipes', {
      slug: name,
      layout: [
        {
          blockType: 'recipe',
          name: 'Soup',
          yield: '1,500 g of soup',
          category: 'Starter',
          ingredients: [{ ingredient: '2 leeks' }],
          sections: [{ sectionName: 'In the pot', steps: [{ stepText: paragraph('Simmer.') }] }],
        },
      ],
    })
    const { text: recipe } = await call(`/es/recipes/${name}`)
    expect(recipe).toMatch(/<dd lang="en-US"[^>]*>Starter<\/dd>/)
    expect(recipe).toMatch(/<h3 lang="en-US"[^>]*>In the pot<\/h3>/)
    expect(recipe).toMatch(/<div[^>]* lang="en-US"[^>]*>(<[^>]*>)*Simmer\./)
    expect(recipe).toMatch(/"recipeYield":"1\.5\skg .* of soup/)
    expect(recipe).not.toMatch(/1,5\s(g|kg) of soup/)
  })

  test('on its card', async () => {
    expect(await card('pt')).toMatchObject({ title: 'Only in English', lang: { title: 'en-US', lead: 'en-US' } })
    expect(await card('es')).toMatchObject({ title: 'Ya en español', lang: { title: null, lead: 'en-US' } })
    expect(await card('en')).toMatchObject({ lang: { title: null, lead: null } })
  })
})

describe('D-21 I18-01 a required field is required in one locale only', () => {
  const save = async (path: string, body: object) =>
    call(`/api/${path}`, { method: 'PATCH', body, token: await asAdmin() })
  const twoRows = async () => {
    const differences = ['A ring', 'No ring'].map((text, index) => ({
      species: `Testus ${index ? 'alter' : 'primus'}`,
      edibility: 'edible',
      differences: text,
    }))
    const specie = { scientificName: unique('Testus'), edibility: 'edible', lookAlikeSpecies: differences }
    const species = await makeOne('mushrooms', { title: 'Only in English', specie })
    const { json } = await call(`/api/mushrooms/${species}?depth=0`, { token: await asAdmin() })
    return { species, rows: at(json, 'doc.specie.lookAlikeSpecies') ?? at(json, 'specie.lookAlikeSpecies') }
  }

  test('publishing a translation needs no field or row translated, but a new row its own text', async () => {
    const { species, rows } = await twoRows()
    const translated = (rows as Record<string, unknown>[]).map((row, index) => ({
      ...row,
      differences: index ? null : 'Un anillo',
    }))
    const body = { title: '', specie: { lookAlikeSpecies: translated }, _status: 'published' }
    const saved = await save(`mushrooms/${species}?locale=es`, body)
    expect(saved.status, saved.text).toBe(200)
    const doc = (await call(`/api/mushrooms/${species}?locale=es&depth=0`)).json
    expect([at(doc, 'title'), at(doc, 'specie.lookAlikeSpecies.0.differences')]).toEqual([
      'Only in English',
      'Un anillo',
    ])
    expect(at(doc, 'specie.lookAlikeSpecies.1.differences')).toBe('No ring')
    // A new row has no fallback, so it needs a text in the locale in which it is added.
    const added = [...translated, { species: 'Testus novus', edibility: 'edible', differences: '' }]
    const refused = await save(`mushrooms/${species}?locale=es`, { ...body, specie: { lookAlikeSpecies: added } })
    expect(refused.status).toBe(400)
    expect(at(refused.json, 'errors.0.data.errors.0.path')).toBe('specie.lookAlikeSpecies.2.differences')
    // The first locale has no fallback, so its title is required.
    expect((await save(`mushrooms/${species}`, { title: '', _status: 'published' })).status).toBe(400)
  })

  test('unpublishing needs no field, alone or in bulk, whatever locale the document has', async () => {
    const spanish = await call('/api/products?locale=es', {
      body: { title: 'Solo en español', slug: unique('solo'), _status: 'published' },
      token: await asAdmin(),
    })
    const product = remember('products', spanish)
    const english = await makeOne('products')
    for (const [path, locale] of [
      [`products?where[id][in]=${product},${english}`, 'en'],
      [`products?where[id][in]=${product},${english}`, 'pt'],
      [`products/${product}?`, 'en'],
    ] as const) {
      const off = await save(`${path}&locale=${locale}`, { _status: 'draft' })
      expect([off.status, at(off.json, 'errors') ?? []], off.text).toEqual([200, []])
    }
  })
})
