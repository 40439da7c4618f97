import type {
  AggregateOffer,
  DefinedRegion,
  MerchantReturnPolicy,
  Offer,
  OfferShippingDetails,
  Product,
  ProductGroup,
  UnitPriceSpecification,
} from 'schema-dts'
import type { Locale } from '@/core/locales'
import { pageUrl } from '../alternates'
import { publishedRating } from './rating'

/** A price as schema.org has it: `12.50` and a currency. */
type Amount = { readonly value: string; readonly currency: string }

type Days = readonly [min: number, max: number]

/** Return, shipping and handling terms of an offer: those of the nearest level that states them (D-31). */
type OfferTerms = {
  readonly shipsTo: readonly string[]
  /** Places where a law forbids shipping, by country or state: `ES`, `US-CA`. */
  readonly notTo: readonly string[]
  readonly handlingDays: Days
  readonly transitDays: Days
  readonly returnDays: number
  readonly returnMethod: 'mail' | 'store' | 'kiosk' | 'none'
  readonly returnFees: 'free' | 'customer'
  /** The countries that the vendor sells to, if stated; otherwise `returnCountry` of the settings counts. */
  readonly returnTo: readonly string[] | null
  readonly returnCountry: string
}

type Seller = { readonly name: string; readonly path: string }

/** The properties by which variants differ that schema.org has a name for. */
export type VariantProperty = 'size' | 'color'

export type OfferFacts = {
  readonly variant: string | null
  readonly name: string
  /** The variant's values of these properties. */
  readonly differs?: Readonly<Partial<Record<VariantProperty, string>>>
  /** Its own picture, which its page shows first; null where it has none. */
  readonly image?: string | null
  readonly sku: string | null
  readonly mpn: string | null
  readonly price: Amount
  /** The price before a sale; null where there is no sale. */
  readonly before?: Amount | null
  /** The cost of shipping a single unit; null where it is not in the price's currency. */
  readonly shipping: Amount | null
  readonly until: string | null
}

export type ProductFacts = {
  readonly id: number
  readonly title: string
  readonly description: string | null
  readonly images: readonly string[]
  readonly sku: string | null
  readonly mpn: string | null
  readonly category: string | null
  readonly seller: Seller | null
  readonly inStock: boolean
  /** False where the product may be used: then the condition is left out. */
  readonly isNew: boolean
  /** By property, with the code of their unit (UN/CEFACT). */
  readonly measures: Readonly<
    Partial<Record<'weight' | 'width' | 'height' | 'depth', { value: number; unitCode: string }>>
  >
  readonly rating: Parameters<typeof publishedRating>[0]
  readonly offers: readonly OfferFacts[]
  readonly variesBy: readonly string[]
  readonly terms: OfferTerms
}

const returnMethods = {
  mail: 'https://schema.org/ReturnByMail',
  store: 'https://schema.org/ReturnInStore',
  kiosk: 'https://schema.org/ReturnAtKiosk',
} as const

const returnFees = {
  free: 'https://schema.org/FreeReturn',
  customer: 'https://schema.org/ReturnFeesCustomerResponsibility',
} as const

