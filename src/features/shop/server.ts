import 'server-only'
import { publicCount, publicFind, publicFindBySlug } from '@/cms/public-find'
import type { Locale } from '@/core/locales'
import type { Paginated } from '@/core/paginated'
import type { Product, Vendor } from '@/payload-types'

const productCardSelect = {
  title: true,
  slug: true,
  vendor: true,
  gallery: true,
  baseInventory: true,
  enableVariants: true,
  variants: true,
  sales: true,
  createdAt: true,
} as const

export const findProduct = (slug: string, locale: Locale): Promise<Product | null> =>
  publicFindBySlug('products', slug, locale)
export const findVendor = (slug: string, locale: Locale): Promise<Vendor | null> =>
  publicFindBySlug('vendors', slug, locale)

export async function productsOfVendor(vendor: number, locale: Locale): Promise<Product[]> {
  const { docs } = await publicFind({
    collection: 'products',
    locale,
    limit: 60,
    depth: 1,
    sort: 'createdAt',
    select: productCardSelect,
    where: { vendor: { equals: vendor } },
  })
  return docs
}

/** Products filed under any of the categories. */
export const productsInCategories = (
  categories: readonly number[],
  locale: Locale,
  limit: number,
): Promise<Paginated<Product>> =>
  publicFind({
    collection: 'products',
    locale,
    limit,
    depth: 1,
    sort: 'title',
    select: { ...productCardSelect, categories: true },
    where: { categories: { in: [...categories] } },
  })

export const countProductsInCategories = (categories: readonly number[]): Promise<number> =>
  publicCount('products', { categories: { in: [...categories] } })
