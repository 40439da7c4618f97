import 'server-only'
import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import { langOf } from '@/cms/fallbacks'
import { publicGlobal } from '@/cms/public-find'
import { sql, type Statement } from '@/cms/sql'
import type { Locale } from '@/core/locales'
import { documentPath, localizedPath } from '@/core/paths'
import type { Product, Vendor } from '@/payload-types'
import { toPicture, type Picture } from '@/platform/media/picture'
import { placeName } from '@/platform/place/names'
import { dependsOnState, obstacle, type Place } from '../destinations/destinations'
import { shippingOf } from '../destinations/shipping'
import type { Money } from '../pricing/money'
import { currencyOf, offerOf, variantsOf } from '../pricing/price'
import { variantQuery } from '../products/choice'
import { termsOf, type SettingsTerms } from '../terms/terms'
import { vendorName } from '../vendors/model'
import { vendorStatus, type VendorStatus } from '../vendors/status'
import type { PurchaseBlock, Notice } from './model'

export type CartVendor = {
  readonly id: number
  readonly name: string
  readonly url: string
  readonly status: VendorStatus
}

/** A product or variant of a line item, with the product's current data. */
export type CartProduct = {
  readonly title: string
  /** The title's locale where it is not the page's, like `nameLang` and `valueLang` of the options (D-21). */
  readonly lang: string | undefined
  /** The labels of the chosen options. */
  readonly options: readonly {
    readonly name: string
    readonly nameLang: string | undefined
    readonly value: string
    readonly valueLang: string | undefined
  }[]
  readonly url: string
  readonly picture: Picture | null
  readonly vendor: CartVendor | null
  readonly price: Money | null
  /** The subtotal from which its shipping is free; null without such a rule. */
  readonly freeShippingFrom: Money | null
  readonly isAlwaysSentFree: boolean
  readonly hindrance: PurchaseBlock | null
  /** Asks the visitor for a state, where shipping depends on it; null otherwise. */
  readonly caution: Notice | null
}

/** The cache key of a product: when it and its vendor were last saved, and a value that follows its regulated goods. */
export type Stamp = {
  readonly product: number
  readonly productChanged: string | null
  readonly vendorChanged: string | null
  readonly goodsNamed: string | null
}

/**
 * SQL: a value that changes when regulated goods of the product `p` are added or removed. A new grade of its species
 * does that without a save of the product (graded-species.ts).
 */
export const goodsNamed: Statement = sql`(SELECT CAST(COUNT(*) AS TEXT) || ' ' || CAST(MAX(g.id) AS TEXT)
  FROM products_goods g WHERE g.parent_id = p.id)`

const keptMilliseconds = 5 * 60_000

/** Cached published products. A save of product or vendor makes a new key; a changed picture shows after the TTL. */
const known = new LRUCache<string, Product>({ max: 2000, ttl: keptMilliseconds })

const keyOf = ({ product, productChanged, vendorChanged, goodsNamed: goods }: Stamp, locale: Locale): string =>
  `${product} ${locale} ${productChanged ?? ''} ${vendorChanged ?? ''} ${goods ?? ''}`

/** The published products among the stamps, by product id. */
export async function readProducts(
  payload: Payload,
  stamps: readonly Stamp[],
  locale: Locale,
): Promise<ReadonlyMap<number, Product>> {
  const published = stamps.filter(({ productChanged }) => productChanged !== null)
  const missing = published.filter((stamp) => !known.has(keyOf(stamp, locale)))
  const fresh = new Map<number, Product>()
  if (missing.length > 0) {
    const { docs } = await payload.find({
      collection: 'products',
      where: { id: { in: [...new Set(missing.map(({ product }) => product))] } },
      locale,
      depth: 1,
      pagination: false,
      overrideAccess: false,
      draft: false,
      context: { withoutStats: true },
    })
    for (const doc of docs) fresh.set(doc.id, doc)
    for (const stamp of missing) {
      const doc = fresh.get(stamp.product)
      if (doc) known.set(keyOf(stamp, locale), doc)
    }
  }
  return new Map(
    published.flatMap((stamp) => {
      const doc = known.get(keyOf(stamp, locale)) ?? fresh.get(stamp.product)
      return doc ? [[stamp.product, doc] as const] : []
    }),
  )
}

type Variant = NonNullable<NonNullable<Product['variants']>['variants']>[number]

