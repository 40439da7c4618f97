import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { citedIn } from '@/blocks/cited'
import { RenderBlocks } from '@/blocks/render-blocks'
import { findPage, siteFrame } from '@/features/content/server'
import { localeOf } from '@/platform/i18n/params'
import { HomeData } from '@/syndication/structured-data/home-data'
import { ownMeta, pageMetadata } from '@/platform/seo/metadata'

type PageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  const [page, { settings }] = await Promise.all([findPage('home', locale), siteFrame(locale)])
  const { siteName } = settings
  const title = ownMeta(page?.meta, 'title')
  return pageMetadata({
    locale,
    path: '/',
    title: title ? `${siteName} · ${title}` : siteName,
    absolute: true,
    description: ownMeta(page?.meta, 'description') ?? (settings.description || page?.meta?.description),
  })
}

export default async function HomePage({ params }: PageProps) {
  const locale = await localeOf(params)
  const page = await findPage('home', locale)
  if (!page) notFound()
  return (
    <>
      <HomeData locale={locale} />
      <h1 className="sr-only">{page.title}</h1>
      <RenderBlocks blocks={page.layout} locale={locale} citations={citedIn(page)} />
    </>
  )
}
