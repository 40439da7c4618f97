import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RenderBlocks } from '@/blocks/render-blocks'
import { documentPath } from '@/core/paths'
import { findProject } from '@/features/content/server'
import { ArticlePage } from '@/features/content/ui'
import { formatDay } from '@/platform/i18n/format'
import { localeAndSlugOf } from '@/platform/i18n/params'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { documentMetadata } from '@/platform/seo/metadata'
import { RelatedSpecies } from '../../related-species'

type PageProps = { params: Promise<{ locale: string; slug: string }> }

async function load({ params }: PageProps) {
  const { locale, slug } = await localeAndSlugOf(params)
  const doc = await findProject(slug, locale)
  if (!doc) return movedOrNotFound(locale, documentPath('projects', slug))
  return { locale, doc }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, doc } = await load(props)
  const { meta, title, slug } = doc
  return documentMetadata({ locale, path: documentPath('projects', slug), title, meta })
}

export default async function ProjectRoute(props: PageProps) {
  const { locale, doc } = await load(props)
  const t = await getTranslations({ locale, namespace: 'project' })
  const over = [
    doc.stage ? t(doc.stage) : null,
    doc.place,
    doc.startedAt ? t('since', { date: formatDay(doc.startedAt, locale) }) : null,
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
