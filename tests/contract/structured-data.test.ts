import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at, call } from '../setup/client'
import { cleanUp, makeOne, unique } from '../setup/fixtures'

type Thing = Record<string, unknown>

/** The things in a page's structured data. */
async function thingsOf(path: string): Promise<Thing[]> {
  const { status, text } = await call(path)
  expect([path, status]).toEqual([path, 200])
  return [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json]) => {
    const found = at(JSON.parse(String(json)), '@graph')
    return Array.isArray(found) ? (found as Thing[]) : []
  })
}

const pages = [
  ['/', 'WebSite', 'Organization'],
  ['/mushrooms', 'CollectionPage', 'BreadcrumbList'],
  ['/mushrooms/calendar', 'CollectionPage', 'BreadcrumbList'],
  ['/mushrooms/species', 'CollectionPage', 'BreadcrumbList'],
  ['/mushrooms/products/page/2', 'CollectionPage', 'BreadcrumbList'],
  ['/mushrooms/species/type/medicinal', 'CollectionPage', 'BreadcrumbList'],
  ['/mushrooms/species/chemistry/medicinal/beta-glucans', 'CollectionPage', 'BreadcrumbList'],
  ['/categories', 'CollectionPage', 'BreadcrumbList'],
  ['/categories/products/growing', 'CollectionPage', 'BreadcrumbList'],
  ['/mushrooms/boletus-edulis', 'Article', 'BreadcrumbList'],
  ['/mushrooms/amanita-muscaria', 'Article', 'BreadcrumbList'],
  ['/mushrooms/product/lions-mane-grow-kit', 'Product', 'BreadcrumbList'],
  ['/mushrooms/product/gill-study-shirt', 'ProductGroup', 'BreadcrumbList'],
  ['/mushrooms/product/cubensis-microscopy-syringe', 'Product', 'BreadcrumbList'],
  ['/mushrooms/vendor/hudson-valley-fungi', 'LocalBusiness', 'BreadcrumbList'],
  ['/mushrooms/vendor/spore-and-page', 'Organization', 'BreadcrumbList'],
  ['/mushrooms/growing-guide/shiitake-on-oak-logs', 'Article', 'BreadcrumbList'],
  ['/posts/reading-a-spore-print', 'Article', 'BreadcrumbList'],
  ['/recipes/porcini-risotto', 'Recipe', 'BreadcrumbList'],
  ['/projects/chanterelle-watch', 'Article', 'BreadcrumbList'],
  ['/about', 'WebPage', 'BreadcrumbList'],
  ['/poison', 'WebPage', 'BreadcrumbList'],
  ['/mushrooms/species/identify', 'WebPage', 'BreadcrumbList'],
  ['/mushrooms/species/compare', 'WebPage', 'BreadcrumbList'],
  ['/mushrooms/species/type/psychoactive/dosage-calculator', 'WebPage', 'BreadcrumbList'],
] as const

/** Drops `query-input`, a convention of search engines that schema.org does not define. */
const withoutConvention = (things: Thing[]): string =>
  JSON.stringify(things, (key, value: unknown) => (key === 'query-input' ? undefined : value))

