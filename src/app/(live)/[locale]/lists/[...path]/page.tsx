import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { documentPages, type DocumentPage, type SlugProps } from '@/app/document-pages'
import { collectionIn } from '@/core/paths'
import type { Query } from '@/core/query'
import { setListQuery } from '@/features/community/server'

type PageProps = {
  params: Promise<{ locale: string; path: string[] }>
  searchParams: Promise<Query>
}

async function pageAt({ params }: PageProps): Promise<{ page: DocumentPage; props: SlugProps }> {
  const { locale, path } = await params
  const slug = path.at(-1) ?? ''
  const collection = collectionIn(`/${path.slice(0, -1).join('/')}`)
  if (!collection) notFound()
  return { page: documentPages[collection], props: { params: Promise.resolve({ locale, slug }) } }
}

/** Search engines index the page without a query alone. */
export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { page, props: own } = await pageAt(props)
  return { ...(await page.generateMetadata(own)), robots: { index: false, follow: true } }
}

/**
 * A document's page whose lists of entries are opened, filtered by stars and sorted as its query says (D-36). The same
 * page without a query is static; `rewrites` lead here.
 */
export default async function ListsRoute(props: PageProps) {
  const [{ page, props: own }, query] = await Promise.all([pageAt(props), props.searchParams])
  setListQuery(query)
  const Page = page.default
  return <Page {...own} />
}
