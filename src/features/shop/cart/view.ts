import 'server-only'
import type { Payload } from 'payload'
import type { Locale } from '@/core/locales'
import { formatDay } from '@/platform/i18n/format'
import { translatorOf } from '@/platform/i18n/translator'
import type { Picture } from '@/platform/media/picture'
import type { Money } from '../pricing/money'
import { moneyText } from '../pricing/view'
import { missingTo } from '../terms/terms'
import {
  cartProductOf,
  originOf,
  readProducts,
  type CartContext,
  type CartOrigin,
  type CartProduct,
  type CartVendor,
} from './cart-product'
import { allocateStock, grandTotals, lineState, subtotals, type Notice, type Subtotal } from './model'
import { noticeText } from './notices'
import { readLines, touch, type StoredLine } from './store'
import type { Shopper } from './visitor'

type MoneyView = Money & { readonly text: string }
type NoticeView = Notice & { readonly message: string }

export type CartItem = {
  /** The variant's id, else the product's (CRT-01). */
  readonly id: string | number
  readonly product: number
  readonly variant: string | null
  readonly quantity: number
  /** The largest quantity that the stock allows; 0 where it cannot be bought. */
  readonly max: number
  readonly url: string | null
  readonly title: string
  /** The title's locale, where it is not the page's (D-21). */
  readonly lang: CartProduct['lang']
  readonly options: CartProduct['options']
  readonly picture: Pick<Picture, 'src' | 'srcSet' | 'width' | 'height' | 'alt'> | null
  readonly vendor: number | null
  readonly unitPrice: MoneyView | null
  readonly linePrice: MoneyView | null
  readonly notices: readonly NoticeView[]
}

/** The amount still missing for free shipping; `missing` is null once it is reached. */
type FreeShipping = { readonly missing: MoneyView | null }

export type SubtotalView = MoneyView & {
  readonly vendor: number | null
  readonly name: string | null
  readonly freeShipping: FreeShipping | null
}

type VendorView = {
  readonly id: number
  readonly name: string
  readonly url: string
  /** Says that the vendor is away, and until when (D-30); null otherwise. */
  readonly note: string | null
}

export type CartView = {
  readonly items: readonly CartItem[]
  readonly subtotals: readonly SubtotalView[]
  readonly totals: readonly MoneyView[]
  readonly vendors: readonly VendorView[]
  readonly count: number
  /** Titles of the lines of the visitor's cart for which the member's had no room at sign-in. */
  readonly left: readonly string[]
}

export const emptyCart: CartView = { items: [], subtotals: [], totals: [], vendors: [], count: 0, left: [] }

const moneyView = ({ amount, currency }: Money, locale: Locale): MoneyView => ({
  amount,
  currency,
  text: moneyText({ amount, currency }, locale),
})

type Line = {
  readonly stored: StoredLine
  readonly cartProduct: CartProduct | null
  /** Set while the product is published, even if the line's variant is gone. */
  readonly origin: CartOrigin | null
  readonly max: number
  readonly gets: number
}

function itemView({ stored, cartProduct, origin, max, gets }: Line, locale: Locale): CartItem {
  const price = cartProduct?.price ?? null
  const hindrance = cartProduct ? cartProduct.hindrance : ({ kind: origin ? 'optionGone' : 'unavailable' } as const)
  const state = lineState({ quantity: stored.quantity, gets, seen: stored.seen, price, hindrance })
  return {
    id: stored.variant ?? stored.product,
    product: stored.product,
    variant: stored.variant,
    quantity: state.quantity,
    max: state.buyable ? max : 0,
    url: (cartProduct ?? origin)?.url ?? null,
    title: cartProduct?.title ?? stored.title,
    lang: cartProduct?.lang,
    options: cartProduct?.options ?? [],
    picture: (cartProduct ?? origin)?.picture ?? null,
    vendor: (cartProduct ?? origin)?.vendor?.id ?? null,
    unitPrice: price && moneyView(price, locale),
    linePrice: state.total && moneyView(state.total, locale),
    notices: [...state.notices, ...(state.buyable && cartProduct?.caution ? [cartProduct.caution] : [])].map(
      (notice) => ({
        ...notice,
        message: noticeText(notice, locale),
      }),
    ),
  }
}

