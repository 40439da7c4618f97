import { afterAll, describe, expect, test } from 'vitest'
import en from '@messages/en.json'
import es from '@messages/es.json'
import pt from '@messages/pt.json'
import { asAdmin, at, call, type ClientResponse } from '../setup/client'
import { expectRefusal, leaks } from '../setup/envelope'
import {
  callers,
  everyDocument,
  idsOf,
  inArchive,
  invented,
  languages,
  listed,
  lowestPrice,
  makeNamed,
  sorted,
  type Card,
  type Doc,
} from '../setup/catalogue'
import { change, cleanUp, make, makeOne } from '../setup/fixtures'

const messages = {
  en: { ...en.filterErrors, repeated: en.refusals.repeated },
  es: { ...es.filterErrors, repeated: es.refusals.repeated },
  pt: { ...pt.filterErrors, repeated: pt.refusals.repeated },
} as const
/** Retries, since other tests may change the catalogue meanwhile. */
const again = { retry: 4 }

afterAll(cleanUp)

const send = (search: string): Promise<ClientResponse> =>
  call(`/api/products/filter${search === '' ? '' : `?${search}`}`)

async function found(search: string): Promise<{ products: Card[]; filterInfo: unknown }> {
  const response = await send(search)
  expect(response.status, response.text.slice(0, 300)).toBe(200)
  expect(Object.keys(response.json).sort()).toEqual(['filterInfo', 'products'])
  return { products: response.json.products as Card[], filterInfo: response.json.filterInfo }
}

const idsFor = async (search: string): Promise<number[]> => sorted(idsOf((await found(search)).products))

