import type { Product, Vendor } from '@/payload-types'
import { reachOf, type Shipping } from './destinations'

type Whose = Pick<Product, 'goods' | 'terms'>

/**
 * What decides where a product may be sent: its regulated goods, the countries that it or else its vendor ships to, and
 * the vendor's own country.
 */
export const shippingOf = (product: Whose, vendor: Vendor | null): Shipping => ({
  goods: product.goods ?? null,
  shipsTo: product.terms?.shipsTo?.length ? product.terms.shipsTo : (vendor?.terms?.shipsTo ?? null),
  from: vendor?.address?.country ?? null,
})

/**
 * Where a product is sent, as codes: `to`, the stated countries without those that ban it as a whole, and `not`, the
 * places that ban it. `isEverywhere` where no country is stated: anywhere but `not`.
 */
export function destinationsOf(product: Whose, vendor: Vendor | null, now: Date) {
  const { only, not } = reachOf(shippingOf(product, vendor), now)
  return { isEverywhere: only.length === 0, to: only.filter((country) => !not.includes(country)), not }
}
