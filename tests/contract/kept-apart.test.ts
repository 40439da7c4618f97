import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import en from '@messages/en.json'
import es from '@messages/es.json'
import pt from '@messages/pt.json'
import { Browser } from '../setup/cart'
import { at, call } from '../setup/client'
import { expectRefusal } from '../setup/envelope'
import { change, cleanUp, makeOne, unique } from '../setup/fixtures'

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
    ['by its mark', { edibility: 'toxic', psychoactive: true }, 'psilocybin-spores'],
    ['by its genus', { scientificName: 'Amanita testica', psychoactive: true }, 'amanita-muscaria'],
  ])('are named as what they are, though no editor did: %s', async (_, specie, goods) => {
    const species = [await speciesOf(unique('t-species'), specie)]
    const id = await makeOne('products', { species, categories: [syringes] })
    expect(await goodsOf(id)).toEqual([goods])
    // Nor can it be taken away.
    await change('products', id, { goods: [] })
    expect(await goodsOf(id)).toEqual([goods])
  })

  test('a book about the species, and spores of another, are none', async () => {
    const psychoactive = await speciesOf(unique('t-species'), { edibility: 'psychoactive' })
    const other = await speciesOf(unique('t-species'), {})
    expect(await goodsOf(await makeOne('products', { species: [psychoactive], categories: [books] }))).toEqual([])
    expect(await goodsOf(await makeOne('products', { species: [other], categories: [syringes] }))).toEqual([])
  })

  test('no page or list of the species leads to them; they say what they are for, and are kept from where they may not go', async () => {
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
    expectRefusal(refused, [409])
    expect(refused.json.message).toContain('psilocybin')
  })
})