describe('SPC-09 GET /api/products/filter', () => {
  test('without parameters returns every product and no filterInfo', again, async () => {
    const { products, filterInfo } = await found('')
    expect(filterInfo).toBeNull()
    expect(sorted(idsOf(products))).toEqual(sorted(idsOf(await everyDocument('products', 'depth=0'))))
    expect(idsOf(products)).toEqual(idsOf((await listed({ relationTo: 'products' })).cards))
  })

  test('NAV-04 with the id of a species returns its products and its name', again, async () => {
    const { json } = await call('/api/mushrooms?where[slug][equals]=pleurotus-ostreatus&depth=0')
    const id = Number(at(json, 'docs.0.id'))
    const { products, filterInfo } = await found(`species=${id}`)
    expect(filterInfo).toEqual({ type: 'species', name: at(json, 'docs.0.title'), parentCategory: null })
    const expected = (await everyDocument('products')).filter((doc) =>
      (doc.species as { id: number }[]).some((species) => species.id === id),
    )
    expect(expected.length).toBeGreaterThan(0)
    expect(sorted(idsOf(products))).toEqual(sorted(idsOf(expected)))
  })

  test('with an unknown species returns no products and no filterInfo', async () => {
    expect(await found('species=999999')).toEqual({ products: [], filterInfo: null })
  })

  test('with several species returns the products of any of them', again, async () => {
    const ids = await Promise.all(
      ['pleurotus-ostreatus', 'hericium-erinaceus'].map(async (slug) => {
        const { json } = await call(`/api/mushrooms?where[slug][equals]=${slug}&depth=0`)
        return Number(at(json, 'docs.0.id'))
      }),
    )
    const [first, second] = await Promise.all(ids.map((id) => idsFor(`species=${id}`)))
    expect([first, second].map((one) => (one ?? []).length > 0)).toEqual([true, true])
    const both = await idsFor(`species=${ids.join(',')}`)
    expect(both).toEqual(sorted([...new Set([...(first ?? []), ...(second ?? [])])]))
    expect(await idsFor(`species=${ids.join('%2C')}`)).toEqual(both)
  })

  test('FLT-13 with a category returns its name and its parent’s', again, async () => {
    const { products, filterInfo } = await found('mushroom=honey')
    expect(filterInfo).toEqual({ type: 'category', name: 'Honey', parentCategory: 'Edibles' })
    expect(products.length).toBeGreaterThan(0)
    expect((await found('mushroom=foraged')).filterInfo).toEqual({
      type: 'category',
      name: 'Foraged',
      parentCategory: 'Mushroom',
    })
  })

  test('ARC-07 with a category that has children returns its own name', async () => {
    expect((await found('mushroom=edibles')).filterInfo).toEqual({
      type: 'category',
      name: 'Edibles',
      parentCategory: 'Mushroom',
    })
  })

  test.each([
    ['classifieds', 'Classifieds'],
    ['mushroom', 'Mushroom'],
  ])('ARC-07 with a top group (%s) returns its name and no parent', async (key, name) => {
    expect((await found(`${key}=${key}`)).filterInfo).toEqual({ type: 'category', name, parentCategory: null })
  })

  test('with several parameters returns what matches all of them, in any order', again, async () => {
    const [edibles, stocked, cheap] = await Promise.all([
      idsFor('mushroom=edibles'),
      idsFor('availability=in-stock'),
      idsFor('price=-20'),
    ])
    const all = await idsFor('mushroom=edibles&availability=in-stock&price=-20')
    expect(all).toEqual(edibles.filter((id) => stocked.includes(id) && cheap.includes(id)))
    expect(await idsFor('price=-20&locale=pt&availability=in-stock&mushroom=edibles')).toEqual(all)
    const wanted = (await everyDocument('products')).filter((doc) => (lowestPrice(doc) ?? Infinity) <= 20)
    expect(cheap).toEqual(sorted(idsOf(wanted)))
    expect(await idsFor('mushroom=gummies,honey')).toEqual(
      sorted([...(await idsFor('mushroom=gummies')), ...(await idsFor('mushroom=honey'))]),
    )
  })

  test('returns what POST /api/filter returns', again, async () => {
    const activeFilters = { quality: ['vegan', 'organic'], rating: ['4-'] }
    const { cards } = await listed({ relationTo: 'products', activeFilters, locale: 'es' })
    expect((await found('quality=vegan,organic&rating=4-&locale=es')).products).toEqual(cards)
  })

  test('FLT-09 near a place returns what POST /api/filter returns, with distances', again, async () => {
    const word = invented()
    const place = { lat: -50.1, lng: 74.2 }
    const location = { latitude: place.lat, longitude: place.lng }
    const vendor = await makeNamed('vendors', word, { slug: word, location })
    await makeNamed('products', word, { vendor })
    const { products } = await found(`nearMe=true&lat=${place.lat}&lng=${place.lng}`)
    expect(products.map(({ title }) => title)).toContain(word)
    expect(products.filter(({ distance }) => distance === null)).toEqual([])
    const near = await listed({ relationTo: 'products', activeFilters: { nearMe: 'true' }, location: place })
    expect(products).toEqual(near.cards)
    // Coordinates alone filter nothing without the switch.
    const all = await idsFor('')
    expect(await idsFor(`lat=${place.lat}&lng=${place.lng}`)).toEqual(all)
    expect(products.length).toBeLessThan(all.length)
  })

  test('T-1C filters and counts by a vendor’s slug of more than 60 characters; one of 65 is rejected', async () => {
    const word = invented()
    const displayName = `${word} ${'of the long valley '.repeat(5)}`.trim()
    const vendor = await make('vendors', { displayName, vendorType: 'grower', _status: 'published' })
    const slug = String((await call(`/api/vendors/${vendor}?depth=0`)).json.slug)
    expect(slug.startsWith(`${word}-of-the-long-valley`)).toBe(true)
    expect(slug.length).toBeGreaterThan(60)
    await makeNamed('products', word, { vendor })
    const { json } = await send(`vendor=${slug}&facets=true`)
    expect((json.products as Card[]).map(({ title }) => title)).toEqual([word])
    expect(at(json, `facets.vendor.${slug}`)).toBe(1)
    const long = { displayName: word, slug: 'x'.repeat(65), vendorType: 'grower', _status: 'published' }
    expectRefusal(await call('/api/vendors', { body: long, token: await asAdmin() }), 400)
  })

  test.each([
    'utm_source=letter',
    'variant=12',
    'page=abc',
    'sort=hash',
    'limit=0',
    'depth=99',
    'where[_status][equals]=draft',
    'hash[like]=%25',
    'supplierCost=1',
    'main_flavor=nutty',
    'draft=true',
    'lat=1&lng=2',
    'x=1&x=2',
    '=1',
    '%00=1',
  ])('ignores a parameter that it does not know: %s', again, async (search) => {
    expect(await idsFor(`mushroom=honey&${search}`)).toEqual(await idsFor('mushroom=honey'))
  })

  test('T-1A rejects a name in brackets, which Payload would read without them', async () => {
    expect((await call('/api/products/filter?[species]=1')).status).toBe(400)
  })

  test.each(['species=', 'mushroom=&price=', 'mushroom=,,'])(
    'ignores an empty parameter: %s',
    again,
    async (search) => {
      expect((await idsFor(search)).length).toBe((await idsFor('')).length)
    },
  )

  test('with a value that no product has returns an empty list and no filterInfo', async () => {
    for (const search of ['species=999999', 'mushroom=none-such', 'vendor=none-such', 'price=5000000-'])
      expect(await found(search)).toEqual({ products: [], filterInfo: null })
  })
})

