import { SpeciesDocument } from './species-document'

export { speciesMetadata as generateMetadata } from './species-document'

type PageProps = { params: Promise<{ locale: string; slug: string }> }

export default function SpeciesRoute({ params }: PageProps) {
  return <SpeciesDocument params={params} />
}
