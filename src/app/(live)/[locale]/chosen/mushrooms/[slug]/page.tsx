import { SpeciesDocument } from '@/app/(site)/[locale]/mushrooms/[slug]/species-document'
import { setListQuery } from '@/features/community/server'
import type { Query } from '@/core/query'

export { speciesMetadata as generateMetadata } from '@/app/(site)/[locale]/mushrooms/[slug]/species-document'

type PageProps = { params: Promise<{ locale: string; slug: string }>; searchParams: Promise<Query> }

/** A species with the products that its address selects, as served (FLT-13, D-36). */
export default async function ChosenSpeciesPage({ params, searchParams }: PageProps) {
  const query = await searchParams
  setListQuery(query)
  return <SpeciesDocument params={params} query={query} />
}
