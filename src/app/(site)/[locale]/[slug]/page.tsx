import type { Metadata } from 'next'
import { RenderBlocks } from '@/blocks/render-blocks'
import { findPage } from '@/features/content/server'
import { ArticlePage } from '@/features/content/ui'
import { localeAndSlugOf } from '@/platform/i18n/params'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { documentMetadata } from '@/platform/seo/metadata'

type PageProps = { params: Promise<{ locale: string; slug: string }> }

async function load({ params }: PageProps) {
  const { locale, slug } = await localeAndSlugOf(params)
  const page = slug === 'home' ? null : await findPage(slug, locale)
  if (!page) return movedOrNotFound(locale, `/${slug}`)
  return { locale, page }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, page } = await load(props)
  const { meta, title, slug } = page
  return documentMetadata({ locale, path: `/${slug}`, title, meta })
}

export default async function ContentPage(props: PageProps) {
  const { locale, page } = await load(props)
  return (
    <>
      <ArticlePage article={page} locale={locale} />
      <RenderBlocks blocks={page.layout} locale={locale} />
    </>
  )
}
