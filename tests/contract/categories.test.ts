import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, at, call } from '../setup/client'
import { docsOf, expectRefusal } from '../setup/envelope'
import { change, cleanUp, make, unique } from '../setup/fixtures'

const locales = ['en', 'es', 'pt'] as const
const [group, above, below] = [unique('t-group'), unique('t-above'), unique('t-below')]
let ids: { group: number; above: number; below: number }

/** A branch made as an editor makes it: in one language, from the top down. */
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

describe('NAV-14 API-01 a category has its way in every language, whatever language it was saved in', () => {
  test.each(locales)('a new one is found below its parent (%s)', async (locale) => {
    const query = `query { Categories(locale: ${locale}, where: { breadcrumbs__doc: { equals: ${ids.above} } }) { docs { id } } }`
    const response = await call('/api/graphql', { body: { query } })
    const found = (at(response.json, 'data.Categories.docs') as { id: number }[]).map(({ id }) => id)
    expect(found.toSorted((a, b) => a - b)).toEqual([ids.above, ids.below].toSorted((a, b) => a - b))
    expect((await crumbs(ids.below, locale)).map(({ doc }) => doc).slice(1)).toEqual([ids.group, ids.above, ids.below])
  })

  test('one that gets another address word takes everything below it along, in every language', async () => {
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

  test('a translated name is on the way of what stands below, and nowhere else', async () => {
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

describe('FLT-01 an address word stands once in a product group, where filters know it by', () => {
  test('a second one is refused in the language of the editor, and another group may have it', async () => {
    const token = await asAdmin()
    const body = { title: 'Twin', slug: below, parent: ids.group }
    const refused = await call('/api/categories', { body, token, headers: { 'accept-language': 'es' } })
    expectRefusal(refused, [400])
    expect(refused.text).toContain('Otra categoría de este grupo')
    const [growing] = docsOf(await call('/api/categories?where[path][equals]=products/growing&depth=0'))
    await make('categories', { title: 'No twin', slug: below, parent: Number(growing?.id) })
  })

  test('saving it again without a change is no twin of itself', async () => {
    await change('categories', ids.below, { title: 'Below' })
  })
})

describe('FLT-01 a product group has a key of its own', () => {
  const products = async (): Promise<number> =>
    Number(docsOf(await call('/api/categories?where[path][equals]=products&depth=0'))[0]?.id)

  test.each([
    ['price', 'en', 'The filters of the shop use this address word'],
    ['species', 'es', 'Los filtros de la tienda usan esta palabra'],
    ['nearMe', 'pt', 'Os filtros da loja usam esta palavra'],
    ['sort', 'en', 'The filters of the shop use this address word'],
    ['constructor', 'en', 'The filters of the shop use this address word'],
  ])('%s is refused (%s)', async (slug, language, words) => {
    const body = { title: 'Group', slug, parent: await products() }
    const headers = { 'accept-language': language }
    const refused = await call('/api/categories', { body, token: await asAdmin(), headers })
    expectRefusal(refused, [400])
    expect(refused.text).toContain(words)
  })

  test('deeper down the word is free, until somebody moves it up', async () => {
    const id = await make('categories', { title: 'Rating', slug: 'rating', parent: ids.group })
    const body = { parent: await products() }
    const refused = await call(`/api/categories/${id}`, { method: 'PATCH', body, token: await asAdmin() })
    expectRefusal(refused, [400])
    await change('categories', id, { title: 'Ratings' })
  })

  test('T-1C and no more characters than a filter takes', async () => {
    const body = { title: 'Long', slug: 'x'.repeat(65), parent: ids.group }
    expectRefusal(await call('/api/categories', { body, token: await asAdmin() }), [400])
  })
})