/** Type errors of structured data against schema-dts, which is generated from schema.org's definitions. */
function objections(read: readonly (readonly [path: string, things: Thing[]])[]): string[] {
  const file = `${process.cwd()}/tests/contract/read-structured-data.ts`
  const source = [
    "import type { Graph } from 'schema-dts'",
    ...read.map(
      ([path, things], index) =>
        `/* ${path} */ export const page${index}: Graph = { '@context': 'https://schema.org', '@graph': ${withoutConvention(things)} }`,
    ),
  ].join('\n')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const own = host.getSourceFile.bind(host)
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : own(name, ...rest)
  const program = ts.createProgram([file], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

describe('SEO-01 structured data', () => {
  test.each(pages)('%s has exactly its types', async (path, ...types) => {
    expect((await thingsOf(path)).map((thing) => thing['@type'])).toEqual(types)
  })

  test('has only types and properties of schema.org, in English and Spanish', async () => {
    const paths = pages.flatMap(([path]) => [path, `/es${path === '/' ? '' : path}`])
    const read = await Promise.all(paths.map(async (path) => [path, await thingsOf(path)] as const))
    const found = objections([...read, ['/none', [{ '@type': 'Product', nonsense: 1 }]]])
    expect(found.filter((words) => !words.includes('nonsense'))).toEqual([])
    expect(found).toHaveLength(1)
  })

  test.each(pages.map(([path]) => path))('%s has an organization as its publisher, if it has one', async (path) => {
    const [thing] = await thingsOf(path)
    if (thing?.publisher === undefined) return
    expect(thing.publisher).toMatchObject({ '@type': 'Organization', name: expect.stringMatching(/./) as unknown })
  })

  test('an edible species has harmful look-alikes in its description, and a price of 0', async () => {
    const [article] = await thingsOf('/mushrooms/boletus-edulis')
    expect(at(article, 'about.description')).toMatch(/Look-alikes: .*\((toxic|deadly|suspect)/i)
    expect(at(article, 'offers.price')).toBe(0)
  })

  test('the description of a psychoactive species begins with that and its effects', async () => {
    const [article] = await thingsOf('/mushrooms/psilocybe-cubensis')
    expect(at(article, 'description')).toMatch(/^Psychoactive\. Panic, confusion, racing heart\. /)
    expect(at(article, 'about.description')).toBe(at(article, 'description'))
  })

  test('the description of a toxic species begins with that, and it has no offer', async () => {
    const [article] = await thingsOf('/mushrooms/amanita-muscaria')
    expect(at(article, 'description')).toMatch(/^Toxic\. /)
    expect(at(article, 'about.@type')).toBe('Taxon')
    expect(at(article, 'about.description')).toMatch(/^Toxic\. /)
    expect(at(article, 'about.parentTaxon.name')).toBe('Amanita')
    // Harmful species are never offered (SAF-04).
    expect(article).not.toHaveProperty('offers')
  })
})

describe('SEO-01 what search engines require of an offer', () => {
  const text = expect.any(String) as unknown
  const days = expect.any(Number) as unknown
  const shipping = {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: expect.stringMatching(/^\d+(\.\d+)?$/) as unknown,
      // The same as the price's, since search engines accept no other.
      currency: 'USD',
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: { minValue: days, maxValue: days, unitCode: 'DAY' },
      transitTime: { minValue: days, maxValue: days, unitCode: 'DAY' },
    },
  }
  const returns = (...countries: string[]) => ({
    '@type': 'MerchantReturnPolicy',
    // The countries to which it is sold.
    applicableCountry: countries,
    returnPolicyCategory: expect.stringMatching(/^https:\/\/schema\.org\/MerchantReturn/) as unknown,
  })
  const offer = (...countries: string[]) => ({
    '@type': 'Offer',
    price: expect.stringMatching(/^\d+\.\d{2}$/) as unknown,
    priceCurrency: 'USD',
    availability: expect.stringMatching(/^https:\/\/schema\.org\/(In|OutOf)Stock$/) as unknown,
    url: expect.stringMatching(/^https?:/) as unknown,
    shippingDetails: shipping,
    hasMerchantReturnPolicy: returns(...countries),
  })

  test('a product has price, stock, shipping and returns', async () => {
    const [product] = await thingsOf('/mushrooms/product/lions-mane-grow-kit')
    expect(product).toMatchObject({ name: text, description: text, offers: offer('US') })
  })

  test('a group has its price range, what it varies by, and an offer of each variant', async () => {
    const [group] = await thingsOf('/mushrooms/product/gill-study-shirt')
    expect(group).toMatchObject({
      productGroupID: text,
      variesBy: expect.arrayContaining([text]) as unknown,
      offers: { '@type': 'AggregateOffer', lowPrice: '32.00', highPrice: '36.00', offerCount: 8, priceCurrency: 'USD' },
    })
    const variants = at(group, 'hasVariant') as Thing[]
    expect(variants).toHaveLength(8)
    for (const variant of variants)
      expect(variant).toMatchObject({
        '@type': 'Product',
        name: text,
        sku: text,
        offers: offer('BR'),
      })
  })
})

describe('T-1M structured data of fields with hostile strings', () => {
  const hostile = (field: string): string => `${field} </script><script>alert(1)</script><!-- "'\u2028 end`
  const slug = unique('hostile')
  const title = hostile('title')
  afterAll(cleanUp)
  beforeAll(async () => {
    const key = { identifier: 'size', label: hostile('key'), options: [{ identifier: 'a', label: hostile('option') }] }
    const vendor = await makeOne('vendors', {
      slug,
      displayName: hostile('name'),
      businessName: hostile('business'),
      lead: hostile('vendor lead'),
      hours: hostile('hours'),
      phone: '</script><script>alert(1)</script>',
      address: { street: hostile('street'), city: hostile('city'), state: hostile('state'), country: 'US' },
      socialMedia: { platform: [{ name: '</script>', url: 'https://a.test/' }] },
    })
    const shared = {
      vendor,
      title,
      lead: hostile('lead'),
      meta: { title: hostile('meta'), description: hostile('description') },
      sku: hostile('sku'),
      mpn: hostile('mpn'),
      baseInventory: { unitPrice: 5, stock: 3, itemType: '</script>', baseUnit: '</script>', baseUnitQuantity: 2 },
    }
    await makeOne('products', { ...shared, slug: `${slug}-one` })
    await makeOne('products', {
      ...shared,
      slug: `${slug}-many`,
      enableVariants: true,
      sales: [{ active: true, salePrice: 3, saleLabel: '</script><script>alert(1)</script>' }],
      variants: {
        keys: [key],
        variants: [{ options: [{ key: 'size', option: 'a' }], pricing: { price: 4 }, sku: hostile('variant') }],
      },
    })
  })

  test.each([
    ['product', 'one', 'Product'],
    ['product', 'many', 'ProductGroup'],
    ['vendor', '', 'LocalBusiness'],
  ])('of a %s %s has the string as it is, and no script of it is in the page', async (kind, end, type) => {
    const path = `/mushrooms/${kind}/${[slug, end].filter(Boolean).join('-')}`
    const [thing, trail] = await thingsOf(path)
    expect(thing?.['@type']).toBe(type)
    expect(thing?.name).toMatch(kind === 'vendor' ? /^name <\/script>/ : /^title <\/script>/)
    expect(trail?.['@type']).toBe('BreadcrumbList')
    expect((await call(path)).text).not.toContain('<script>alert(1)')
  })

  test('has a hostile title as the product’s name', async () => {
    const [product] = await thingsOf(`/mushrooms/product/${slug}-one`)
    expect(product).toMatchObject({
      '@type': 'Product',
      name: title,
      offers: { availability: 'https://schema.org/InStock' },
    })
    expect(product).not.toHaveProperty('aggregateRating')
  })
})
