import { ProductDocument } from '@/app/(site)/[locale]/mushrooms/product/[slug]/product-document'
import { setListQuery } from '@/features/community/server'
import type { Query } from '@/core/query'

export { productMetadata as generateMetadata } from '@/app/(site)/[locale]/mushrooms/product/[slug]/product-document'

type PageProps = { params: Promise<{ locale: string; slug: string }>; searchParams: Promise<Query> }

/** A product with the variant that its address names, as served (NAV-07, D-36). */
export default async function ChosenVariant({ params, searchParams }: PageProps) {
  const query = await searchParams
  setListQuery(query)
  return <ProductDocument params={params} query={query} />
}
