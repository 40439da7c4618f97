import type { Text } from '@/core/locales'
import { toMinor, type Money } from './money'
import { bestSale, saleEnd, saleBoundaries, type Sale } from './sale'

export type PricedVariant = {
  id?: string | null
  options?: { key?: string | null; option?: string | null }[] | null
  pricing?: { price?: number | null; amount?: number | null } | null
  sales?: Sale[] | null
}

export type Inventory = {
  unitPrice?: number | null
  currency?: string | null
  itemType?: string | null
  baseUnit?: string | null
  baseUnitQuantity?: number | null
}

/** The parts of a product that decide its price. */
export type Priced = {
  baseInventory?: Inventory | null
  enableVariants?: boolean | null
  variants?: { variants?: PricedVariant[] | null } | null
  sales?: Sale[] | null
}

/** The current price of what can be added to a cart: a variant, or a product without variants. */
export type Offer = {
  readonly variant: string | null
  /** The price to pay for one, sales counted. */
  readonly price: Money
  /** The price without the sale, where one lowers it. */
  readonly before: Money | null
  readonly saleLabel: Text | null
  /** When the sale ends, where it does. */
  readonly saleEnds: string | null
  /** The content of one, in the product's unit. */
  readonly amount: number | null
  /** Whether `amount` is certain: the variant states it, or costs the same; at another price it may be another pack. */
  readonly isAmountKnown: boolean
}

export const defaultCurrency = 'USD'

/** ISO 4217; all prices of a product are in one currency. */
export const currencyOf = ({ baseInventory }: Priced): string => baseInventory?.currency || defaultCurrency

/** The variants of a product that has them switched on. */
export const variantsOf = <V>(product: {
  enableVariants?: boolean | null
  variants?: { variants?: V[] | null } | null
}): readonly V[] => (product.enableVariants ? (product.variants?.variants ?? []) : [])

/** A product's priced items before sales: its variants, with their own prices and sales (D-17), else the product. */
export function eachOffered(product: Priced) {
  const base = product.baseInventory
  const variants = variantsOf(product)
  const each = variants.length
    ? variants.map(({ id, pricing, sales }) => ({
        variant: id ?? null,
        price: pricing?.price ?? base?.unitPrice,
        own: pricing?.amount,
        sales,
      }))
    : [{ variant: null, price: base?.unitPrice, own: base?.baseUnitQuantity, sales: product.sales }]
  return each.flatMap(({ price, ...rest }) => (typeof price === 'number' ? [{ price, ...rest }] : []))
}

/** Every offer of a product with a price, in the order of its variants. */
export function offersOf(product: Priced, now: Date): Offer[] {
  const base = product.baseInventory
  const currency = currencyOf(product)
  return eachOffered(product).map(({ variant, price, own, sales }) => {
    const sale = bestSale(price, sales, now)
    const money = (major: number): Money => ({ amount: toMinor(major, currency), currency })
    return {
      variant,
      price: money(sale?.salePrice ?? price),
      before: sale ? money(price) : null,
      saleLabel: sale?.saleLabel || null,
      saleEnds: sale ? saleEnd(sale) : null,
      amount: own ?? base?.baseUnitQuantity ?? null,
      isAmountKnown: typeof own === 'number' || price === base?.unitPrice,
    }
  })
}

/** The offer of a variant, or of a product without variants; null where there is none. */
export const offerOf = (product: Priced, variant: string | null, now: Date): Offer | null =>
  offersOf(product, now).find((offer) => offer.variant === variant) ?? null

/** What a product costs now, over all its offers, in minor units. */
export type Price = {
  /** Lowest price to pay for one unit, sales counted. */
  readonly min: number
  /** Highest price to pay; equals `min` without variants. */
  readonly max: number
  /** The former price of the cheapest offer, where a sale lowers that one. */
  readonly regularMin: number | null
  /** Whether a sale lowers any of its offers. */
  readonly onSale: boolean
  /** The label of the cheapest offer that a sale lowers, like `saleEnds`. */
  readonly saleLabel: Text | null
  readonly saleEnds: string | null
  readonly currency: string
}

const cheapestOf = (offers: readonly Offer[]): Offer | null =>
  offers.reduce<Offer | null>(
    (least, offer) => (least && least.price.amount <= offer.price.amount ? least : offer),
    null,
  )

/** What a product costs now; null when it has no price at all. */
export function productPrice(product: Priced, now: Date): Price | null {
  const offers = offersOf(product, now)
  const [first] = offers
  if (!first) return null
  const cheapest = cheapestOf(offers) ?? first
  const reduced = cheapestOf(offers.filter(({ before }) => before !== null))
  return {
    min: cheapest.price.amount,
    max: Math.max(...offers.map(({ price }) => price.amount)),
    regularMin: cheapest.before?.amount ?? null,
    onSale: reduced !== null,
    saleLabel: reduced?.saleLabel ?? null,
    saleEnds: reduced?.saleEnds ?? null,
    currency: cheapest.price.currency,
  }
}

/** The moments (ms) at which the sales of a product begin or end. */
const turnsOfProduct = (product: Priced): number[] =>
  saleBoundaries([
    ...(product.sales ?? []),
    ...(product.variants?.variants ?? []).flatMap((variant) => variant.sales ?? []),
  ])

/** The next moment (ms) at which a sale of a product begins or ends; null when none will. */
export function nextPriceChange(product: Priced, now: Date): number | null {
  const moments = turnsOfProduct(product).filter((moment) => moment > now.getTime())
  return moments.length > 0 ? Math.min(...moments) : null
}

/** The last moment (ms) at which a sale began or ended; null when none has. */
export function lastPriceChange(product: Priced, now: Date): number | null {
  const moments = turnsOfProduct(product).filter((moment) => moment <= now.getTime())
  return moments.length > 0 ? Math.max(...moments) : null
}
