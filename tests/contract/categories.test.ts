import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call, type ClientResponse } from '../setup/client'
import { onDatabase } from '../setup/database'
import { categoryAt } from '../setup/catalogue'
import { docsOf, expectRefusal } from '../setup/envelope'
import { change, cleanUp, make, makeOne, unique } from '../setup/fixtures'

const locales = ['en', 'es', 'pt'] as const
const [group, above, below] = [unique('t-group'), unique('t-above'), unique('t-below')]
let ids: { group: number; above: number; below: number }

/** A branch as an editor creates it: in one locale, from the top down. */
beforeAll(async () => {
  const [products] = docsOf(await call('/api/categories?where[path][equals]=products&depth=0'))
  const groupId = await make('categories', { title: 'Made in English', slug: group, parent: Number(products?.id) })
  const aboveId = await make('categories', { title: 'Above', slug: above, parent: groupId })
  const belowId = await make('categories', { title: 'Below', slug: below, parent: aboveId })
  ids = { group: groupId, above: aboveId, below: belowId }
})
afterAll(cleanUp)

const crumbs = async (id: number, locale: string) => {
  const { json } = await call(`/api/categories/${id}?locale=${locale}&depth=0`, { token: await asAdmin() })
  return (at(json, 'breadcrumbs') as { doc: number; url: string; label: string }[]).map(({ doc, url, label }) => ({
    doc,
    url,
    label,
  }))
}

describe('NAV-14 API-01 a category has its breadcrumbs in every locale, whatever locale it was saved in', () => {
  test.each(locales)('a new category is found by the breadcrumb of its parent (%s)', async (locale) => {
    const query = `query { Categories(locale: ${locale}, where: { breadcrumbs__doc: { equals: ${ids.above} } }) { docs { id } } }`
    const response = await call('/api/graphql', { body: { query } })
    const found = (at(response.json, 'data.Categories.docs') as { id: number }[]).map(({ id }) => id)
    expect(found.toSorted((a, b) => a - b)).toEqual([ids.above, ids.below].toSorted((a, b) => a - b))
    expect((await crumbs(ids.below, locale)).map(({ doc }) => doc).slice(1)).toEqual([ids.group, ids.above, ids.below])
  })

  test('a new slug changes the addresses of everything below the category in every locale', async () => {
    const moved = unique('t-moved')
    await change('categories', ids.above, { slug: moved })
    for (const locale of locales) {
      const way = `/categories/products/${group}/${moved}`
      expect((await crumbs(ids.below, locale)).map(({ url }) => url).slice(2)).toEqual([way, `${way}/${below}`])
      const prefix = locale === 'en' ? '' : `/${locale}`
      const page = await call(`${prefix}${way}/${below}`)
      expect(page.status).toBe(200)
      expect(page.text).toContain(`href="${prefix}${way}"`)
    }
  })

  test('a translated title shows in the breadcrumbs of what is below it in that locale only', async () => {
    const response = await call(`/api/categories/${ids.above}?locale=es`, {
      method: 'PATCH',
      body: { title: 'Arriba' },
      token: await asAdmin(),
    })
    expect(response.status).toBe(200)
    expect((await crumbs(ids.below, 'es'))[2]?.label).toBe('Arriba')
    expect((await crumbs(ids.below, 'pt'))[2]?.label).toBe('Above')
    expect((await crumbs(ids.below, 'en'))[2]?.label).toBe('Above')
  })
})

describe('FLT-01 the slug of a category is unique within its product group', () => {
  test('a duplicate slug is rejected in the editor’s locale, and another group may use it', async () => {
    const token = await asAdmin()
    const body = { title: 'Twin', slug: below, parent: ids.group }
    const refused = await call('/api/categories', { body, token, headers: { 'accept-language': 'es' } })
    expectRefusal(refused, 400)
    expect(refused.text).toContain('Otra categoría de este grupo')
    const [growing] = docsOf(await call('/api/categories?where[path][equals]=products/growing&depth=0'))
    await make('categories', { title: 'No twin', slug: below, parent: Number(growing?.id) })
  })

  test('saving a category unchanged does not conflict with itself', async () => {
    await change('categories', ids.below, { title: 'Below' })
  })
})

describe('FLT-01 reserved slugs of product groups', () => {
  const products = async (): Promise<number> =>
    Number(docsOf(await call('/api/categories?where[path][equals]=products&depth=0'))[0]?.id)

  test.each([
    ['price', 'en', 'The filters of the shop use this address word'],
    ['species', 'es', 'Los filtros de la tienda usan esta palabra'],
    ['nearMe', 'pt', 'Os filtros da loja usam esta palavra'],
    ['sort', 'en', 'The filters of the shop use this address word'],
    ['constructor', 'en', 'The filters of the shop use this address word'],
  ])('%s is rejected as the slug of a product group (%s)', async (slug, language, words) => {
    const body = { title: 'Group', slug, parent: await products() }
    const headers = { 'accept-language': language }
    const refused = await call('/api/categories', { body, token: await asAdmin(), headers })
    expectRefusal(refused, 400)
    expect(refused.text).toContain(words)
  })

  test('a reserved slug is allowed deeper down, but its category cannot be moved up to a product group', async () => {
    const id = await make('categories', { title: 'Rating', slug: 'rating', parent: ids.group })
    const body = { parent: await products() }
    const refused = await call(`/api/categories/${id}`, { method: 'PATCH', body, token: await asAdmin() })
    expectRefusal(refused, 400)
    await change('categories', id, { title: 'Ratings' })
  })

  test('T-1C a slug of 65 characters is rejected', async () => {
    const body = { title: 'Long', slug: 'x'.repeat(65), parent: ids.group }
    expectRefusal(await call('/api/categories', { body, token: await asAdmin() }), 400)
  })
})