describe('I18-01 GET /api/products/filter returns names and addresses in the locale', () => {
  test.each(languages)('%s', again, async (locale) => {
    const { json } = await call(`/api/mushrooms?where[slug][equals]=lentinula-edodes&depth=0&locale=${locale}`)
    const { products, filterInfo } = await found(`species=${String(at(json, 'docs.0.id'))}&locale=${locale}`)
    expect(filterInfo).toEqual({ type: 'species', name: at(json, 'docs.0.title'), parentCategory: null })
    expect(products.length).toBeGreaterThan(0)
    const prefix = locale === 'en' ? '' : `/${locale}`
    for (const { href } of products) expect(href.startsWith(`${prefix}/mushrooms/product/`)).toBe(true)
    const honey = await call(
      `/api/categories?where[path][equals]=products/mushroom/edibles/honey&depth=1&locale=${locale}`,
    )
    expect((await found(`mushroom=honey&locale=${locale}`)).filterInfo).toEqual({
      type: 'category',
      name: at(honey.json, 'docs.0.title'),
      parentCategory: at(honey.json, 'docs.0.parent.title'),
    })
  })
})

describe('API-03 GET /api/products/filter refuses', () => {
  test.each([
    ['species[not_equals]=0', 'badRequest'],
    ['species[]=1', 'badRequest'],
    ['species%5Bin%5D=1', 'badRequest'],
    ['mushroom[like]=%25', 'badRequest'],
    ['price[greater_than]=1', 'badRequest'],
    ['locale[]=es', 'badRequest'],
    ['species=1&species=2', 'repeated'],
    ['mushroom=honey&mushroom=honey', 'repeated'],
    ['locale=en&locale=en', 'repeated'],
    ['facets=true&facets=false', 'repeated'],
    ['species=abc', 'badRequest'],
    ['species=0', 'badRequest'],
    ['species=-1', 'badRequest'],
    ['species=1.5', 'badRequest'],
    ['species=1e3', 'badRequest'],
    ['species=1,abc', 'badRequest'],
    ['species=99999999999999999999', 'badRequest'],
    [`mushroom=${'x'.repeat(65)}`, 'badRequest'],
    [`mushroom=${Array.from({ length: 21 }, (_, index) => `v${index}`).join(',')}`, 'badRequest'],
    ['price=abc', 'badSelection'],
    ['price=1-2,3-4', 'badSelection'],
    ['rating=4', 'badSelection'],
    ['rating=abc', 'badSelection'],
    ['nearMe=false', 'badSelection'],
    ['nearMe=true', 'placeNeeded'],
    ['nearMe=true&lat=38.7', 'placeNeeded'],
    ['nearMe=true&lat=38.7&lng=', 'placeNeeded'],
    ['nearMe=true&lat=38.7&lng=west', 'placeNeeded'],
    ['nearMe=true&lat=90.1&lng=0', 'placeNeeded'],
    ['nearMe=true&lat=1&lat=2&lng=3', 'repeated'],
    ['nearMe=true&lat[]=1&lng=3', 'badRequest'],
  ] as const)('%s', async (search, key) => {
    for (const locale of languages) {
      const response = await send(search.startsWith('locale') ? search : `${search}&locale=${locale}`)
      const message = messages[search.startsWith('locale') ? 'en' : locale][key]
      expectRefusal(response, 400)
      expect({ error: response.json.error, message: response.json.message }).toEqual({ error: message, message })
      expect(response.json).not.toHaveProperty('products')
    }
  })

  test.each(callers)(
    'I18-01 without a locale, with messages in the language of %s',
    async (_whose, headers, locale) => {
      for (const [search, key] of [
        ['price=abc', 'badSelection'],
        ['species=abc', 'badRequest'],
        ['nearMe=true', 'placeNeeded'],
        ['locale=xx', 'badRequest'],
      ] as const) {
        const response = await call(`/api/products/filter?${search}`, { headers })
        expectRefusal(response, 400)
        expect(response.json.error).toBe(messages[locale][key])
      }
    },
  )

  test.each(['xx', 'all', 'EN', ''])('the unknown locale %j', async (locale) => {
    const response = await send(`locale=${locale}`)
    expectRefusal(response, 400)
    expect(response.json.error).toBe(messages.en.badRequest)
  })

  test.each([
    ['__proto__[x]=1', 400],
    ['__proto__=1', 200],
    ['constructor[prototype][x]=1', 400],
    ['species[__proto__]=1', 400],
    ['where={', 400],
    ['%E0%A4%A=1', 200],
  ])('or ignores, without an error of the server, %s', async (search, expected) => {
    const { status, text } = await send(search)
    expect(status).toBe(expected)
    expect(text).not.toMatch(leaks)
    expect((await send('mushroom=honey')).status).toBe(200)
  })
})

