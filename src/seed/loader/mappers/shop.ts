import { sourcingDesignations } from '@/features/shop/products/designations.data'
import type { ProductSeed, SaleSeed, VendorSeed } from '../../catalogue/shapes'
import type { RichText } from '../rich-text'
import type { Seeder } from '../upsert'

const sale = ({ active, scheduledSale, from, to, salePrice, saleLabel }: SaleSeed) => ({
  active,
  scheduledSale,
  dateRange: { from, to },
  salePrice,
  saleLabel,
})

const isSourcing = (slug: string): boolean => sourcingDesignations.some((entry) => entry.slug === slug)

const designations = (slugs: readonly string[]) => slugs.map((designation) => ({ designation }))

/** The document of a vendor. */
export const vendorData = (vendor: VendorSeed, richText: RichText, logo: number | null) => ({
  _status: 'published',
  sample: true,
  displayName: vendor.displayName,
  businessName: vendor.businessName,
  slug: vendor.slug,
  vendorType: vendor.vendorType,
  status: 'open',
  logo,
  lead: vendor.lead,
  description: richText(vendor.description),
  hours: vendor.hours,
  email: vendor.email,
  phone: vendor.phone,
  website: vendor.website,
  address: vendor.address ?? {},
  location: vendor.location ?? {},
  socialMedia: { platform: vendor.socialMedia },
  meta: {
    title: { en: vendor.displayName, es: vendor.displayName, pt: vendor.displayName },
    description: vendor.lead,
    image: logo,
  },
})

/** The document of a product. Its path of categories is listed from the deepest one up. */
export function productData(product: ProductSeed, seeder: Seeder, richText: RichText, picture: number | null) {
  const segments = product.category.split('/')
  const paths = segments.map((_, index) => `products/${segments.slice(0, segments.length - index).join('/')}`)
  return {
    _status: 'published',
    sample: true,
    title: product.title,
    slug: product.slug,
    vendor: seeder.idOf('vendors', product.vendor),
    categories: seeder.idsOf('categories', paths),
    species: seeder.idsOf('mushrooms', product.species),
    gallery: picture === null ? [] : [{ image: picture, title: product.title }],
    lead: product.lead,
    description: richText(product.description),
    details: product.details.map(({ title, content }) => ({ title, content: richText(content) })),
    baseInventory: product.baseInventory,
    sales: product.sales.map(sale),
    enableVariants: product.variants !== null,
    variants: product.variants
      ? {
          keys: product.variants.keys,
          variants: product.variants.variants.map((variant) => ({
            options: Object.entries(variant.options).map(([key, option]) => ({ key, option })),
            pricing: { price: variant.price },
            sales: variant.sale ? [sale(variant.sale)] : [],
          })),
        }
      : {},
    productQualityDesignations: designations(product.attributes.filter((slug) => !isSourcing(slug))),
    sourcingDesignations: designations(product.attributes.filter(isSourcing)),
    shippingInfo: product.shippingInfo,
    mpn: product.mpn,
    sku: product.sku,
    meta: { title: product.title, description: product.lead, image: picture },
  }
}
