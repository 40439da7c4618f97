import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { noteFallbacks } from '@/cms/fallbacks'
import type { Media, Vendor } from '@/payload-types'
import { article } from './article'
import { JsonLd, serialize } from './json-ld'
import { product, type OfferFacts, type ProductFacts } from './product'
import { publishedRating } from './rating'
import { publisherOf } from './site'
import { vendorData } from './vendor'

const hostile = '</script><script>alert(1)</script>\u2028&<!--'

describe('T-1M SEO-01 structured data', () => {
  test('hostile strings are escaped, and parse back unchanged', () => {
    const html = renderToStaticMarkup(<JsonLd things={[{ '@type': 'Thing', name: hostile }]} />)
    expect(html.match(/<\/?script/g)).toHaveLength(2)
    expect(html).not.toMatch(/[\u2028\u2029]|<!--/)
    expect(JSON.parse(serialize([{ '@type': 'Thing', name: hostile }]))).toMatchObject({
      '@graph': [{ name: hostile }],
    })
  })

  test('D-04 an unrated item has no aggregateRating', () => {
    expect(publishedRating({ averageRating: 5, reviewCount: 0 })).toEqual({})
    expect(publishedRating({ averageRating: null, reviewCount: null })).toEqual({})
    expect(publishedRating({ averageRating: 4.25, reviewCount: 4 })).toMatchObject({
      aggregateRating: { ratingValue: 4.3, reviewCount: 4, bestRating: 5 },
    })
  })
})

test('SEO-01 DAT-08 an affiliate’s data has its mail and website, and no phone, address or social media', () => {
  const vendor = {
    vendorType: 'affiliate',
    email: 'desk@a.example',
    website: 'https://a.example',
    phone: '+1 555 0100',
    address: { city: 'Hiddenville' },
    socialMedia: { platform: [{ name: 'social', url: 'https://social.example' }] },
  } as unknown as Vendor
  const data = vendorData(vendor, { locale: 'en', path: '/mushrooms/vendor/a', name: 'A' })
  expect(data).toMatchObject({ '@type': 'Organization', email: 'desk@a.example', sameAs: ['https://a.example'] })
  expect(JSON.stringify(data)).not.toMatch(/555|Hiddenville|social\.example/)
})

describe('SEO-01 D-21 the language of a page', () => {
  const written = { title: 'Spores', createdAt: '2026-01-01', updatedAt: '2026-01-01' }
  const place = { locale: 'es', path: '/posts/spores', publisher: publisherOf('Sporeprint') } as const

  test('is the fallback’s locale where the title is not translated', () => {
    const borrowed = { ...written }
    noteFallbacks(borrowed, [
      { locale: 'es', doc: { ...written, title: null } },
      { locale: 'en', doc: written },
    ])
    expect(article(borrowed, place)).toMatchObject({ inLanguage: 'en-US' })
  })

  test('is the page’s locale where the title is translated', () => {
    expect(article({ ...written }, place)).toMatchObject({ inLanguage: 'es' })
  })
})

const offer = (over: Partial<OfferFacts> = {}): OfferFacts => ({
  variant: null,
  name: 'Kit',
  sku: null,
  mpn: null,
  price: { value: '12.50', currency: 'USD' },
  shipping: { value: '0.00', currency: 'USD' },
  until: null,
  ...over,
})

const facts = (over: Partial<ProductFacts> = {}): ProductFacts => ({
  id: 7,
  title: 'Kit',
  description: null,
  images: [],
  sku: 'K-7',
  mpn: null,
  category: null,
  seller: null,
  inStock: true,
  isNew: true,
  measures: { weight: { value: 40, unitCode: 'ONZ' }, width: { value: 6, unitCode: 'INH' } },
  rating: null,
  offers: [offer()],
  variesBy: [],
  terms: {
    shipsTo: ['US'],
    notTo: [],
    handlingDays: [0, 1],
    transitDays: [1, 5],
    returnDays: 30,
    returnMethod: 'mail',
    returnFees: 'free',
    returnTo: null,
    returnCountry: 'US',
  },
  ...over,
})

const of = (over: Partial<ProductFacts> = {}) => product(facts(over), 'en', '/mushrooms/product/kit')