type Language = 'en' | 'es' | 'pt'

/** The response to a call of the admin in a locale. */
const asked = async (
  path: string,
  method: 'PATCH' | 'DELETE',
  body?: object,
  language: Language = 'en',
): Promise<ClientResponse> =>
  call(path, { method, ...(body ? { body } : {}), token: await asAdmin(), headers: { 'accept-language': language } })

const fieldOf = ({ json }: ClientResponse): unknown => at(json, 'errors.0.data.errors.0.path')

const placeOf = async (id: number) => {
  const { json } = await call(`/api/categories/${id}?depth=0`)
  return { parent: json.parent, path: json.path }
}

describe('DAT-02 a category is never its own ancestor', () => {
  const [top, middle, leaf] = [unique('t-top'), unique('t-middle'), unique('t-leaf')]
  let branch: { top: number; middle: number; leaf: number }

  beforeAll(async () => {
    const topId = await makeOne('categories', { title: 'Top', slug: top })
    const middleId = await makeOne('categories', { title: 'Middle', slug: middle, parent: topId })
    const leafId = await makeOne('categories', { title: 'Leaf', slug: leaf, parent: middleId })
    branch = { top: topId, middle: middleId, leaf: leafId }
  })

  test.each([
    ['top', 'en', 'A category does not stand below itself'],
    ['middle', 'es', 'Una categoría no depende de sí misma'],
    ['leaf', 'pt', 'Uma categoria não fica abaixo de si mesma'],
  ] as const)(
    'moving the top category below the %s one is rejected at the parent field (%s)',
    async (parent, language, words) => {
      const refused = await asked(`/api/categories/${branch.top}`, 'PATCH', { parent: branch[parent] }, language)
      expectRefusal(refused, 400)
      expect(refused.json.message).toContain(words)
      expect(fieldOf(refused)).toBe('parent')
      expect(await placeOf(branch.top)).toEqual({ parent: null, path: top })
    },
  )

  test('a bulk update that would make a cycle is rejected', async () => {
    const query = `where[id][in]=${branch.top},${branch.middle}`
    const refused = await asked(`/api/categories?${query}`, 'PATCH', { parent: branch.leaf })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('does not stand below itself')
    expect(await placeOf(branch.middle)).toEqual({ parent: branch.top, path: `${top}/${middle}` })
  })

  test('two categories moved below each other concurrently form no cycle', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, other] = [await makeOne('categories'), await makeOne('categories')]
      const answers = await Promise.all([
        asked(`/api/categories/${one}`, 'PATCH', { parent: other }),
        asked(`/api/categories/${other}`, 'PATCH', { parent: one }),
      ])
      const moved = answers.filter(({ status }) => status === 200)
      expect(moved.length).toBeLessThan(2)
      for (const answer of answers) if (answer.status !== 200) expectRefusal(answer, 400)
      const places = [await placeOf(one), await placeOf(other)]
      expect(places.filter(({ parent }) => parent !== null)).toHaveLength(moved.length)
      // The parents form no cycle, which would make the next save loop forever.
      await change('categories', one, { title: 'One', parent: null })
      await change('categories', other, { title: 'Other', parent: null })
    }
  })

  test('a cycle in older data rejects saves at the parent field until a parent is cleared', async () => {
    const outer = await makeOne('categories')
    const inner = await makeOne('categories', { parent: outer })
    await onDatabase(`UPDATE categories SET parent_id = ${inner} WHERE id = ${outer}`)
    for (const body of [{ title: 'Words' }, { slug: unique('t-word') }]) {
      const refused = await asked(`/api/categories/${inner}`, 'PATCH', body)
      expectRefusal(refused, 400)
      expect(fieldOf(refused)).toBe('parent')
    }
    expect((await call('/categories')).status).toBe(200)
    expect((await call(`/api/categories?where[id][in]=${outer},${inner}&depth=2`)).status).toBe(200)
    await change('categories', outer, { parent: null })
    await change('categories', inner, { title: 'Words' })
    expect((await placeOf(inner)).parent).toBe(outer)
  })
})