function returnPolicy({
  returnTo,
  returnCountry,
  returnDays,
  returnMethod,
  returnFees: fees,
}: OfferTerms): MerchantReturnPolicy {
  const country = {
    '@type': 'MerchantReturnPolicy',
    // The return address of a vendor who states the countries is not known.
    ...(returnTo
      ? { applicableCountry: [...returnTo] }
      : { applicableCountry: returnCountry, returnPolicyCountry: returnCountry }),
  } as const
  if (returnMethod === 'none' || returnDays === 0)
    return { ...country, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
  return {
    ...country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: returnMethods[returnMethod],
    returnFees: returnFees[fees],
  }
}

const days = ([minValue, maxValue]: Days) =>
  ({ '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }) as const

/** One region per country, with its states together. */
function regionsOf(places: readonly string[]): DefinedRegion[] {
  const states = new Map<string, string[]>()
  for (const place of places) {
    const [country = '', state] = place.split('-')
    states.set(country, [...(states.get(country) ?? []), ...(state ? [state] : [])])
  }
  return [...states].map(([addressCountry, addressRegion]) => ({
    '@type': 'DefinedRegion',
    addressCountry,
    ...(addressRegion.length > 0 ? { addressRegion } : {}),
  }))
}

function shippingDetails(
  { shipsTo, notTo, handlingDays, transitDays }: OfferTerms,
  rate: Amount | null,
): OfferShippingDetails[] {
  const sent = (cost: Amount): OfferShippingDetails => ({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: cost.value as `${number}`, currency: cost.currency },
    shippingDestination: regionsOf(shipsTo),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(handlingDays),
      transitTime: days(transitDays),
    },
  })
  const kept: OfferShippingDetails = {
    '@type': 'OfferShippingDetails',
    doesNotShip: true,
    shippingDestination: regionsOf(notTo),
  }
  return [...(rate && shipsTo.length > 0 ? [sent(rate)] : []), ...(notTo.length > 0 ? [kept] : [])]
}

const availability = (inStock: boolean) =>
  inStock ? ('https://schema.org/InStock' as const) : ('https://schema.org/OutOfStock' as const)

const sellerOf = (seller: Seller | null, locale: Locale) =>
  seller
    ? { seller: { '@type': 'Organization', name: seller.name, url: pageUrl(locale, encodeURI(seller.path)) } as const }
    : {}

const addressOf = (url: string, { variant }: OfferFacts): string =>
  variant === null ? url : `${url}?variant=${encodeURIComponent(variant)}`

function shippingOf(terms: OfferTerms, rate: Amount | null) {
  const [only, ...others] = shippingDetails(terms, rate)
  if (!only) return {}
  return { shippingDetails: others.length > 0 ? [only, ...others] : only }
}

/** The price that is struck through beside a sale price. */
const struckPrice = ({ value, currency }: Amount): UnitPriceSpecification => ({
  '@type': 'UnitPriceSpecification',
  priceType: 'https://schema.org/StrikethroughPrice',
  price: value,
  priceCurrency: currency,
})

const offerOf = (product: ProductFacts, offer: OfferFacts, locale: Locale, url: string): Offer => ({
  '@type': 'Offer',
  url: addressOf(url, offer),
  price: offer.price.value as `${number}`,
  priceCurrency: offer.price.currency,
  ...(offer.before ? { priceSpecification: struckPrice(offer.before) } : {}),
  ...(offer.until ? { priceValidUntil: offer.until } : {}),
  availability: availability(product.inStock),
  ...(product.isNew ? { itemCondition: 'https://schema.org/NewCondition' } : {}),
  ...sellerOf(product.seller, locale),
  hasMerchantReturnPolicy: returnPolicy(product.terms),
  ...shippingOf(product.terms, offer.shipping),
})

function summedOffers(product: ProductFacts, url: string): AggregateOffer {
  const prices = product.offers.map(({ price }) => price.value).toSorted((a, b) => Number(a) - Number(b))
  return {
    '@type': 'AggregateOffer',
    url,
    lowPrice: prices[0] ?? '',
    highPrice: prices.at(-1) ?? '',
    priceCurrency: product.offers[0]?.price.currency ?? '',
    offerCount: product.offers.length,
    availability: availability(product.inStock),
  }
}

const pictured = (images: readonly string[]): { image?: string[] } => (images.length > 0 ? { image: [...images] } : {})

/** A product with its offers; one sold in variants is a ProductGroup. */
export function product(facts: ProductFacts, locale: Locale, path: string): Product | ProductGroup {
  const url = pageUrl(locale, encodeURI(path))
  const { id, title, description, images, sku, mpn, category, offers, variesBy, measures } = facts
  const described = {
    name: title,
    url,
    ...(description ? { description } : {}),
    ...pictured(images),
    ...(category ? { category } : {}),
    ...(facts.seller ? { brand: { '@type': 'Brand', name: facts.seller.name } as const } : {}),
  }
  const shared = {
    ...described,
    ...Object.fromEntries(
      Object.entries(measures).map(([name, measure]) => [name, { '@type': 'QuantitativeValue', ...measure }]),
    ),
  }
  const codes = (own: { readonly sku: string | null; readonly mpn: string | null }) => ({
    ...(own.sku ? { sku: own.sku } : {}),
    ...(own.mpn ? { mpn: own.mpn } : {}),
  })
  const [only] = offers
  if (offers.length === 1 && only && only.variant === null)
    return {
      '@type': 'Product',
      ...shared,
      ...codes({ sku, mpn }),
      ...publishedRating(facts.rating),
      offers: offerOf(facts, only, locale, url),
    }
  return {
    '@type': 'ProductGroup',
    ...shared,
    productGroupID: sku ?? String(id),
    ...publishedRating(facts.rating),
    ...(variesBy.length > 0 ? { variesBy: [...variesBy] } : {}),
    offers: summedOffers(facts, url),
    hasVariant: offers.map((offer) => ({
      '@type': 'Product',
      name: offer.name,
      ...offer.differs,
      ...pictured(offer.image ? [offer.image, ...images.filter((one) => one !== offer.image)] : images),
      ...(description ? { description } : {}),
      ...codes(offer),
      offers: offerOf(facts, offer, locale, url),
    })),
  }
}
