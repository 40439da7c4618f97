import { times, type Money } from '../pricing/money'

/** The id of a line: its variant's, else its product's (CRT-01). */
export const lineId = (product: number, variant: string | null): string => variant ?? String(product)

/** Whether a string may be the id of a line; PostgreSQL rejects NUL characters. */
export const isLineId = (id: string): boolean => id.length > 0 && id.length <= 64 && !id.includes('\0')

type Wanted = { readonly product: number; readonly quantity: number }

/**
 * How many pieces of the stock each line gets, earlier lines first: all variants of a product share its stock (D-17),
 * and a cart never holds more than the stock (CRT-03).
 */
export function allocateStock(lines: readonly Wanted[], stockOf: (product: number) => number): number[] {
  const left = new Map<number, number>()
  return lines.map(({ product, quantity }) => {
    const there = left.get(product) ?? Math.max(0, stockOf(product))
    const gets = Math.min(quantity, there)
    left.set(product, there - gets)
    return gets
  })
}

/** What has changed about a line since it was put in, computed at every read (CRT-04). */
export type Notice =
  | { readonly kind: 'priceChanged'; readonly from: Money; readonly to: Money }
  | { readonly kind: 'onlyLeft'; readonly left: number }
  | { readonly kind: 'outOfStock' }
  | { readonly kind: 'unavailable' }
  /** The product is for sale, though not as it was chosen. */
  | { readonly kind: 'optionGone' }
  | { readonly kind: 'vendorClosed' }
  | { readonly kind: 'notSent'; readonly place: string; readonly reason: string | null }
  /** It can be bought, but may not be sent to some states of the chosen country, and no state is chosen. */
  | { readonly kind: 'dependsOnState' }

/** Why a product cannot be bought at all, whatever is in stock. */
export type PurchaseBlock = Extract<Notice, { kind: 'unavailable' | 'optionGone' | 'vendorClosed' | 'notSent' }>

export type LineFacts = {
  readonly quantity: number
  readonly gets: number
  readonly seen: Money | null
  readonly price: Money | null
  readonly hindrance: PurchaseBlock | null
}

type LineState = {
  /** The shown quantity: at most the stock; a line that cannot be bought keeps the stored quantity. */
  readonly quantity: number
  readonly buyable: boolean
  readonly total: Money | null
  readonly notices: readonly Notice[]
}

export const sameMoney = (one: Money, other: Money): boolean =>
  one.amount === other.amount && one.currency === other.currency

/** Quantity, total and notices of a line as of now. */
export function lineState({ quantity, gets, seen, price, hindrance }: LineFacts): LineState {
  const moved: Notice[] =
    seen && price && !sameMoney(seen, price) ? [{ kind: 'priceChanged', from: seen, to: price }] : []
  if (hindrance) return { quantity, buyable: false, total: nothing(price), notices: [hindrance] }
  if (!price) return { quantity, buyable: false, total: null, notices: [{ kind: 'unavailable' }] }
  if (gets === 0)
    return { quantity, buyable: false, total: nothing(price), notices: [...moved, { kind: 'outOfStock' }] }
  return {
    quantity: gets,
    buyable: true,
    total: times(price, gets),
    notices: gets < quantity ? [...moved, { kind: 'onlyLeft', left: gets }] : moved,
  }
}

const nothing = (price: Money | null): Money | null => price && { amount: 0, currency: price.currency }

type Priced = { readonly vendor: number | null; readonly total: Money | null }

export type Subtotal = { readonly vendor: number | null; readonly currency: string; readonly amount: number }

/**
 * Subtotals by vendor and currency, in the order of the lines; currencies are not converted. Free lines count as zero;
 * lines without a total are left out.
 */
export function subtotals(lines: readonly Priced[]): Subtotal[] {
  const sums = new Map<string, Subtotal>()
  for (const { vendor, total } of lines) {
    if (!total) continue
    const { amount, currency } = total
    const key = `${vendor ?? ''} ${currency}`
    sums.set(key, { vendor, currency, amount: (sums.get(key)?.amount ?? 0) + amount })
  }
  return [...sums.values()]
}

/** The sum of all subtotals, by currency. */
export function grandTotals(parts: readonly Subtotal[]): Money[] {
  const sums = new Map<string, number>()
  for (const { currency, amount } of parts) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums].map(([currency, amount]) => ({ currency, amount }))
}
