import type { Metadata } from 'next'
import { citedIn, textsIn } from '@/blocks/cited'
import { renderInnerBlock } from '@/blocks/inner-blocks'
import { RenderBlocks } from '@/blocks/render-blocks'
import { documentPath, safetySlug } from '@/core/paths'
import { scientificNames } from '@/features/catalogue/server'
import { HelpFirst } from '@/features/catalogue/ui'
import { findPage } from '@/features/content/server'
import { ArticlePage } from '@/features/content/ui'
import { localeAndSlugOf } from '@/platform/i18n/params'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { PageData } from '@/syndication/structured-data/article-data'
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
  const { meta, title, slug, lead } = page
  return documentMetadata({ locale, path: `/${slug}`, title, meta, lead, texts: textsIn(page) })
}

export default async function ContentPage(props: PageProps) {
  const { locale, page } = await load(props)
  const citations = citedIn(page)
  return (
    <>
      <PageData doc={page} locale={locale} />
      <ArticlePage
        article={page}
        path={documentPath('pages', page.slug)}
        locale={locale}
        names={await scientificNames()}
        actions={page.slug === safetySlug ? <HelpFirst locale={locale} /> : null}
        citations={citations}
        renderBlock={renderInnerBlock}
      />
      <RenderBlocks blocks={page.layout} locale={locale} citations={citations} />
    </>
  )
}
