import { expect, test } from 'vitest'
import { isCurrency } from '@/cms/fields/codes'
import { isCountryCode } from '@/core/countries'
import { attributes } from '@/features/shop/products/designations.data'
import { vendorTypes } from '@/features/shop/vendors/model'
import { MARKS, PRODUCT_FORMS } from '../illustrator/shop/index'
import { categoryPaths, repeated, slugsOf, unknown } from './catalogue.fixtures'
import { guides } from './guides/index'
import { posts } from './posts/index'
import { products } from './products/index'
import { projects } from './projects/index'
import { recipes } from './recipes/index'
import { species } from './species/index'
import { vendors } from './vendors/index'

const speciesSlugs = slugsOf(species)

const isRange = (pair: readonly [number, number] | null): boolean => pair === null || pair[0] <= pair[1]

test('PRD-01 products name vendors, species, categories, forms and attributes that exist', () => {
  expect(
    unknown(
      products.map(({ vendor }) => vendor),
      slugsOf(vendors),
    ),
  ).toEqual([])
  expect(
    unknown(
      products.flatMap((product) => product.species),
      speciesSlugs,
    ),
  ).toEqual([])
  expect(
    unknown(
      products.map(({ category }) => `products/${category}`),
      categoryPaths,
    ),
  ).toEqual([])
  expect(
    unknown(
      products.map(({ form }) => form),
      new Set<string>(PRODUCT_FORMS),
    ),
  ).toEqual([])
  expect(
    unknown(
      products.flatMap((product) => product.attributes),
      slugsOf(attributes),
    ),
  ).toEqual([])
})

test('PRD-01 SKUs and MPNs are unique, prices are positive and stock is a whole number', () => {
  expect(repeated(products.map(({ sku }) => sku))).toEqual([])
  expect(repeated(products.map(({ mpn }) => mpn))).toEqual([])
  const impossible = products.filter(
    ({ baseInventory: { unitPrice, stock } }) => unitPrice <= 0 || stock < 0 || !Number.isInteger(stock),
  )
  expect(impossible.map(({ slug }) => slug)).toEqual([])
})

test('PRD-01 variants name options that exist, and no two are the same', () => {
  for (const { slug, variants } of products) {
    if (!variants) continue
    const options = new Map(
      variants.keys.map((key) => [key.identifier, slugsOf(key.options.map((one) => ({ slug: one.identifier })))]),
    )
    for (const { options: chosen, price } of variants.variants) {
      expect(Object.keys(chosen).sort(), slug).toEqual([...options.keys()].sort())
      for (const [key, option] of Object.entries(chosen)) expect(options.get(key)?.has(option), slug).toBe(true)
      expect(price, slug).toBeGreaterThan(0)
    }
    expect(repeated(variants.variants.map(({ options: chosen }) => JSON.stringify(chosen))), slug).toEqual([])
  }
})

test('DAT-09 prices are in real currencies, with no more than two decimals', () => {
  const req = { i18n: { language: 'en' } }
  for (const { slug, baseInventory, sales, variants } of products) {
    expect(isCurrency(baseInventory.currency, { req }), slug).toBe(true)
    const offers = [
      ...sales,
      ...(variants?.variants ?? []).flatMap(({ price, sale }) => [{ salePrice: price }, ...(sale ? [sale] : [])]),
    ]
    for (const price of [baseInventory.unitPrice, ...offers.map(({ salePrice }) => salePrice)])
      expect(String(price), slug).toMatch(/^\d+(\.\d\d?)?$/)
  }
})

test('PRD-03 sale prices are below the price, and sales end after they begin', () => {
  for (const { slug, baseInventory, sales, variants } of products) {
    const offers = [
      ...sales.map((sale) => ({ sale, price: baseInventory.unitPrice })),
      ...(variants?.variants ?? []).flatMap(({ price, sale }) => (sale ? [{ sale, price }] : [])),
    ]
    for (const { sale, price } of offers) {
      expect(sale.salePrice, slug).toBeLessThan(price)
      if (sale.from && sale.to) expect(Date.parse(sale.from), slug).toBeLessThan(Date.parse(sale.to))
    }
  }
})

test('NAV-08 vendors have known types, marks and countries, and e-mail and web addresses of .example', () => {
  expect(
    unknown(
      vendors.flatMap(({ vendorType }) => vendorType ?? []),
      slugsOf(vendorTypes),
    ),
  ).toEqual([])
  expect(
    unknown(
      vendors.map(({ mark }) => mark),
      new Set<string>(MARKS),
    ),
  ).toEqual([])
  for (const { slug, email, website, address, palette } of vendors) {
    for (const contact of [email, website]) expect(contact ?? '.example', slug).toMatch(/\.example(\/|$)/)
    expect(isCountryCode(address?.country ?? 'ES'), slug).toBe(true)
    for (const color of palette) expect(color, slug).toMatch(/^#[0-9a-f]{6}$/)
  }
})

test('ARC-08 some vendors have a type that archives leave out, fewer than half', () => {
  const hidden = vendors.filter(({ vendorType }) => vendorType === null || vendorType === 'other')
  expect(hidden.length).toBeGreaterThan(0)
  expect(hidden.length).toBeLessThan(vendors.length / 2)
})

test('BLK-08 guides, posts, projects and recipes name species, topics and supplies that exist', () => {
  for (const items of [guides, posts, projects, recipes]) {
    expect(
      unknown(
        items.flatMap((item) => item.species),
        speciesSlugs,
      ),
    ).toEqual([])
  }
  expect(
    unknown(
      guides.flatMap(({ supplies }) => supplies.map((path) => `products/${path}`)),
      categoryPaths,
    ),
  ).toEqual([])
  expect(
    unknown(
      posts.map(({ topic }) => `topics/${topic}`),
      categoryPaths,
    ),
  ).toEqual([])
  const dates = [...posts.map(({ publishedAt }) => publishedAt), ...projects.map(({ startedAt }) => startedAt)]
  expect(dates.filter((date) => Number.isNaN(Date.parse(date)))).toEqual([])
})

test('guides have stages, each range in order, and a difficulty from 1 to 5', () => {
  for (const { slug, stages, difficulty } of guides) {
    expect(stages.length, slug).toBeGreaterThan(1)
    expect([1, 2, 3, 4, 5], slug).toContain(difficulty)
    for (const { temperatureC, humidityPct, days } of stages) {
      expect([temperatureC, humidityPct, days].every(isRange), slug).toBe(true)
    }
  }
})

test('BLK-09 recipes have durations that add up, ingredients of known species, and steps in each section', () => {
  const minutes = (iso: string): number => {
    const [, hours = '0', rest = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(iso) ?? []
    return Number(hours) * 60 + Number(rest)
  }
  for (const { slug, prepTime, cookTime, totalTime, ingredients, sections } of recipes) {
    expect(minutes(totalTime), slug).toBe(minutes(prepTime) + minutes(cookTime))
    expect(
      unknown(
        ingredients.flatMap(({ speciesSlug }) => speciesSlug ?? []),
        speciesSlugs,
      ),
      slug,
    ).toEqual([])
    expect(
      sections.every(({ steps }) => steps.length > 0),
      slug,
    ).toBe(true)
  }
})
