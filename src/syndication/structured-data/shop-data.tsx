import { publicGlobal } from '@/cms/public-find'
import { eatenSpecies } from '@/core/eaten-species'
import type { Locale } from '@/core/locales'
import { documentPath } from '@/core/paths'
import { vendorName } from '@/features/shop/model'
import type { Product, Vendor } from '@/payload-types'
import { breadcrumbList } from '@/platform/seo/structured-data/breadcrumb-list'
import { JsonLd } from '@/platform/seo/structured-data/json-ld'
import { product as productData } from '@/platform/seo/structured-data/product'
import { archiveTrail } from '@/platform/seo/structured-data/trail'
import { vendorData } from '@/platform/seo/structured-data/vendor'
import { harmfulAmong } from '@/read-model/lists'
import { productFacts } from './product-facts'

export async function ProductData({ product, locale }: { product: Product; locale: Locale }) {
  const { structuredData } = await publicGlobal('site-settings', locale)
  const path = documentPath('products', product.slug)
  const facts = productFacts(product, structuredData, locale, new Date())
  const steps = [...archiveTrail('products', locale), { name: product.title, path }]
  // A product of a harmful species is withdrawn, and no offer (SAF-04).
  const isWithdrawn = (await harmfulAmong(eatenSpecies('products', product), locale)).length > 0
  const offered = isWithdrawn ? [] : [productData(facts, locale, path)]
  return <JsonLd things={[...offered, breadcrumbList(steps, locale)]} />
}

export function VendorData({ vendor, locale }: { vendor: Vendor; locale: Locale }) {
  const path = documentPath('vendors', vendor.slug)
  const name = vendorName(vendor)
  const steps = [...archiveTrail('vendors', locale), { name, path }]
  return <JsonLd things={[vendorData(vendor, { locale, path, name }), breadcrumbList(steps, locale)]} />
}
