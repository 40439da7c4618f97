import { VendorDocument } from '@/app/(site)/[locale]/mushrooms/vendor/[slug]/vendor-document'
import { setListQuery } from '@/features/community/server'
import type { Query } from '@/core/query'

export { vendorMetadata as generateMetadata } from '@/app/(site)/[locale]/mushrooms/vendor/[slug]/vendor-document'

type PageProps = { params: Promise<{ locale: string; slug: string }>; searchParams: Promise<Query> }

/** A store with the products that its address selects, as served (NAV-08, D-36). */
export default async function ChosenVendorPage({ params, searchParams }: PageProps) {
  const query = await searchParams
  setListQuery(query)
  return <VendorDocument params={params} query={query} />
}
