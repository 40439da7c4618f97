import { VendorDocument } from '@/app/(site)/[locale]/mushrooms/vendor/[slug]/vendor-document'
import { setListQuery } from '@/features/community/server'
import type { LivePage } from '../../../../live-page'

export { vendorMetadata as generateMetadata } from '@/app/(site)/[locale]/mushrooms/vendor/[slug]/vendor-document'

/** A vendor rendered per request with the page of products that its query selects (NAV-08, D-36). */
export default async function ChosenVendorPage({ params, searchParams }: LivePage<{ slug: string }>) {
  const query = await searchParams
  setListQuery(query)
  return <VendorDocument params={params} query={query} />
}
