import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RenderBlocks } from '@/blocks/render-blocks'
import { documentPath } from '@/core/paths'
import { findPost } from '@/features/content/server'
import { ArticlePage } from '@/features/content/ui'
import { formatDay } from '@/platform/i18n/format'
import { localeAndSlugOf } from '@/platform/i18n/params'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { documentMetadata } from '@/platform/seo/metadata'
import { RelatedSpecies } from '../../related-species'

type PageProps = { params: Promise<{ locale: string; slug: string }> }

async function load({ params }: PageProps) {
  const { locale, slug } = await localeAndSlugOf(params)
  const doc = await findPost(slug, locale)
  if (!doc) return movedOrNotFound(locale, documentPath('posts', slug))
  return { locale, doc }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, doc } = await load(props)
  const { meta, title, slug } = doc
  return documentMetadata({ locale, path: documentPath('posts', slug), title, meta })
}

export default async function PostRoute(props: PageProps) {
  const { locale, doc } = await load(props)
  const t = await getTranslations({ locale, namespace: 'post' })
  const over = [
    formatDay(doc.publishedAt ?? doc.createdAt, locale),
    doc.author ? t('by', { author: doc.author }) : null,
  ]
    .filter(Boolean)
    .join(' · ')
  const related = (
    <div className="mt-10">
      <RelatedSpecies title={t('species')} species={doc.species} locale={locale} />
    </div>
  )
  return (
    <>
      <ArticlePage article={doc} locale={locale} over={over} after={related} />
      <RenderBlocks blocks={doc.layout} locale={locale} />
    </>
  )
}
