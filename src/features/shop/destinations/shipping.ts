import type { Product, Vendor } from '@/payload-types'
import { reachOf, type Shipping } from './destinations'

type Whose = Pick<Product, 'goods' | 'terms'>

/**
 * What decides where a product may go: which regulated goods it is, and the countries it, or else its vendor, ships to.
 */
export const shippingOf = (product: Whose, vendor: Vendor | null): Shipping => ({
  goods: product.goods ?? null,
  shipsTo: product.terms?.shipsTo?.length ? product.terms.shipsTo : (vendor?.terms?.shipsTo ?? null),
  from: vendor?.address?.country ?? null,
})

/**
 * Where it is sent, as codes: the countries named, less those that a law closes whole, and the places it may not go. With
 * no country named it goes everywhere else.
 */
export function destinationsOf(product: Whose, vendor: Vendor | null, now: Date) {
  const { only, not } = reachOf(shippingOf(product, vendor), now)
  return { isEverywhere: only.length === 0, to: only.filter((country) => !not.includes(country)), not }
}
