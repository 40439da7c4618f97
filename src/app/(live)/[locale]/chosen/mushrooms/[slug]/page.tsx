import { SpeciesDocument } from '@/app/(site)/[locale]/mushrooms/[slug]/species-document'
import { setListQuery } from '@/features/community/server'
import type { LivePage } from '../../../live-page'

export { speciesMetadata as generateMetadata } from '@/app/(site)/[locale]/mushrooms/[slug]/species-document'

/** A species rendered per request with the products that its query selects (FLT-13, D-36). */
export default async function ChosenSpeciesPage({ params, searchParams }: LivePage<{ slug: string }>) {
  const query = await searchParams
  setListQuery(query)
  return <SpeciesDocument params={params} query={query} />
}
