import { toMinor, type Money } from '../pricing/money'

/** Return, shipping and handling as a product, a vendor or the settings state them; what is empty says nothing. */
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
  readonly shipping: Money
  /** From this sum of one vendor's products on shipping is free; null where there is no such rule. */
  readonly freeShippingFrom: Money | null
  /** Countries; none means everywhere. */
  readonly shipsTo: readonly string[]
  readonly handlingDays: readonly [number, number]
  readonly transitDays: readonly [number, number]
  readonly returnDays: number
  readonly returnMethod: 'mail' | 'store' | 'kiosk' | 'none'
  readonly returnFees: 'free' | 'customer'
}

type Stated = StatedTerms | null | undefined

/** D-31: the nearest that is filled in wins: the product's, its vendor's, the settings'. */
export function termsOf(product: Stated, vendor: Stated, settings: SettingsTerms): Terms {
  const nearest = <K extends keyof StatedTerms & keyof SettingsTerms>(
    key: K,
  ): SettingsTerms[K] | NonNullable<StatedTerms[K]> => product?.[key] ?? vendor?.[key] ?? settings[key]
  const days = (kind: 'handling' | 'transit'): readonly [number, number] => {
    const [min, max] = [nearest(`${kind}DaysMin`), nearest(`${kind}DaysMax`)]
    return [Math.min(min, max), Math.max(min, max)]
  }
  const priced = [product, vendor].find((stated) => typeof stated?.shippingPrice === 'number')
  const shippingCurrency = priced?.currency || vendor?.currency || settings.currency
  const freeCurrency = vendor?.currency || settings.currency
  return {
    shipping: {
      amount: toMinor(priced?.shippingPrice ?? settings.shippingPrice, shippingCurrency),
      currency: shippingCurrency,
    },
    freeShippingFrom:
      typeof vendor?.freeShippingFrom === 'number'
        ? { amount: toMinor(vendor.freeShippingFrom, freeCurrency), currency: freeCurrency }
        : null,
    shipsTo: product?.shipsTo?.length ? product.shipsTo : (vendor?.shipsTo ?? []),
    handlingDays: days('handling'),
    transitDays: days('transit'),
    returnDays: nearest('returnDays'),
    returnMethod: nearest('returnMethod'),
    returnFees: nearest('returnFees'),
  }
}

/** What a sum of a vendor's products still needs for free shipping; null without such a rule, or once it is reached. */
export function missingForFreeShipping(terms: Pick<Terms, 'freeShippingFrom'>, sum: Money): Money | null {
  const from = terms.freeShippingFrom
  if (!from || from.currency !== sum.currency || sum.amount >= from.amount) return null
  return { amount: from.amount - sum.amount, currency: sum.currency }
}
