import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import en from '@messages/en.json'
import es from '@messages/es.json'
import pt from '@messages/pt.json'
import { Browser } from '../setup/cart'
import { asAdmin, at, call, type ClientResponse } from '../setup/client'
import { expectRefusal } from '../setup/envelope'
import { bodies, change, cleanUp, makeOne, remember, unique } from '../setup/fixtures'
import { member } from '../setup/members'

afterAll(cleanUp)

const languages = [
  ['', en],
  ['/es', es],
  ['/pt', pt],
] as const

const categoryAt = async (path: string): Promise<number> => {
  const { json } = await call(`/api/categories?where[path][equals]=${path}&depth=0`)
  return Number(at(json, 'docs.0.id'))
}

const speciesOf = (slug: string, specie: Record<string, unknown>): Promise<number> =>
  makeOne('mushrooms', { slug, specie: { scientificName: `Testus ${slug}`, edibility: 'inedible', ...specie } })

const goodsOf = async (id: number): Promise<unknown> => (await call(`/api/products/${id}?depth=0`)).json.goods

describe('SHP-01 D-30 spores of psychoactive species', () => {
  let syringes = 0
  let books = 0

  beforeAll(async () => {
    syringes = await categoryAt('products/microscopy/spores/syringes')
    books = await categoryAt('products/educational/books')
  })

  test.each([
    ['by what it does', { edibility: 'psychoactive' }, 'psilocybin-spores'],
    ['by its mark', { psychoactive: true }, 'psilocybin-spores'],
    ['by its genus', { scientificName: 'Amanita testica', psychoactive: true }, 'amanita-muscaria'],
  ])('get their regulated goods from the site, and no editor can remove them: %s', async (_, specie, goods) => {
    const species = [await speciesOf(unique('t-species'), specie)]
    const id = await makeOne('products', { species, categories: [syringes] })
    expect(await goodsOf(id)).toEqual([goods])
    // An editor cannot remove the designation either.
    await change('products', id, { goods: [] })
    expect(await goodsOf(id)).toEqual([goods])
  })

  test('a book about the species and spores of another species are no regulated goods', async () => {
    const psychoactive = await speciesOf(unique('t-species'), { edibility: 'psychoactive' })
    const other = await speciesOf(unique('t-species'), {})
    expect(await goodsOf(await makeOne('products', { species: [psychoactive], categories: [books] }))).toEqual([])
    expect(await goodsOf(await makeOne('products', { species: [other], categories: [syringes] }))).toEqual([])
  })

  test('are in no list of the species, state their purpose, and are rejected by a cart in California', async () => {
    const [name, spores, book] = [unique('t-species'), unique('t-spores'), unique('t-book')]
    const species = [await speciesOf(name, { edibility: 'psychoactive' })]
    const id = await makeOne('products', { slug: spores, species, categories: [syringes] })
    await makeOne('products', { slug: book, species, categories: [books] })
    for (const [prefix, words] of languages) {
      for (const path of [`/mushrooms/${name}`, `/mushrooms/products?species=${species[0]}`]) {
        const { status, text } = await call(`${prefix}${path}`)
        expect(status).toBe(200)
        expect(text).toContain(book)
        expect(text).not.toContain(spores)
      }
      const { text } = await call(`${prefix}/mushrooms/product/${spores}`)
      expect(text).toContain(words.product.sporesOnly)
      expect(text).toContain('California')
    }
    const filtered = { relationTo: 'products', activeFilters: { species: species.map(String) }, limit: 20 }
    expect((await call('/api/filter', { body: filtered })).json.totalDocs).toBe(1)
    const browser = new Browser()
    browser.cookies.set('place', 'US-CA')
    const refused = await browser.add(id)
    expectRefusal(refused, 409)
    expect(refused.json.message).toContain('psilocybin')
  })

  test('D-30 follow the grade of their species without a save: published, as drafts and in carts', async () => {
    const [name, spores] = [unique('t-species'), unique('t-spores')]
    const species = await speciesOf(name, {})
    const id = await makeOne('products', { slug: spores, species: [species], categories: [syringes] })
    const draft = await makeOne('products', { species: [species], categories: [syringes], _status: 'draft' })
    const book = await makeOne('products', { species: [species], categories: [books] })
    const token = await asAdmin()
    const stored = async (of: number) => {
      const { json } = await call(`/api/products/${of}?depth=0&draft=true`, { token })
      return [json.goods, json.updatedAt]
    }
    const saved = (await stored(id))[1]
    const browser = new Browser()
    browser.cookies.set('place', 'US-CA')
    await browser.add(id)
    const said = async () => (await browser.cart()).items.map(({ notices }) => notices.map(({ kind }) => kind))
    const state = async () => [await goodsOf(id), await stored(id), (await stored(draft))[0], await goodsOf(book)]
    const grade = (edibility: string, scientificName = `Testus ${name}`) =>
      change('mushrooms', species, { specie: { scientificName, edibility } })
    const leads = async () => (await call(`/mushrooms/${name}`)).text.includes(spores)
    expect([await state(), await said(), await leads()]).toEqual([[[], [[], saved], [], []], [[]], true])

    await grade('psychoactive')
    const goods = ['psilocybin-spores']
    expect(await state()).toEqual([goods, [goods, saved], goods, []])
    expect([await said(), await leads()]).toEqual([[['notSent']], false])
    expectRefusal(await browser.add(id), 409)
    expect((await call(`/mushrooms/product/${spores}`)).text).toContain(en.product.sporesOnly)

    await grade('psychoactive', `Amanita ${name}`)
    expect((await state())[0]).toEqual(['amanita-muscaria'])
    await grade('inedible')
    expect([await state(), await said(), await leads()]).toEqual([[[], [[], saved], [], []], [[]], true])
    expect((await browser.add(id)).status).toBe(200)
  })
})

