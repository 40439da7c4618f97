import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Query } from '@/core/query'
import { setListQuery } from '@/features/community/server'
import * as guide from '../../../../(site)/[locale]/mushrooms/growing-guide/[slug]/page'
import * as product from '../../../../(site)/[locale]/mushrooms/product/[slug]/page'
import * as species from '../../../../(site)/[locale]/mushrooms/[slug]/page'
import * as vendor from '../../../../(site)/[locale]/mushrooms/vendor/[slug]/page'
import * as post from '../../../../(site)/[locale]/posts/[slug]/page'
import * as project from '../../../../(site)/[locale]/projects/[slug]/page'
import * as recipe from '../../../../(site)/[locale]/recipes/[slug]/page'

type SlugProps = { params: Promise<{ locale: string; slug: string }> }

type DocumentPage = {
  default: (props: SlugProps) => ReactNode | Promise<ReactNode>
  generateMetadata: (props: SlugProps) => Promise<Metadata>
}

/** The pages that hold lists of the community, by the folder they stand in. */
const pages: Readonly<Record<string, DocumentPage>> = {
  mushrooms: species,
  'mushrooms/product': product,
  'mushrooms/vendor': vendor,
  'mushrooms/growing-guide': guide,
  posts: post,
  projects: project,
  recipes: recipe,
}

type PageProps = {
  params: Promise<{ locale: string; path: string[] }>
  searchParams: Promise<Query>
}

async function pageAt({ params }: PageProps): Promise<{ page: DocumentPage; props: SlugProps }> {
  const { locale, path } = await params
  const slug = path.at(-1) ?? ''
  const page = pages[path.slice(0, -1).join('/')]
  if (!page) notFound()
  return { page, props: { params: Promise.resolve({ locale, slug }) } }
}

/** The page itself is the one to be found. */
export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { page, props: own } = await pageAt(props)
  return { ...(await page.generateMetadata(own)), robots: { index: false, follow: true } }
}

/**
 * A document's page with its lists as the address selects them: their windows, stars and orders (D-36). The same page
 * without a query is static; `rewrites` lead here.
 */
export default async function ListsRoute(props: PageProps) {
  const [{ page, props: own }, query] = await Promise.all([pageAt(props), props.searchParams])
  setListQuery(query)
  const Page = page.default
  return <Page {...own} />
}
