import { locales, type Localized } from '@/core/locales'
import { recordOf } from '@/core/record-of'
import { lastMoment } from '@/features/shop/model'
import { sourcingDesignations } from '@/features/shop/products/designations.data'
import { certifiers, goodsOfProducts, termsOfProducts, termsOfVendors } from '../../catalogue/shop-facts'
import type { ProductSeed, SaleSeed, VendorSeed } from '../../catalogue/shapes'
import { galleryOf, pictureOfVariant } from '../product-gallery'
import type { RichText } from '../rich-text'
import type { Seeder } from '../upsert'

const sale = ({ active, scheduledSale, from, to, salePrice, saleLabel }: SaleSeed) => ({
  active,
  scheduledSale,
  dateRange: { from, to: to && lastMoment(to) },
  salePrice,
  saleLabel,
})

/** Every sale of a product and its variants. */
export const salesIn = ({ sales, variants }: Pick<ProductSeed, 'sales' | 'variants'>): SaleSeed[] => [
  ...sales,
  ...(variants?.variants ?? []).flatMap((variant) => variant.sale ?? []),
]

const day = 86_400_000

/** ISO date from which a product with sales is offered, 60 days before the first, for its earlier price (SHP-02). */
export function offeredSince(product: Pick<ProductSeed, 'sales' | 'variants'>): string | null {
  const begun = salesIn(product).flatMap(({ from }) => (from ? [Date.parse(from)] : []))
  return begun.length > 0 ? new Date(Math.min(...begun) - 60 * day).toISOString() : null
}

const isSourcing = (slug: string): boolean => sourcingDesignations.some((entry) => entry.slug === slug)

const designations = (slugs: readonly string[]) =>
  slugs.map((designation) => ({ designation, certifier: certifiers[designation] ?? null }))

const thousandfold: Readonly<Record<string, string>> = { kg: 'g', l: 'ml' }

type Held = Pick<ProductSeed['baseInventory'], 'baseUnit' | 'baseUnitQuantity'>

/**
 * The content of one unit of a variant in the product's base unit: `2kg` of a product in grams is 2000, a `pack` of 6
 * holds six times the product's quantity, a `count` of 60 is 60; other options change nothing.
 */
export function amountOf(
  options: Readonly<Record<string, string>>,
  { baseUnit, baseUnitQuantity }: Held,
): number | null {
  if (baseUnit === null) return null
  for (const [key, option] of Object.entries(options)) {
    const [, amount, stated = ''] = /^(\d+(?:\.\d+)?)-?(kg|g|ml|l)?$/.exec(option) ?? []
    if (amount && stated === baseUnit) return Number(amount)
    if (amount && thousandfold[stated] === baseUnit) return Number(amount) * 1000
    if (amount && key === 'count') return Number(amount)
    if (amount && key === 'pack' && baseUnitQuantity !== null) return Number(amount) * baseUnitQuantity
  }
  return baseUnitQuantity
}

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
  terms: termsOfVendors[vendor.slug] ?? {},
  meta: {
    title: recordOf(locales, () => vendor.displayName),
    description: vendor.lead,
    image: logo,
  },
})

/** Captions of pictures by their keys. */
type Captions = ReadonlyMap<string, Localized | null>

/** The document of a product; its categories are listed from the most specific one up. */
export function productData(product: ProductSeed, seeder: Seeder, richText: RichText, captions: Captions) {
  const picture = seeder.pictureOf(`product/${product.slug}`)
  const gallery = galleryOf(product).flatMap((key, index) => {
    const image = seeder.pictureOf(key)
    return image === null ? [] : [{ image, title: index === 0 ? product.title : (captions.get(key) ?? product.title) }]
  })
  const imageOf = (key: string | null): number | null => (key === null ? null : seeder.pictureOf(key))
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
    gallery,
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
            pricing: { price: variant.price, amount: amountOf(variant.options, product.baseInventory) },
            image: imageOf(pictureOfVariant(product, variant.options)),
            sku: [product.sku, ...Object.values(variant.options)].join('-').toUpperCase().slice(0, 80),
            sales: variant.sale ? [sale(variant.sale)] : [],
          })),
        }
      : {},
    productQualityDesignations: designations(product.attributes.filter((slug) => !isSourcing(slug))),
    sourcingDesignations: designations(product.attributes.filter(isSourcing)),
    shippingInfo: product.shippingInfo,
    goods: [...(goodsOfProducts[product.slug] ?? [])],
    terms: termsOfProducts[product.slug] ?? {},
    mpn: product.mpn,
    sku: product.sku,
    meta: { title: product.title, description: product.lead, image: picture },
  }
}
