import type { Locale } from '@/core/locales'
import { CommunitySections } from '@/features/community/ui'
import { VendorPage } from '@/features/shop/ui'
import type { Vendor } from '@/payload-types'
import type { Query } from '@/core/query'
import type { RenderBlock } from '@/platform/rich-text/rich-text'
import { vendorListing } from './vendor-listing'
import { VendorProducts } from './vendor-products'

type VendorScreenProps = { vendor: Vendor; locale: Locale; query: Query; renderBlock: RenderBlock }

/** A store's page, with the products that its address selects, and what members say of it (NAV-08). */
export async function VendorScreen({ vendor, locale, query, renderBlock }: VendorScreenProps) {
  const listing = await vendorListing(vendor, locale, query)
  return (
    <VendorPage
      vendor={vendor}
      locale={locale}
      renderBlock={renderBlock}
      products={<VendorProducts listing={listing} locale={locale} />}
      after={<CommunitySections collection="vendors" doc={vendor} locale={locale} />}
    />
  )
}
