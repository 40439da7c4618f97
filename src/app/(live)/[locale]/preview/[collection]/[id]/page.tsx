import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { documentPages } from '@/app/document-pages'
import ContentPage from '@/app/(site)/[locale]/[slug]/page'
import HomePage from '@/app/(site)/[locale]/page'
import { isAdmin } from '@/cms/access/atoms'
import { getCms, showDraftOf } from '@/cms/public-find'
import { memberOf } from '@/cms/session'
import { homeSlug, isPagedCollection } from '@/core/paths'
import { isSlug } from '@/core/slugs'
import { localeOf } from '@/platform/i18n/params'
import { RefreshOnSave } from '@/platform/preview/refresh-on-save.client'

type PreviewProps = { params: Promise<{ locale: string; collection: string; id: string }> }

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** The newest draft of a document, rendered as its page will be, for admins; a 404 for all others. */
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
  const pageOfPages = slug === homeSlug ? HomePage : ContentPage
  const Page = collection === 'pages' ? pageOfPages : documentPages[collection].default
  return (
    <>
      <RefreshOnSave />
      <Page params={Promise.resolve({ locale, slug })} />
    </>
  )
}
