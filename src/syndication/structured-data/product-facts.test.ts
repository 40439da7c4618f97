import { describe, expect, test } from 'vitest'
import type { Category, Product, SiteSetting, Vendor } from '@/payload-types'
import { productFacts } from './product-facts'

const category = (path: string) => ({ id: 1, title: path, path, slug: path.split('/').at(-1) }) as Category

const isNew = (...categories: (Category | number)[]): boolean => {
  const product = { id: 7, title: 'Field microscope', slug: 'microscope', categories } as unknown as Product
  const defaults = { currency: 'USD', missingPrice: 0 } as SiteSetting['structuredData']
  return productFacts(product, defaults, 'en', new Date()).isNew
}

describe('SEO-01 the condition of a product', () => {
  test('is new in a shop', () => {
    expect(isNew(category('products/microscopy'))).toBe(true)
    expect(isNew()).toBe(true)
    expect(isNew(3)).toBe(true)
  })

  test('is unknown in the classifieds and below them', () => {
    expect(isNew(category('products/classifieds'))).toBe(false)
    expect(isNew(category('products/microscopy'), category('products/classifieds'))).toBe(false)
    expect(isNew(category('products/classifieds/microscopes'))).toBe(false)
  })
})

test('D-05 D-31 shipping is free from the vendor’s threshold on', () => {
  const priced = (price: number) => ({ id: `${price}`, pricing: { price } })
  const product = {
    id: 7,
    title: 'Grain',
    slug: 'grain',
    baseInventory: { currency: 'EUR' },
    enableVariants: true,
    variants: { variants: [priced(49.99), priced(50)] },
    vendor: { id: 1, name: 'Spawn', slug: 'spawn', terms: { shippingPrice: 7, freeShippingFrom: 50 } },
  } as unknown as Product
  const defaults = { currency: 'USD', missingPrice: 0 } as SiteSetting['structuredData']
  expect(productFacts(product, defaults, 'en', new Date()).offers.map(({ shipping }) => shipping)).toEqual([
    { value: '7.00', currency: 'EUR' },
    { value: '0.00', currency: 'EUR' },
  ])
  // Shipping in another currency than the price's is left out.
  const abroad = { ...product, baseInventory: { currency: 'USD', unitPrice: 9 }, enableVariants: false } as Product
  const vendor = {
    id: 1,
    name: 'Spawn',
    slug: 'spawn',
    terms: { shippingPrice: 7, currency: 'EUR' },
  } as unknown as Vendor
  expect(productFacts({ ...abroad, vendor }, defaults, 'en', new Date()).offers).toMatchObject([{ shipping: null }])
})

test('D-31 SEO-01 an offer below its vendor’s free shipping has no shipping rate where the vendor states no price', () => {
  const vendor = { id: 1, name: 'Spawn', slug: 'spawn', terms: { freeShippingFrom: 50 } } as unknown as Vendor
  const defaults = { currency: 'USD', missingPrice: 0, shippingPrice: 0 } as SiteSetting['structuredData']
  const rateAt = (unitPrice: number) => {
    const baseInventory = { currency: 'USD', unitPrice }
    const product = { id: 7, title: 'Grain', slug: 'grain', baseInventory, vendor } as Product
    return productFacts(product, defaults, 'en', new Date()).offers[0]?.shipping
  }
  expect(rateAt(49)).toBeNull()
  expect(rateAt(50)).toEqual({ value: '0.00', currency: 'USD' })
})

test.each(['EUR', 'JPY'])('D-05 free shipping in the settings is also free in %s', (currency) => {
  const product = { id: 7, title: 'Grain', slug: 'grain', baseInventory: { currency, unitPrice: 900 } } as Product
  const defaults = { currency: 'USD', missingPrice: 0, shippingPrice: 0 } as SiteSetting['structuredData']
  const [offer] = productFacts(product, defaults, 'en', new Date()).offers
  expect(Number(offer?.shipping?.value)).toBe(0)
  expect(offer?.shipping?.currency).toBe(currency)
})

test('SEO-01 PRD-02 an offer on sale has the price before', () => {
  const defaults = { currency: 'USD', missingPrice: 0 } as SiteSetting['structuredData']
  const product = {
    id: 7,
    title: 'Kit',
    slug: 'kit',
    baseInventory: { currency: 'EUR', unitPrice: 10, stock: 5 },
    sales: [{ active: true, salePrice: 8 }],
  } as unknown as Product
  expect(productFacts(product, defaults, 'en', new Date()).offers).toMatchObject([
    { price: { value: '8.00' }, before: { value: '10.00', currency: 'EUR' } },
  ])
})
