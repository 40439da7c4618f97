import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import ProjectPage from '@/app/(site)/[locale]/projects/[slug]/page'
import ContentPage from '@/app/(site)/[locale]/[slug]/page'
import GuidePage from '@/app/(site)/[locale]/mushrooms/growing-guide/[slug]/page'
import ProductPage from '@/app/(site)/[locale]/mushrooms/product/[slug]/page'
import SpeciesPage from '@/app/(site)/[locale]/mushrooms/[slug]/page'
import VendorPage from '@/app/(site)/[locale]/mushrooms/vendor/[slug]/page'
import HomePage from '@/app/(site)/[locale]/page'
import PostPage from '@/app/(site)/[locale]/posts/[slug]/page'
import RecipePage from '@/app/(site)/[locale]/recipes/[slug]/page'
import { isAdmin } from '@/cms/access/atoms'
import { getCms, showDraftOf } from '@/cms/public-find'
import { memberOf } from '@/cms/session'
import { isPagedCollection, type PagedCollection } from '@/core/paths'
import { isSlug } from '@/core/slugs'
import { localeOf } from '@/platform/i18n/params'
import { RefreshOnSave } from '@/platform/preview/refresh-on-save.client'

type Route = (props: { params: Promise<{ locale: string; slug: string }> }) => ReactNode | Promise<ReactNode>

/** The page of each collection, which shows the draft as it shows what is published. */
const routes: Readonly<Record<PagedCollection, Route>> = {
  pages: ContentPage,
  posts: PostPage,
  growingguides: GuidePage,
  projects: ProjectPage,
  recipes: RecipePage,
  mushrooms: SpeciesPage,
  products: ProductPage,
  vendors: VendorPage,
}

type PreviewProps = { params: Promise<{ locale: string; collection: string; id: string }> }

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** The newest draft of a document as its page will be, for admins; for everybody else there is no such page. */
export default async function Preview({ params }: PreviewProps) {
  const locale = await localeOf(params)
  const { collection, id } = await params
  const user = await memberOf(await headers())
  if (!user || !isAdmin(user) || !isPagedCollection(collection) || !/^\d{1,9}$/.test(id)) notFound()
  const cms = await getCms()
  const draft = await cms.findByID({
    collection,
    id: Number(id),
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  if (!draft || !isSlug(draft.slug)) notFound()
  const { slug } = draft
  showDraftOf({ collection, id: draft.id, slug, user })
  const Page = collection === 'pages' && slug === 'home' ? HomePage : routes[collection]
  return (
    <>
      <RefreshOnSave />
      <Page params={Promise.resolve({ locale, slug })} />
    </>
  )
}
