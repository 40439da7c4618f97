import { SpeciesDocument } from '@/app/(site)/[locale]/mushrooms/[slug]/species-document'
import { setListQuery } from '@/features/community/server'
import type { LivePage } from '../../../live-page'

export { speciesMetadata as generateMetadata } from '@/app/(site)/[locale]/mushrooms/[slug]/species-document'

/** A species with the products that its address selects, as served (FLT-13, D-36). */
export default async function ChosenSpeciesPage({ params, searchParams }: LivePage<{ slug: string }>) {
  const query = await searchParams
  setListQuery(query)
  return <SpeciesDocument params={params} query={query} />
}
