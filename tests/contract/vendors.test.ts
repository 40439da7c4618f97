import { afterAll, describe, expect, test } from 'vitest'
import en from '@messages/en.json'
import es from '@messages/es.json'
import pt from '@messages/pt.json'
import { asAdmin, at, call } from '../setup/client'
import { expectRefusal } from '../setup/envelope'
import { change, cleanUp, makeOne, unique } from '../setup/fixtures'

afterAll(cleanUp)

const languages = [
  ['', en],
  ['/es', es],
  ['/pt', pt],
] as const

const cardsIn = (html: string): number => html.match(/href="(?:\/..)?\/mushrooms\/product\//g)?.length ?? 0

describe('DAT-08 NAV-08 an affiliate', () => {
  const slug = unique('t-affiliate')
  const told = {
    phone: '+1 555 0100',
    address: {
      street: '12 Veiled Lane',
      city: 'Hiddenville',
      state: 'Secretshire',
      postalCode: '98765-X',
      country: 'US',
    },
    location: { latitude: 40.123456, longitude: -75.654321 },
    socialMedia: { platform: [{ name: 'social', url: 'https://social.example/hidden' }] },
  }
  const untold = /555 ?0100|Veiled Lane|Hiddenville|Secretshire|98765-X|social\.example|40\.123456|75\.654321/

  test('has no telephone, address, place or social media in any response', async () => {
    const id = await makeOne('vendors', { ...told, slug, vendorType: 'affiliate' })
    const product = await makeOne('products', { vendor: id, slug: `${slug}-product` })
    const near = { activeFilters: { nearMe: 'true' }, location: { lat: 40.123456, lng: -75.654321 }, limit: 100 }
    const responses = await Promise.all([
      call(`/api/vendors/${id}`),
      call(`/api/vendors/${id}?depth=2&locale=all&draft=true`),
      call(`/api/vendors/${id}?select[phone]=true&select[address]=true&select[socialMedia]=true`),
      call(`/api/vendors?where[id][equals]=${id}&select[phone]=true`),
      call(`/api/products/${product}?depth=2`),
      call(`/api/products/${product}?depth=2&populate[vendors][phone]=true&populate[vendors][address]=true`),
      call(`/api/products?where[id][equals]=${product}&depth=2`),
      call('/api/paginatedCollectionOverride', { body: { collection: 'vendors', limit: 100, depth: 1 } }),
      call('/api/paginatedCollectionOverride', {
        body: { collection: 'products', limit: 100, depth: 2, sort: '-createdAt' },
      }),
      call('/api/filter', { body: { relationTo: 'vendors', activeFilters: {}, limit: 100 } }),
      call('/api/filter', { body: { relationTo: 'products', activeFilters: {}, vendor: id } }),
      call('/api/cart/items', { body: { product } }),
      ...languages.flatMap(([prefix]) => [
        call(`${prefix}/mushrooms/vendor/${slug}`),
        call(`${prefix}/mushrooms/vendor/${slug}?page=1`),
        call(`${prefix}/mushrooms/product/${slug}-product`),
        call(`${prefix}/search?q=${slug}`),
      ]),
      call(`/api/search?q=${slug}`),
      call('/llms.txt'),
      call('/mushrooms/products/feed.json'),
    ])
    for (const { text, status } of responses) {
      expect(status).toBe(200)
      expect(text).not.toMatch(untold)
    }
    expect(responses[10].json.totalDocs ?? at(responses[10].json, 'data.products.length')).toBe(1)
    for (const relationTo of ['vendors', 'products']) {
      const found = await call('/api/filter', { body: { relationTo, ...near } })
      expect(found.status).toBe(200)
      expect(found.text).not.toContain(slug)
    }
    expectRefusal(await call('/api/vendors?where[phone][like]=555'), 400)
    expectRefusal(await call('/api/vendors?where[address.city][equals]=Hiddenville'), 400)
    const own = await call(`/api/vendors/${id}`, { token: await asAdmin() })
    expect(at(own.json, 'address.city')).toBe('Hiddenville')
  })
})

describe('NAV-08 a store', () => {
  test.each(['grower', 'wholesale', 'dropshipping', 'affiliate', 'other', null])(
    'of the type %j has its page, with its products, in every language',
    async (vendorType) => {
      const slug = unique('t-store')
      const names = { displayName: `Shown ${slug}`, businessName: `Business ${slug}` }
      const id = await makeOne('vendors', { ...names, slug, vendorType })
      await makeOne('products', { vendor: id })
      const isSupplier = ['wholesale', 'dropshipping', 'affiliate'].includes(String(vendorType))
      for (const [prefix] of languages) {
        const { status, text } = await call(`${prefix}/mushrooms/vendor/${slug}`)
        expect(status).toBe(200)
        expect(text).toContain(`${isSupplier ? names.businessName : names.displayName}</h1>`)
        expect(cardsIn(text)).toBeGreaterThan(0)
        const shown = text.replace(/<script\b.*?<\/script>/gs, '')
        expect(shown.includes(isSupplier ? names.displayName : names.businessName)).toBe(false)
      }
      const { text } = await call(`/like?item=vendors:${id}`)
      expect(text).toContain(isSupplier ? names.businessName : names.displayName)
      if (!isSupplier) return
      const found = await call('/api/filter', {
        body: { relationTo: 'products', activeFilters: { vendor: [slug] }, facets: true },
      })
      expect(JSON.stringify(found.json)).toContain(names.businessName)
      expect(JSON.stringify(found.json)).not.toContain(names.displayName)
    },
  )

  test('D-30 says whether it is open, away or closed', async () => {
    const slug = unique('t-state')
    const id = await makeOne('vendors', { slug })
    const page = async (prefix: string) => (await call(`${prefix}/mushrooms/vendor/${slug}`)).text
    for (const [prefix, { vendor }] of languages) expect(await page(prefix)).toContain(vendor.open)
    await change('vendors', id, { status: 'away', awayUntil: '2126-03-05T00:00:00.000Z' })
    expect(await page('')).toContain(en.vendor.awayUntil.replace('{date}', 'Mar 05, 2126'))
    await change('vendors', id, { status: 'closed' })
    for (const [prefix, { vendor }] of languages) expect(await page(prefix)).toContain(vendor.closed)
  })

  test('lists its products twenty a page, filtered by its query, without scripts', async () => {
    const slug = unique('t-shelf')
    const id = await makeOne('vendors', { slug, vendorType: 'other' })
    for (let n = 0; n < 23; n += 1)
      await makeOne('products', {
        vendor: id,
        ...(n < 21 ? { productQualityDesignations: [{ designation: 'organic' }] } : {}),
      })
    const cards = async (query: string): Promise<string[]> => {
      const { status, text } = await call(`/mushrooms/vendor/${slug}${query}`)
      expect(status).toBe(200)
      return [...text.matchAll(/href="\/mushrooms\/product\/([\w-]+)"/g)].flatMap(([, one]) => one ?? [])
    }
    const pages = [new Set(await cards('')), new Set(await cards('?page=2'))]
    expect(pages.map(({ size }) => size)).toEqual([20, 3])
    expect(new Set(pages.flatMap((page) => [...page])).size).toBe(23)
    expect(new Set(await cards('?page=2&quality=organic')).size).toBe(1)
    expect(new Set(await cards('?page=1&quality=organic')).size).toBe(20)
    // A page number beyond the last page shows the last page.
    expect(new Set(await cards('?page=99')).size).toBe(3)
    const { text } = await call(`/mushrooms/vendor/${slug}?page=1&quality=organic`)
    expect(text).toContain(`aria-label="${en.categories.trail}"`)
    expect(text).toContain(`href="/mushrooms/vendor/${slug}?quality=organic&amp;page=2"`)
    expect(text).toMatch(/<noscript>.*<input type="checkbox" name="quality" checked="" value="organic"\/>/s)
  })
})

describe('NAV-08 POST /api/filter with a vendor', () => {
  test('returns pages of its products, with counts', async () => {
    const id = await makeOne('vendors', { vendorType: 'other' })
    const product = await makeOne('products', { vendor: id })
    const response = await call('/api/filter', {
      body: { relationTo: 'products', activeFilters: {}, page: 1, vendor: id },
    })
    expect(response.status).toBe(200)
    expect(response.json.totalDocs).toBe(1)
    expect(at(response.json, 'data.products.0.id')).toBe(product)
  })

  test.each([0, -1, 1.5, '1', null, 2 ** 31, [1]])('%j is rejected as a vendor', async (vendor) => {
    expectRefusal(await call('/api/filter', { body: { relationTo: 'products', activeFilters: {}, vendor } }), 400)
  })

  test('rejects another collection than products', async () => {
    expectRefusal(await call('/api/filter', { body: { relationTo: 'posts', activeFilters: {}, vendor: 1 } }), 400)
  })
})
