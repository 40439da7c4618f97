import { VendorDocument } from './vendor-document'

export { vendorMetadata as generateMetadata } from './vendor-document'

type PageProps = { params: Promise<{ locale: string; slug: string }> }

export default function VendorRoute({ params }: PageProps) {
  return <VendorDocument params={params} />
}