describe('FLT-12 FLT-13 counts for the filters of a species page', () => {
  test('are in the response if requested, those of each section without its own selection', again, async () => {
    const { json } = await call('/api/mushrooms?where[slug][equals]=pleurotus-ostreatus&depth=0')
    const species = Number(at(json, 'docs.0.id'))
    const requested = (await send(`species=${species}&facets=true`)).json
    const products = requested.products as Card[]
    const vendors = at(requested, 'facets.vendor') as Record<string, number>
    const sold = (await everyDocument('products')).filter(({ species: of }) =>
      idsOf((of ?? []) as Doc[]).includes(species),
    )
    const ofListed = sold.filter(({ vendor }) => inArchive('vendors', (vendor ?? {}) as Doc))
    expect(products).toHaveLength(sold.length)
    expect(Object.values(vendors).reduce((sum, count) => sum + count, 0)).toBe(ofListed.length)
    const [first, count] = Object.entries(vendors)[0] ?? ['', 0]
    const narrowed = (await send(`species=${species}&vendor=${first}&facets=true`)).json
    expect(narrowed.products).toHaveLength(count)
    expect(at(narrowed, 'facets.vendor')).toEqual(vendors)
    for (const other of ['', '&facets=1', '&facets=']) {
      expect(Object.keys((await send(`species=${species}${other}`)).json).sort()).toEqual(['filterInfo', 'products'])
    }
  })
})

describe('ACL-01 GET /api/products/filter', () => {
  test('returns no draft and no name of a draft species', async () => {
    const word = invented()
    const species = await makeOne('mushrooms', { title: `${word} species` })
    const product = await makeNamed('products', word, { species: [species] })
    const mine = async () => (await found(`species=${species}`)).products.map(({ title }) => title)
    expect(await mine()).toEqual([word])
    await change('products', product, { _status: 'draft' })
    expect(await mine()).toEqual([])
    await change('products', product, { _status: 'published' })
    expect(await mine()).toEqual([word])
    await change('mushrooms', species, { _status: 'draft' })
    const response = await send(`species=${species}`)
    expect(response.status).toBe(200)
    expect(response.text).not.toContain(word)
  })

  test('returns no name of a draft vendor', async () => {
    const [word, secret] = [invented(), invented()]
    const vendor = await make('vendors', { displayName: secret, slug: secret, vendorType: 'grower', _status: 'draft' })
    await makeNamed('products', word, { vendor })
    const response = await send('')
    expect(response.text).toContain(word)
    expect(response.text).not.toContain(secret)
  })
})