type Labelled = { label?: string | null; identifier?: string | null }

const titled = (entry: Labelled | undefined, fallback: string): string => entry?.label || entry?.identifier || fallback

function optionsOf(product: Product, variant: Variant | null): CartProduct['options'] {
  return (variant?.options ?? []).map(({ key, option }) => {
    const choice = product.variants?.keys?.find(({ identifier }) => identifier === key)
    const chosen = choice?.options?.find(({ identifier }) => identifier === option)
    return {
      name: titled(choice, key),
      nameLang: choice && langOf(choice, 'label'),
      value: titled(chosen, option),
      valueLang: chosen && langOf(chosen, 'label'),
    }
  })
}

/** The product's path, with the variant and its options as query where there is one (NAV-07). */
function variantUrl(product: Product, variant: Variant | null, locale: Locale): string {
  const path = localizedPath(locale, documentPath('products', product.slug))
  return variant?.id ? path + variantQuery(variant) : path
}

/** The variant of a line: null where product and line have none, undefined where the line's is not among them. */
export function variantOf(product: Product, id: string | null): Variant | null | undefined {
  const variants = variantsOf(product)
  if (variants.length === 0) return id === null ? null : undefined
  return variants.find((variant) => variant.id === id)
}

/** Why a product cannot be bought whatever its stock: vendor closed, or not sent to the visitor's place (D-30). */
function hindranceOf(product: Product, vendor: Vendor | null, context: CartContext): PurchaseBlock | null {
  const { place, locale, now } = context
  if (vendorStatus(product.vendor, now).state === 'closed') return { kind: 'vendorClosed' }
  const why = place && obstacle(shippingOf(product, vendor), place, now)
  if (!why) return null
  const reason = why.kind === 'ban' ? why.ban.reason[locale] : null
  return { kind: 'notSent', place: placeName(place.country, place.state, locale), reason }
}

function cautionOf(product: Product, vendor: Vendor | null, { place, now }: CartContext): Notice | null {
  return place && dependsOnState(shippingOf(product, vendor), place, now) ? { kind: 'dependsOnState' } : null
}

/** What a line depends on besides its product: the visitor's locale and place, the settings' terms, and the moment. */
export type CartContext = {
  readonly locale: Locale
  readonly place: Place | null
  readonly settings: SettingsTerms
  readonly now: Date
}

/** The context of the lines of a request. */
export async function cartContext(locale: Locale, place: Place | null): Promise<CartContext> {
  const { structuredData: settings } = await publicGlobal('site-settings', locale)
  return { locale, place, settings, now: new Date() }
}

/** The product data that a line keeps when its variant does not exist any more. */
export type CartOrigin = Pick<CartProduct, 'url' | 'picture' | 'vendor'>

export function originOf(product: Product, { locale, now }: Pick<CartContext, 'locale' | 'now'>): CartOrigin {
  const vendor = typeof product.vendor === 'object' ? product.vendor : null
  return {
    url: variantUrl(product, null, locale),
    picture: toPicture(product.gallery?.[0]?.image),
    vendor: vendor && vendorOf(vendor, locale, now),
  }
}

/** The product or variant of a line; null where the product has no such variant. */
export function cartProductOf(product: Product, variantId: string | null, context: CartContext): CartProduct | null {
  const { locale, settings, now } = context
  const variant = variantOf(product, variantId)
  if (variant === undefined) return null
  const vendor = typeof product.vendor === 'object' ? product.vendor : null
  const origin = originOf(product, context)
  const terms = termsOf(product.terms, vendor?.terms, settings, currencyOf(product))
  return {
    ...origin,
    title: product.title,
    lang: langOf(product, 'title'),
    options: optionsOf(product, variant),
    url: variantUrl(product, variant, locale),
    picture: toPicture(variant?.image) ?? origin.picture,
    price: offerOf(product, variantId, now)?.price ?? null,
    freeShippingFrom: terms.freeShippingFrom,
    isAlwaysSentFree: terms.shipping?.amount === 0,
    hindrance: hindranceOf(product, vendor, context),
    caution: cautionOf(product, vendor, context),
  }
}

const vendorOf = (vendor: Vendor, locale: Locale, now: Date): CartVendor => ({
  id: vendor.id,
  name: vendorName(vendor),
  url: localizedPath(locale, documentPath('vendors', vendor.slug)),
  status: vendorStatus(vendor, now),
})