describe('SAF-04 D-29 nothing of a poisonous species is sold or cooked', () => {
  const language = (tag: string) => ({ 'accept-language': tag })

  const asked = async (collection: 'products' | 'recipes', over: object, tag = 'en'): Promise<ClientResponse> =>
    call(`/api/${collection}`, {
      body: { ...bodies[collection](unique('t-refused')), ...over },
      token: await asAdmin(),
      headers: language(tag),
    })

  test.each(['deadly', 'toxic', 'suspect'])(
    'a product that names a %s species is rejected, in the editor’s language',
    async (edibility) => {
      const species = [await speciesOf(unique('t-species'), { edibility, scientificName: 'Testus lethalis' })]
      for (const [tag, words] of [
        ['en', 'Nothing of it is sold'],
        ['es', 'Nada de ella se vende'],
        ['pt-BR', 'Nada dela é vendido'],
      ] as const) {
        const refused = await asked('products', { species }, tag)
        expectRefusal(refused, 400)
        expect(refused.json.message).toContain('Testus lethalis')
        expect(refused.json.message).toContain(words)
        expect(at(refused.json, 'errors.0.data.errors.0.path')).toBe('species')
      }
      const id = await makeOne('products')
      const token = await asAdmin()
      expectRefusal(await call(`/api/products/${id}`, { method: 'PATCH', body: { species }, token }), 400)
    },
  )

  test('a table of products that names a deadly species has an error in that column', async () => {
    const [name, product] = [unique('t-species'), unique('t-product')]
    await speciesOf(name, { edibility: 'deadly', scientificName: 'Testus tabulae' })
    await makeOne('products', { slug: product })
    const form = new FormData()
    form.set('table', new Blob([`slug,species\n${product},${name}\n`], { type: 'text/csv' }), 'products.csv')
    form.set('language', 'es')
    const { json } = await call('/api/products/table', { form, token: await asAdmin() })
    expect(at(json, 'rows.0.kind')).toBe('wrong')
    expect(at(json, 'rows.0.problems.0.column')).toBe('species')
    expect(at(json, 'rows.0.problems.0.of')).toContain('Testus tabulae')
    expect(at(json, 'rows.0.problems.0.of')).toContain('Nada de ella se vende')
  })

  test('a recipe of a toxic species, or with it as an ingredient, is rejected', async () => {
    const species = await speciesOf(unique('t-species'), { edibility: 'toxic', scientificName: 'Testus coctus' })
    const layout = [{ blockType: 'recipe', name: 'Stew', ingredients: [{ ingredient: '300 g of it', species }] }]
    for (const over of [{ species: [species] }, { layout }]) {
      const refused = await asked('recipes', over, 'pt-BR')
      expectRefusal(refused, 400)
      expect(refused.json.message).toContain('Testus coctus')
      expect(refused.json.message).toContain('Nenhuma receita a leva')
    }
  })

  test('products and recipes of a species that becomes deadly leave all lists and the cart, and their pages warn', async () => {
    const [name, product, recipe] = [unique('t-species'), unique('t-product'), unique('t-recipe')]
    const id = await speciesOf(name, { edibility: 'edible' })
    const store = unique('t-store')
    // Created before its product, since documents are deleted in reverse order.
    const vendor = await makeOne('vendors', { slug: store })
    const meta = { title: 'A treat', description: 'Delicious' }
    const goods = await makeOne('products', { slug: product, title: product, species: [id], vendor, meta })
    const layout = [{ blockType: 'recipe', name: 'Stew', ingredients: [{ ingredient: '300 g of it', species: id }] }]
    const cooked = await makeOne('recipes', { slug: recipe, title: recipe, layout, meta })
    await makeOne('recipes', { slug: `${recipe}-of-it`, title: `${recipe} of it`, species: [id] })
    const browser = new Browser()
    expect((await browser.add(goods)).status).toBe(200)
    // Cached pages, which are revalidated when their content changes.
    const kept = [`/mushrooms/vendor/${store}`, '/recipes']
    const listing = async (): Promise<boolean[]> => {
      const texts = await Promise.all(kept.map(async (path) => (await call(path)).text))
      return texts.map((text) => text.includes(product) || text.includes(recipe))
    }
    expect(await listing()).toEqual([true, true])
    const page = `/mushrooms/${name}`
    const before = await call(page)
    expect(before.text).toContain(product)
    expect(before.text).toContain(recipe)
    await change('mushrooms', id, { specie: { scientificName: 'Testus conversus', edibility: 'deadly' } })
    expect(await listing()).toEqual([false, false])
    for (const [prefix, words] of languages) {
      for (const path of [page, `/mushrooms/products?sort=-createdAt`, `/recipes?sort=-createdAt`]) {
        const { status, text } = await call(`${prefix}${path}`)
        expect(status).toBe(200)
        expect(text).not.toContain(product)
        expect(text).not.toContain(recipe)
      }
      for (const [path, below] of [
        [`/mushrooms/product/${product}`, words.product.shipping],
        [`/recipes/${recipe}`, words.recipe.ingredients],
      ] as const) {
        const { status, text } = await call(`${prefix}${path}`)
        expect(status).toBe(200)
        expect(text).toContain(words.danger.deadly)
        // The warning is below the title and above the buy button, or above ingredients and method.
        const heading = text.indexOf('<h1')
        const warned = text.indexOf(words.danger.deadly, heading)
        expect(warned).toBeGreaterThan(heading)
        expect(warned).toBeLessThan(text.indexOf(below, heading))
        // It is shown once; scripts, which hold the page as data too, do not count.
        const seen = text.slice(heading).replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
        expect(seen.split(words.danger.deadly)).toHaveLength(2)
        // The page's description has the same warning, and no praise of what is withdrawn.
        const told = /<meta name="description" content="([^"]+)"/.exec(text)?.[1]
        expect(told).toMatch(new RegExp(`: ${words.danger.deadly}$`))
        expect(text.slice(0, text.indexOf('<body'))).not.toContain('A treat')
      }
    }
    const filtered = { relationTo: 'products', activeFilters: { species: [String(id)] }, limit: 20 }
    expect((await call('/api/filter', { body: filtered })).json.totalDocs).toBe(0)

    // There is no offer, no cart takes it, and structured data and llms.txt leave the recipe out.
    const sold = (await call(`/mushrooms/product/${product}`)).text
    expect(sold).toContain(en.product.withdrawn)
    expect(sold).not.toContain(en.cart.add)
    expect(sold).not.toContain('"@type":"Offer"')
    expect((await browser.add(goods)).status).toBe(404)
    const { items, totals } = await browser.cart()
    expect(items[0]?.notices.map(({ kind }) => kind)).toEqual(['unavailable'])
    expect(totals).toEqual([])
    expect((await call(`/recipes/${recipe}`)).text).not.toContain('"@type":"Recipe"')
    expect((await call(`/es/recipes/${recipe}.md`)).text).toMatch(new RegExp(`^\\*\\*.*${es.danger.deadly}`))
    expect((await call('/llms.txt')).text).not.toContain(recipe)

    // It stays withdrawn when the species' page is unpublished, and the species cannot be deleted while others name it.
    await change('mushrooms', id, { _status: 'draft' })
    expect(await listing()).toEqual([false, false])
    expect((await browser.add(goods)).status).toBe(404)
    for (const path of [`/mushrooms/product/${product}`, `/recipes/${recipe}`]) {
      const { status, text } = await call(path)
      expect(status).toBe(200)
      expect(text).toContain(en.danger.deadly)
      expect(text).not.toContain(`/mushrooms/${name}`)
      expect(text).not.toContain(en.cart.add)
    }
    expect((await call(`/es/recipes/${recipe}.md`)).text).toMatch(new RegExp(`^\\*\\*${es.danger.deadly}`))
    expect((await call(page)).status).toBe(404)
    for (const [tag, named] of [
      ['en', 'Products (1), Recipes (2)'],
      ['es', 'Productos (1), Recetas (2)'],
      ['pt-BR', 'Produtos (1), Receitas (2)'],
    ] as const) {
      const headers = language(tag)
      const refused = await call(`/api/mushrooms/${id}`, { method: 'DELETE', token: await asAdmin(), headers })
      expectRefusal(refused, 409)
      expect(refused.json.message).toContain(named)
    }

    const specie = { scientificName: 'Testus conversus', edibility: 'edible' }
    await change('mushrooms', id, { specie, _status: 'published' })
    expect((await call(page)).text).toContain(product)
    expect(await listing()).toEqual([true, true])
    expect((await browser.add(goods)).status).toBe(200)

    // An editor can unpublish a withdrawn document, but not publish it again.
    await change('mushrooms', id, { specie: { ...specie, edibility: 'deadly' } })
    for (const [collection, made] of [
      ['products', goods],
      ['recipes', cooked],
    ] as const) {
      await change(collection, made, { _status: 'draft' })
      const again = { method: 'PATCH', body: { _status: 'published' }, token: await asAdmin() }
      expectRefusal(await call(`/api/${collection}/${made}`, again), 400)
    }
    expect((await call(`/mushrooms/product/${product}`)).status).toBe(404)
  })

  test('a guide to a deadly species has the grade in suggestions, and an article about it in its markdown', async () => {
    const name = unique('Testkiller')
    const species = [await speciesOf(unique('t-species'), { edibility: 'deadly' })]
    await makeOne('growingguides', { title: name, species })
    const slug = unique('t-about')
    await makeOne('posts', { slug, species })
    for (const [locale, grade] of [
      ['en', 'Deadly'],
      ['es', 'Mortal'],
      ['pt', 'Mortal'],
    ] as const) {
      const { json } = await call(`/api/search?q=${name}&locale=${locale}`)
      const groups = json.groups as { items: { title: string; danger?: string }[] }[]
      const guide = groups.flatMap(({ items }) => items).find(({ title }) => title === name)
      expect(guide?.danger).toBe(grade)
      const path = `${locale === 'en' ? '' : `/${locale}`}/posts/${slug}.md`
      expect((await call(path)).text).toContain(`, ${grade})`)
    }
  })

  test('a drafted milder grade ends no withdrawal when the species is unpublished, only when it is published', async () => {
    const [name, product] = [unique('t-species'), unique('t-goods')]
    const id = await speciesOf(name, { edibility: 'edible' })
    const goods = await makeOne('products', { slug: product, species: [id] })
    const specie = { scientificName: `Testus ${name}`, edibility: 'deadly' }
    await change('mushrooms', id, { specie })
    const token = await asAdmin()
    const drafted = { specie: { ...specie, edibility: 'choice' }, _status: 'draft' }
    const path = `/api/mushrooms/${id}`
    expect((await call(`${path}?draft=true`, { method: 'PATCH', body: drafted, token })).status).toBe(200)
    // A save by the form's button, a save of an unpublished document, and a call that selects one field to return.
    for (const [query, body] of [
      ['', { _status: 'draft' }],
      ['', { title: unique('Renamed'), _status: 'draft' }],
      ['?select[title]=true', { title: unique('Renamed'), _status: 'draft' }],
    ] as const) {
      expect((await call(path + query, { method: 'PATCH', body, token })).status).toBe(200)
      const { text } = await call(`/mushrooms/product/${product}`)
      expect(text).toContain(en.product.withdrawn)
      expect(text).not.toContain(en.cart.add)
      expect((await new Browser().add(goods)).status).toBe(404)
    }
    // The draft is kept, and applies when it is published.
    expect(at((await call(`${path}?draft=true&depth=0`, { token })).json, 'specie.edibility')).toBe('choice')
    await change('mushrooms', id, { _status: 'published' })
    expect((await call(`/mushrooms/product/${product}`)).text).toContain(en.cart.add)
    expect((await new Browser().add(goods)).status).toBe(200)
  })

  test('a recipe block with a deadly ingredient warns above its ingredients and has no structured data', async () => {
    const species = await speciesOf(unique('t-species'), { edibility: 'edible' })
    const layout = [{ blockType: 'recipe', name: 'Stew', ingredients: [{ ingredient: '300 g of it', species }] }]
    const within = unique('t-within')
    const paths = ['/posts', '/mushrooms/growing-guide', '/projects', ''].map((folder) => `${folder}/${within}`)
    for (const collection of ['posts', 'growingguides', 'projects', 'pages'] as const)
      await makeOne(collection, { slug: within, layout })
    for (const path of paths) expect((await call(path)).text).toContain('"@type":"Recipe"')

    await change('mushrooms', species, { specie: { scientificName: 'Testus mutatus', edibility: 'deadly' } })
    for (const path of paths)
      for (const [prefix, words] of languages) {
        const { status, text } = await call(`${prefix}${path}`)
        expect(status).toBe(200)
        const block = text.indexOf('class="recipe ')
        const warned = text.indexOf(words.danger.deadly, block)
        expect(warned).toBeGreaterThan(block)
        expect(warned).toBeLessThan(text.indexOf(words.recipe.ingredients, block))
        expect(text).not.toContain('"@type":"Recipe"')
      }
    for (const path of paths.slice(0, 2))
      expect((await call(`/pt${path}.md`)).text).toMatch(new RegExp(`^\\*\\*.*${pt.danger.deadly}`))
  })

  test('a guide to a species that becomes deadly stays listed, and warns on card, in feed and in structured data', async () => {
    const species = await speciesOf(unique('t-species'), { edibility: 'edible' })
    const slug = unique('t-guide')
    const id = await makeOne('growingguides', { slug, title: slug, lead: 'An easy harvest.', species: [species] })
    await change('mushrooms', species, { specie: { scientificName: 'Testus cultus', edibility: 'deadly' } })
    for (const [prefix, words] of languages) {
      const feed = JSON.parse((await call(`${prefix}/mushrooms/growing-guides/feed.json`)).text) as {
        items: { url: string; content_text: string; tags: string[] }[]
      }
      const item = feed.items.find(({ url }) => url.endsWith(slug))
      expect(item?.content_text).toMatch(new RegExp(`: ${words.danger.deadly}$`))
      const { text } = await call(`${prefix}/mushrooms/growing-guide/${slug}`)
      expect(text).toMatch(new RegExp(`"description":"[^"]*: ${words.danger.deadly} An easy harvest`))
    }
    const filtered = { relationTo: 'growingguides', activeFilters: {}, text: slug, locale: 'en', page: 1, limit: 1 }
    const { json } = await call('/api/filter', { body: filtered })
    expect(at(json, 'data.growingguides.0.id')).toBe(id)
    expect(at(json, 'data.growingguides.0.chips.0')).toMatchObject({ label: 'Deadly', icon: 'skull' })
  })

  test('a withdrawn product or recipe is in no list of a call, takes no review, and is still read by its id', async () => {
    const species = await speciesOf(unique('t-species'), { edibility: 'edible' })
    const layout = [{ blockType: 'recipe', name: 'Stew', ingredients: [{ ingredient: '300 g of it', species }] }]
    const withdrawn = [
      ['products', await makeOne('products', { species: [species] })],
      ['recipes', await makeOne('recipes', { layout })],
    ] as const
    const { token } = await member('a taster')
    const review = (relationTo: string, value: number, tag = 'en'): Promise<ClientResponse> => {
      const doc = { relationTo, value }
      const body = { doc, headline: unique('Headline'), review: unique('A review'), rating: 5, locale: 'en' }
      return call('/api/reviews', { body, token, headers: language(tag) })
    }
    const listed = async (collection: string, id: number, as: string | null): Promise<boolean[]> => {
      const body = { collection, depth: 0, limit: 100, sort: '-createdAt' }
      const call1 = await call('/api/paginatedCollectionOverride', { body, token: as })
      const query = `where[id][equals]=${id}`
      const rest = await call(`/api/${collection}?depth=0&${query}`, { token: as })
      const count = await call(`/api/${collection}/count?${query}`, { token: as })
      const docs = at(call1.json, 'results.docs') as { id: number }[]
      return [docs.some((doc) => doc.id === id), rest.json.totalDocs === 1, count.json.totalDocs === 1]
    }
    const praises = new Map<number, number>()
    for (const [collection, id] of withdrawn) {
      expect(await listed(collection, id, null)).toEqual([true, true, true])
      const praise = remember('reviews', await review(collection, id))
      await change('reviews', praise, { _status: 'published' })
      expect((await call(`/api/reviews/${praise}`)).status).toBe(200)
      praises.set(id, praise)
    }

    await change('mushrooms', species, { specie: { scientificName: 'Testus mutatus', edibility: 'suspect' } })
    for (const [collection, id] of withdrawn) {
      expect(await listed(collection, id, null)).toEqual([false, false, false])
      expect(await listed(collection, id, token)).toEqual([false, false, false])
      expect(await listed(collection, id, await asAdmin())).toEqual([false, true, true])
      expect((await call(`/api/${collection}/${id}`)).status).toBe(200)
      for (const [tag, words] of [
        ['en', en],
        ['es', es],
        ['pt-BR', pt],
      ] as const) {
        const refused = await review(collection, id, tag)
        expectRefusal(refused, 400)
        expect(refused.text).toContain(words.refusals.unrated)
      }
      expect((await call(`/write/reviews?of=${collection}:${id}`)).text).toContain(en.refusals.unrated)
      const item = { relationTo: collection, value: id }
      remember('likes', await call('/api/likes', { body: { item }, token }))
      // Reviews are hidden too, and stay hidden when the species is unpublished.
      const praise = `/api/reviews/${praises.get(id) ?? 0}`
      expect((await call(praise)).status).toBe(404)
      const unpublish = `/api/${collection}/${id}?unpublishAllLocales=true`
      const draft = { method: 'PATCH', body: { _status: 'draft' }, token: await asAdmin() }
      expect((await call(unpublish, draft)).status).toBe(200)
      expect((await call(praise)).status).toBe(404)
    }
  })
})