function vendorView({ id, name, url, status }: CartVendor, locale: Locale): VendorView {
  const t = translatorOf(locale)
  const until = status.until ? formatDay(status.until, locale) : null
  const away = until ? t('cart.awayUntil', { date: until }) : t('cart.away')
  return { id, name, url, note: status.state === 'away' ? away : null }
}

/** Free shipping of a subtotal; null where a product has no such rule, as one with its own shipping price (D-31). */
function freeShippingView(part: Subtotal, products: readonly CartProduct[], locale: Locale): FreeShipping | null {
  const [first] = products
  if (products.every((product) => product.isAlwaysSentFree)) return { missing: null }
  const from = products.some(({ freeShippingFrom }) => freeShippingFrom === null) ? null : first?.freeShippingFrom
  if (!from) return null
  const missing = missingTo(from, part)
  return { missing: missing && moneyView(missing, locale) }
}

/** The stored lines with their products as of now, and how much of the stock each gets. */
async function linesOf(payload: Payload, stored: readonly StoredLine[], context: CartContext): Promise<Line[]> {
  const products = await readProducts(payload, stored, context.locale)
  const cartProducts = stored.map((line) => {
    const product = products.get(line.product)
    return product ? cartProductOf(product, line.variant, context) : null
  })
  const stock = new Map(stored.map((line) => [line.product, line.stock]))
  // Lines that cannot be bought take no stock from the others.
  const wanted = stored.map(({ product, quantity }, index) => ({
    product,
    quantity: cartProducts[index]?.price ? quantity : 0,
  }))
  const gets = allocateStock(wanted, (product) => stock.get(product) ?? 0)
  const taken = new Map<number, number>()
  stored.forEach(({ product }, index) => taken.set(product, (taken.get(product) ?? 0) + (gets[index] ?? 0)))
  return stored.map((line, index): Line => {
    const own = gets[index] ?? 0
    const product = products.get(line.product)
    return {
      stored: line,
      cartProduct: cartProducts[index] ?? null,
      origin: product ? originOf(product, context) : null,
      max: line.stock - (taken.get(line.product) ?? 0) + own,
      gets: own,
    }
  })
}

/** The cart as of now. Lines store product ids and quantities; everything else is read from the products (T-1Q). */
export async function viewOf(
  payload: Payload,
  { key, left }: Pick<Shopper, 'key' | 'left'>,
  context: CartContext,
): Promise<CartView> {
  if (key === null) return emptyCart
  const stored = await readLines(payload, key)
  if (stored.length === 0) return { ...emptyCart, left }
  await touch(payload, key)
  const { locale } = context
  const lines = await linesOf(payload, stored, context)
  const items = lines.map((line) => itemView(line, locale))
  const vendors = new Map(
    lines.flatMap(({ origin }) => (origin?.vendor ? [[origin.vendor.id, origin.vendor] as const] : [])),
  )
  const counted = items.map(({ vendor, linePrice, max }) => ({ vendor, total: max > 0 ? linePrice : null }))
  const parts = subtotals(counted)
  const goodsOf = ({ vendor, currency }: Subtotal): CartProduct[] =>
    lines.flatMap(({ cartProduct }, index) => {
      const line = counted[index]
      return cartProduct && line?.vendor === vendor && line.total?.currency === currency ? [cartProduct] : []
    })
  return {
    items,
    subtotals: parts.map((part) => ({
      ...moneyView(part, locale),
      vendor: part.vendor,
      name: vendors.get(part.vendor ?? -1)?.name ?? null,
      freeShipping: freeShippingView(part, goodsOf(part), locale),
    })),
    totals: grandTotals(parts).map((total) => moneyView(total, locale)),
    vendors: [...vendors.values()].map((vendor) => vendorView(vendor, locale)),
    count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    left,
  }
}
