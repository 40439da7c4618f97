import type { Locale } from '@/core/locales'
import { CommunitySections } from '@/features/community/ui'
import { VendorPage } from '@/features/shop/ui'
import type { Vendor } from '@/payload-types'
import type { Query } from '@/core/query'
import type { RenderBlock } from '@/platform/rich-text/rich-text'
import { vendorShelf } from './vendor-shelf'
import { VendorProducts } from './vendor-products'

type VendorScreenProps = { vendor: Vendor; locale: Locale; query: Query; renderBlock: RenderBlock }

/** A store's page, with the products that its address asks for, and what members say of it (NAV-08). */
export async function VendorScreen({ vendor, locale, query, renderBlock }: VendorScreenProps) {
  const shelf = await vendorShelf(vendor, locale, query)
  return (
    <VendorPage
      vendor={vendor}
      locale={locale}
      renderBlock={renderBlock}
      products={<VendorProducts shelf={shelf} locale={locale} />}
      after={<CommunitySections collection="vendors" doc={vendor} locale={locale} />}
    />
  )
}
