import { cut } from '@/core/cut'
import { classifieds, isWithin } from '@/platform/catalogue/kept-categories'
import type { Locale } from '@/core/locales'
import { documentPath } from '@/core/paths'
import {
  currencyOf,
  decimalText,
  destinationsOf,
  offersOf,
  shippingOf,
  termsOf,
  variantsOf,
  vendorName,
  vendorStatus,
} from '@/features/shop/model'
import type { Product, SiteSetting, Vendor } from '@/payload-types'
import { populated } from '@/platform/populated'
import { toPlainText } from '@/platform/rich-text/plain-text'
import { imagesOf } from '@/platform/seo/structured-data/article'
import type { OfferFacts, ProductFacts, VariantProperty } from '@/platform/seo/structured-data/product'

type Defaults = SiteSetting['structuredData']
type Terms = ReturnType<typeof termsOf>
type Money = Parameters<typeof decimalText>[0]

const gramsOfOunce = 28.349523125
const centimetresOfInch = 2.54

const rounded = (value: number): number => Math.round(value * 100) / 100

/** Weights are stored in ounces and sides in inches; the settings say in which unit they are told. */
function measuresOf({ shippingInfo }: Product, { weightUnit, dimensionUnit }: Defaults): ProductFacts['measures'] {
  const weight = shippingInfo?.weight
  const side = (value: number | null | undefined) =>
    !value
      ? null
      : dimensionUnit === 'cm'
        ? { value: rounded(value * centimetresOfInch), unitCode: 'CMT' }
        : { value, unitCode: 'INH' }
  const measures = {
    weight: !weight
      ? null
      : weightUnit === 'g'
        ? { value: rounded(weight * gramsOfOunce), unitCode: 'GRM' }
        : { value: weight, unitCode: 'ONZ' },
    width: side(shippingInfo?.width),
    height: side(shippingInfo?.height),
    depth: side(shippingInfo?.length),
  }
  return Object.fromEntries(Object.entries(measures).filter(([, measure]) => measure !== null))
}

/** The options of variants that schema.org has a property for. */
const properties: Readonly<Record<string, VariantProperty>> = { size: 'size', color: 'color', colour: 'color' }

const propertyOf = (key: string): VariantProperty | undefined =>
  Object.hasOwn(properties, key) ? properties[key] : undefined

/** Every offer of a product; one without any price has one at the price that the settings name for it (D-05). */
function offersIn(product: Product, terms: Terms, defaults: Defaults, now: Date): OfferFacts[] {
  const variants = new Map(variantsOf(product).map((variant) => [variant.id ?? null, variant]))
  const keys = product.variants?.keys ?? []
  // Options of two keys may have the same identifier, such as a size 1 and a pack of 1.
  const labelOf = ({ key, option }: { key: string; option: string }): string =>
    keys.find(({ identifier }) => identifier === key)?.options?.find(({ identifier }) => identifier === option)
      ?.label || option
  const offers = offersOf(product, now).map(({ variant, price, before, saleEnds }): OfferFacts => {
    const own = variants.get(variant)
    const chosen = own?.options ?? []
    const differs = chosen.flatMap((each) => {
      const property = propertyOf(each.key)
      return property ? [[property, labelOf(each)] as const] : []
    })
    return {
      variant,
      name: [product.title, ...chosen.map(labelOf)].join(', '),
      differs: Object.fromEntries(differs),
      image: imagesOf(own?.image)[0] ?? null,
      sku: own?.sku ?? null,
      mpn: own?.mpn ?? null,
      price: amountOf(price),
      before: before && amountOf(before),
      shipping: shippingAt(terms, price),
      until: saleEnds,
    }
  })
  if (offers.length > 0) return offers
  const currency = product.baseInventory?.currency || defaults.currency
  const price = { value: String(defaults.missingPrice), currency }
  const shipping = shippingAt(terms, { amount: 0, currency })
  const { title: name, sku = null, mpn = null } = product
  return [{ variant: null, name, sku, mpn, price, shipping, until: null }]
}

/**
 * The shipping of one piece; null where unknown, or in another currency than the price's, which search engines reject.
 * Free shipping is free in any currency: zero dollars in the settings also hold for a price in euros.
 */
function shippingAt(terms: Terms, price: Money): OfferFacts['shipping'] {
  const shipping = shippingOf(terms, price)
  if (!shipping) return null
  const { amount, currency } = shipping
  return amount === 0 || currency === price.currency ? amountOf({ amount, currency: price.currency }) : null
}

/** Classifieds do not say whether a thing was used; whatever else is sold is new. */
const isNew = ({ categories }: Product): boolean =>
  !populated(categories).some(({ path }) => isWithin(path, classifieds))

const vendorOf = ({ vendor }: Product): Vendor | null => (typeof vendor === 'object' ? (vendor ?? null) : null)

const amountOf = (money: Money) => ({ value: decimalText(money), currency: money.currency })

/** What structured data says of a product. */
export function productFacts(product: Product, defaults: Defaults, locale: Locale, now: Date): ProductFacts {
  const vendor = vendorOf(product)
  const terms = termsOf(product.terms, vendor?.terms, defaults, currencyOf(product))
  const { isEverywhere, to, not } = destinationsOf(product, vendor, now)
  const isOpen = vendorStatus(product.vendor, now).state !== 'closed'
  const pictures = (product.gallery ?? []).map(({ image }) => image)
  return {
    id: product.id,
    title: product.title,
    description: product.lead || product.meta?.description || cut(toPlainText(product.description), 1000) || null,
    images: imagesOf(...pictures, product.meta?.image),
    sku: product.sku ?? null,
    mpn: product.mpn ?? null,
    category: populated(product.categories)[0]?.title ?? null,
    seller: vendor ? { name: vendorName(vendor), path: documentPath('vendors', vendor.slug) } : null,
    inStock: isOpen && (product.baseInventory?.stock ?? 0) > 0,
    isNew: isNew(product),
    measures: measuresOf(product, defaults),
    rating: product.aggregateRating,
    offers: offersIn(product, terms, defaults, now),
    variesBy: (product.variants?.keys ?? []).map(({ identifier, label }) => {
      const property = propertyOf(identifier)
      return property ? `https://schema.org/${property}` : label || identifier
    }),
    terms: {
      ...terms,
      shipsTo: isEverywhere ? [defaults.shippingCountry].filter((country) => !not.includes(country)) : to,
      notTo: not,
      returnTo: isEverywhere || to.length === 0 ? null : to,
      returnCountry: defaults.returnCountry,
    },
  }
}
