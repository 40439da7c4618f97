import 'server-only'
import { publicFindBySlug } from '@/cms/public-find'
import type { Locale } from '@/core/locales'
import type { Product, Vendor } from '@/payload-types'

export const findProduct = (slug: string, locale: Locale): Promise<Product | null> =>
  publicFindBySlug('products', slug, locale)
export const findVendor = (slug: string, locale: Locale): Promise<Vendor | null> =>
  publicFindBySlug('vendors', slug, locale)

export { addToCartCall, changeItemCall, readCartCall, removeItemCall } from './cart/calls'
export { cartForms, withCartCookies } from './cart/forms'
export { readCartPage } from './cart/page'
export { memberCart } from './cart/visitor'
export { publishClockChanges } from './history/publish-clock-changes'
export { importProducts, exportProducts } from './table/calls'