test('SEO-01 DAT-16 an article has its own picture and the one selected for sharing', () => {
  const [own, chosen] = ['own', 'chosen'].map((name) => ({ filename: `${name}.webp`, updatedAt: '' }) as Media)
  const written = { title: 'A', createdAt: '', updatedAt: '', image: own, meta: { image: chosen } }
  const place = { locale: 'en', path: '/posts/a', publisher: { '@id': '#o' } } as never
  expect(article(written, place).image).toEqual(
    ['own', 'chosen'].map((name) => expect.stringContaining(`/${name}.webp`) as unknown),
  )
})

describe('SEO-01 a product', () => {
  test('D-05 has an offer with its terms of shipping and return', () => {
    expect(of()).toMatchObject({
      '@type': 'Product',
      sku: 'K-7',
      weight: { value: 40, unitCode: 'ONZ' },
      width: { value: 6, unitCode: 'INH' },
      offers: {
        price: '12.50',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        hasMerchantReturnPolicy: {
          applicableCountry: 'US',
          merchantReturnDays: 30,
          returnMethod: 'https://schema.org/ReturnByMail',
          returnFees: 'https://schema.org/FreeReturn',
        },
        shippingDetails: {
          shippingRate: { value: '0.00', currency: 'USD' },
          deliveryTime: { handlingTime: { minValue: 0, maxValue: 1 }, transitTime: { minValue: 1, maxValue: 5 } },
        },
      },
    })
    expect(of()).not.toHaveProperty('aggregateRating')
  })

  test('SHP-01 lists where it does not ship, and no destination where it ships nowhere', () => {
    const { terms } = facts()
    const notTo = ['US-CA', 'US-FL', 'ES']
    const closed = [
      { addressCountry: 'US', addressRegion: ['CA', 'FL'] },
      { '@type': 'DefinedRegion', addressCountry: 'ES' },
    ]
    expect(of({ terms: { ...terms, notTo } })).toMatchObject({
      offers: {
        shippingDetails: [
          { shippingDestination: [{ addressCountry: 'US' }] },
          { doesNotShip: true, shippingDestination: closed },
        ],
      },
    })
    expect(of({ terms: { ...terms, shipsTo: [], notTo } })).toMatchObject({
      offers: { shippingDetails: { doesNotShip: true } },
    })
  })

  test('has a condition only where it is known to be new', () => {
    expect(of()).toMatchObject({ offers: { itemCondition: 'https://schema.org/NewCondition' } })
    expect(JSON.stringify(of({ isNew: false }))).not.toContain('itemCondition')
    const offers = ['a', 'b'].map((variant) => offer({ variant }))
    expect(JSON.stringify(of({ isNew: false, offers }))).not.toContain('itemCondition')
  })

  test('is marked as out of stock, and as not returnable', () => {
    const { terms } = facts()
    expect(of({ inStock: false, terms: { ...terms, returnMethod: 'none' } })).toMatchObject({
      offers: {
        availability: 'https://schema.org/OutOfStock',
        hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
      },
    })
  })

  test('PRD-02 has the price before the sale as strikethrough price', () => {
    const before = { value: '20.00', currency: 'USD' }
    const struck = {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: '20.00',
      priceCurrency: 'USD',
    }
    expect(of({ offers: [offer({ before })] })).toMatchObject({
      offers: { price: '12.50', priceSpecification: struck },
    })
    expect(JSON.stringify(of())).not.toContain('priceSpecification')
  })

  test('with variants is a ProductGroup with the lowest and highest price', () => {
    const offers = ['9.00', '100.00', '20.00'].map((value, at) =>
      offer({ variant: `v${at}`, name: `Kit, ${at}`, price: { value, currency: 'EUR' } }),
    )
    expect(of({ offers, variesBy: ['Size'] })).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'K-7',
      variesBy: ['Size'],
      offers: { lowPrice: '9.00', highPrice: '100.00', offerCount: 3, priceCurrency: 'EUR' },
      hasVariant: offers.map(({ name, price: { value } }) => ({ '@type': 'Product', name, offers: { price: value } })),
    })
  })
})