describe('SHP-01 D-30 a category that the code names keeps its address', () => {
  const spores = 'products/microscopy/spores'

  test.each([
    [spores, { slug: 'spore-samples' }, 'slug', 'en', 'by it the shop knows spores of psychoactive species'],
    [spores, { parent: null }, 'parent', 'es', 'por ella la tienda reconoce las esporas'],
    ['products/microscopy', { slug: 'microscopes' }, 'slug', 'pt', `abaixo dela fica “${spores}”`],
    ['type/psychoactive', { slug: 'other' }, 'slug', 'es', 'las advertencias de las especies'],
    ['flavor', { slug: 'flavors' }, 'slug', 'en', 'fields and filters offer what stands below it'],
  ] as const)('%s rejects the change %j', async (path, body, field, language, words) => {
    const refused = await asked(`/api/categories/${await categoryAt(path)}`, 'PATCH', body, language)
    expectRefusal(refused, 400)
    expect(refused.json.message).toContain(words)
    expect(fieldOf(refused)).toBe(field)
    expect(await categoryAt(path)).toBeGreaterThan(0)
  })

  test('a category below spores cannot be moved out', async () => {
    const syringes = await categoryAt(`${spores}/syringes`)
    const refused = await asked(`/api/categories/${syringes}`, 'PATCH', {
      parent: await categoryAt('products/microscopy'),
    })
    expectRefusal(refused, 400)
    expect(refused.json.message).toContain(`This category stays below “${spores}”`)
  })

  test.each(['en', 'es', 'pt'] as const)(
    'the spores category cannot be deleted, alone or in bulk (%s)',
    async (language) => {
      const words = { en: 'is not deleted', es: 'no se borra', pt: 'não é excluída' }[language]
      const id = await categoryAt(spores)
      for (const path of [`/api/categories/${id}`, `/api/categories?where[id][in]=${id}`]) {
        const refused = await asked(path, 'DELETE', undefined, language)
        expect(refused.status).toBe(400)
        expect(refused.text).toContain(words)
      }
      expect(await categoryAt(spores)).toBe(id)
    },
  )

  test('the spores category can be saved with its slug and parent unchanged', async () => {
    const id = await categoryAt(spores)
    const { json } = await call(`/api/categories/${id}?depth=0`)
    await change('categories', id, { title: json.title, slug: json.slug, parent: json.parent, icon: json.icon })
  })
})

describe('NAV-14 a category that something references cannot be deleted', () => {
  const refusedFor = async (id: number, words: string, language: Language = 'en') => {
    const refused = await asked(`/api/categories/${id}`, 'DELETE', undefined, language)
    expectRefusal(refused, 409)
    expect(refused.json.message).toContain(words)
  }

  test('a parent cannot be deleted while it has a child, which keeps its address', async () => {
    const parent = await makeOne('categories')
    const child = await makeOne('categories', { parent })
    const { path } = await placeOf(child)
    await refusedFor(parent, 'Categories (1)')
    const refused = await asked(`/api/categories?where[id][in]=${parent}`, 'DELETE')
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('Categories (1)')
    expect(await placeOf(child)).toEqual({ parent, path })
    expect((await asked(`/api/categories/${child}`, 'DELETE')).status).toBe(200)
    expect((await asked(`/api/categories/${parent}`, 'DELETE')).status).toBe(200)
  })

  const specie = (id: number) => ({
    scientificName: `Testus ${id}`,
    edibility: 'edible',
    effects: { helpsWith: [{ ailment: id, evidence: 'traditional' }] },
  })

  test.each([
    ['products', 'products', (id: number) => ({ categories: [id] }), 'en', 'Products (1)'],
    ['mushrooms', 'type', (id: number) => ({ categories: [id] }), 'es', 'Setas (1)'],
    ['mushrooms', 'helps-with', (id: number) => ({ specie: specie(id) }), 'pt', 'Cogumelos (1)'],
    ['posts', 'topics', (id: number) => ({ categories: [id] }), 'en', 'Posts (1)'],
    ['recipes', 'topics', (id: number) => ({ categories: [id] }), 'en', 'Recipes (1)'],
    ['projects', 'topics', (id: number) => ({ categories: [id] }), 'en', 'Projects (1)'],
    ['growingguides', 'guides', (id: number) => ({ categories: [id] }), 'en', 'Growing Guides (1)'],
  ] as const)(
    'a category referenced by one of %s, below %s, can be deleted only after it',
    async (collection, root, named, language, words) => {
      const id = await makeOne('categories', { parent: await categoryAt(root) })
      const entry = await makeOne(collection, named(id))
      await refusedFor(id, words, language)
      expect((await asked(`/api/${collection}/${entry}`, 'DELETE')).status).toBe(200)
      expect((await asked(`/api/categories/${id}`, 'DELETE')).status).toBe(200)
    },
  )

  test('a category that only an unpublished draft references cannot be deleted', async () => {
    const id = await makeOne('categories', { parent: await categoryAt('topics') })
    const post = await makeOne('posts')
    const draft = await asked(`/api/posts/${post}?draft=true`, 'PATCH', { categories: [id], _status: 'draft' })
    expect(draft.status).toBe(200)
    await refusedFor(id, 'Posts (1)')
  })
})
