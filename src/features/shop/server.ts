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

const vendorCardSelect = {
  displayName: true,
  businessName: true,
  slug: true,
  vendorType: true,
  address: true,
  logo: true,
  lead: true,
  createdAt: true,
} as const

/** ARC-08: vendors without a type, or of the type other, are in no archive. */
const listedVendors = { and: [{ vendorType: { exists: true } }, { vendorType: { not_equals: 'other' } }] }

export const listProducts = (locale: Locale, page: number): Promise<Paginated<Product>> =>
  publicFind({ collection: 'products', locale, page, depth: 1, sort: 'createdAt', select: productCardSelect })

export const listVendors = (locale: Locale, page: number): Promise<Paginated<Vendor>> =>
  publicFind({
    collection: 'vendors',
    locale,
    page,
    depth: 1,
    sort: 'createdAt',
    select: vendorCardSelect,
    where: listedVendors,
  })

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

export async function productsOfSpecies(species: number, locale: Locale, limit: number): Promise<Product[]> {
  const { docs } = await publicFind({
    collection: 'products',
    locale,
    limit,
    depth: 1,
    sort: '-createdAt',
    select: productCardSelect,
    where: { species: { in: [species] } },
  })
  return docs
}

export const countProducts = (): Promise<number> => publicCount('products')
export const countVendors = (): Promise<number> => publicCount('vendors', listedVendors)
