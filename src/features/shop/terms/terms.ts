import { toMinor, type Money } from '../pricing/money'

/** Returns, shipping and handling as a product or vendor states them; amounts in major units, null where not stated. */
export type StatedTerms = {
  shippingPrice?: number | null
  currency?: string | null
  freeShippingFrom?: number | null
  shipsTo?: string[] | null
  handlingDaysMin?: number | null
  handlingDaysMax?: number | null
  transitDaysMin?: number | null
  transitDaysMax?: number | null
  returnDays?: number | null
  returnMethod?: 'mail' | 'store' | 'kiosk' | 'none' | null
  returnFees?: 'free' | 'customer' | null
}

export type SettingsTerms = {
  currency: string
  shippingPrice: number
  returnDays: number
  handlingDaysMin: number
  handlingDaysMax: number
  transitDaysMin: number
  transitDaysMax: number
  returnMethod: 'mail' | 'store' | 'kiosk'
  returnFees: 'free' | 'customer'
}

export type Terms = {
  /** Null where a vendor states only from which sum on it is free. */
  readonly shipping: Money | null
  /** From this sum of one vendor's products on shipping is free; null where no such rule holds for the product. */
  readonly freeShippingFrom: Money | null
  /** ISO 3166-1 codes; empty means everywhere. */
  readonly shipsTo: readonly string[]
  readonly handlingDays: readonly [number, number]
  readonly transitDays: readonly [number, number]
  readonly returnDays: number
  readonly returnMethod: 'mail' | 'store' | 'kiosk' | 'none'
  readonly returnFees: 'free' | 'customer'
}

type Stated = StatedTerms | null | undefined

const isNumber = (value: unknown): value is number => typeof value === 'number'

/**
 * The sum from which a vendor ships a product free; null without such a rule, or where the product has its own shipping
 * price, which takes precedence (D-31). A rule without a currency applies in the product's (`currency`); a rule in
 * another one does not apply, since nothing is converted.
 */
export function freeShippingFrom(product: Stated, vendor: Stated, currency: string): Money | null {
  const from = vendor?.freeShippingFrom
  if (product?.shippingPrice || !isNumber(from) || (vendor?.currency || currency) !== currency) return null
  return { amount: toMinor(from, currency), currency }
}

/**
 * D-31: the nearest that is filled in wins: the product's, its vendor's, the settings'.
 *
 * @param currency of the product's prices, ISO 4217; a stated amount without a currency of its own counts in it.
 */
export function termsOf(product: Stated, vendor: Stated, settings: SettingsTerms, currency: string): Terms {
  const nearest = <K extends keyof StatedTerms & keyof SettingsTerms>(
    key: K,
  ): SettingsTerms[K] | NonNullable<StatedTerms[K]> => product?.[key] ?? vendor?.[key] ?? settings[key]
  const days = (kind: 'handling' | 'transit'): readonly [number, number] => {
    const [from, to] = [`${kind}DaysMin`, `${kind}DaysMax`] as const
    const [min, max] = [nearest(from), nearest(to)]
    if (min <= max) return [min, max]
    const owner = [product, vendor, settings].find((stated) => isNumber(stated?.[from]) || isNumber(stated?.[to]))
    if (isNumber(owner?.[from]) && isNumber(owner[to])) return [max, min]
    // Minimum and maximum of two owners that make no range: only the nearer owner's value counts.
    const stated = owner?.[from] ?? max
    return [stated, stated]
  }
  const priced = [product, vendor].find((stated) => isNumber(stated?.shippingPrice))
  const shippingCurrency = priced ? priced.currency || currency : settings.currency
  const amount = toMinor(priced?.shippingPrice ?? settings.shippingPrice, shippingCurrency)
  const from = freeShippingFrom(product, vendor, currency)
  // A vendor that ships free from a sum on charges below it, so the settings' free shipping is not its price.
  const isUnknown = !priced && amount === 0 && from !== null && from.amount > 0
  return {
    shipping: isUnknown ? null : { amount, currency: shippingCurrency },
    freeShippingFrom: from,
    shipsTo: product?.shipsTo?.length ? product.shipsTo : (vendor?.shipsTo ?? []),
    handlingDays: days('handling'),
    transitDays: days('transit'),
    returnDays: nearest('returnDays'),
    returnMethod: nearest('returnMethod'),
    returnFees: nearest('returnFees'),
  }
}

/** What a sum still needs for free shipping; null once it is reached. */
export const missingTo = (from: Money, { amount }: Money): Money | null =>
  amount >= from.amount ? null : { amount: from.amount - amount, currency: from.currency }

/** The shipping price of an order of one piece at this price; null where nobody states it. */
export const shippingOf = ({ shipping, freeShippingFrom: from }: Terms, price: Money): Money | null =>
  from && missingTo(from, price) === null ? { amount: 0, currency: price.currency } : shipping
