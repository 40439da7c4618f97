import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { citedIn } from '@/blocks/cited'
import { renderInnerBlock } from '@/blocks/inner-blocks'
import { RenderBlocks } from '@/blocks/render-blocks'
import { documentPath } from '@/core/paths'
import { findProject } from '@/features/content/server'
import { CommunitySections } from '@/features/community/ui'
import { ArticlePage } from '@/features/content/ui'
import { formatDay } from '@/platform/i18n/format'
import { localeAndSlugOf } from '@/platform/i18n/params'
import { PageActions } from '@/platform/marks/page-actions'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { ArticleData } from '@/syndication/structured-data/article-data'
import { documentMetadata } from '@/platform/seo/metadata'
import { RelatedSpecies } from '@/finder/of-species/related-species'

type PageProps = { params: Promise<{ locale: string; slug: string }> }

async function load({ params }: PageProps) {
  const { locale, slug } = await localeAndSlugOf(params)
  const doc = await findProject(slug, locale)
  if (!doc) return movedOrNotFound(locale, documentPath('projects', slug))
  return { locale, doc }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, doc } = await load(props)
  const { meta, title, slug, lead } = doc
  return documentMetadata({ locale, path: documentPath('projects', slug), title, meta, lead })
}

export default async function ProjectRoute(props: PageProps) {
  const { locale, doc } = await load(props)
  const citations = citedIn(doc)
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
      <ArticleData of="projects" doc={doc} locale={locale} />
      <ArticlePage
        article={doc}
        path={documentPath('projects', doc.slug)}
        locale={locale}
        citations={citations}
        renderBlock={renderInnerBlock}
        over={over}
        actions={<PageActions collection="projects" doc={doc} title={doc.title} locale={locale} />}
        after={related}
      />
      <RenderBlocks blocks={doc.layout} locale={locale} citations={citations} />
      <div className="shell">
        <CommunitySections collection="projects" doc={doc} locale={locale} />
      </div>
    </>
  )
}
