import { ProductDocument } from './product-document'

export { productMetadata as generateMetadata } from './product-document'

type PageProps = { params: Promise<{ locale: string; slug: string }> }

export default function ProductRoute({ params }: PageProps) {
  return <ProductDocument params={params} />
}
