import { ProductDocument } from '@/app/(site)/[locale]/mushrooms/product/[slug]/product-document'
import { setListQuery } from '@/features/community/server'
import type { LivePage } from '../../../../live-page'

export { productMetadata as generateMetadata } from '@/app/(site)/[locale]/mushrooms/product/[slug]/product-document'

/** A product rendered per request with the variant that its query selects (NAV-07, D-36). */
export default async function ChosenVariant({ params, searchParams }: LivePage<{ slug: string }>) {
  const query = await searchParams
  setListQuery(query)
  return <ProductDocument params={params} query={query} />
}
