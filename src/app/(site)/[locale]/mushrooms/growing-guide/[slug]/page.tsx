import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { citedIn } from '@/blocks/cited'
import { renderInnerBlock } from '@/blocks/inner-blocks'
import { RenderBlocks } from '@/blocks/render-blocks'
import { documentPath } from '@/core/paths'
import { findGuide } from '@/features/content/server'
import { CommunitySections } from '@/features/community/ui'
import { ArticlePage, GuideStages } from '@/features/content/ui'
import { localeAndSlugOf } from '@/platform/i18n/params'
import { PageActions } from '@/platform/marks/page-actions'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { ArticleData } from '@/syndication/structured-data/article-data'
import { documentMetadata, markdownFormat } from '@/platform/seo/metadata'
import { Section } from '@/ui/patterns/section'
import { RelatedSpecies } from '@/finder/of-species/related-species'

type PageProps = { params: Promise<{ locale: string; slug: string }> }

async function load({ params }: PageProps) {
  const { locale, slug } = await localeAndSlugOf(params)
  const guide = await findGuide(slug, locale)
  if (!guide) return movedOrNotFound(locale, documentPath('growingguides', slug))
  return { locale, guide }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, guide } = await load(props)
  const { meta, title, slug, lead } = guide
  const path = documentPath('growingguides', slug)
  return documentMetadata({ locale, path, title, meta, lead, formats: markdownFormat(locale, path) })
}

export default async function GuideRoute(props: PageProps) {
  const { locale, guide } = await load(props)
  const citations = citedIn(guide)
  const t = await getTranslations({ locale, namespace: 'guide' })
  const closing = (
    <div className="mt-10">
      {guide.yield ? (
        <Section id="yield" title={t('yield')}>
          <p className="max-w-2xl">{guide.yield}</p>
        </Section>
      ) : null}
      {guide.contamination ? (
        <Section id="contamination" title={t('contamination')}>
          <p className="max-w-2xl">{guide.contamination}</p>
        </Section>
      ) : null}
      <RelatedSpecies title={t('species')} species={guide.species} locale={locale} />
    </div>
  )
  const over = guide.difficulty ? t('difficulty', { value: guide.difficulty }) : null
  return (
    <>
      <ArticleData of="growingguides" doc={guide} locale={locale} />
      <ArticlePage
        article={guide}
        path={documentPath('growingguides', guide.slug)}
        locale={locale}
        citations={citations}
        renderBlock={renderInnerBlock}
        over={over}
        actions={<PageActions collection="growingguides" doc={guide} title={guide.title} locale={locale} />}
        before={<GuideStages guide={guide} locale={locale} />}
        after={closing}
      />
      <RenderBlocks blocks={guide.layout} locale={locale} citations={citations} />
      <div className="shell">
        <CommunitySections collection="growingguides" doc={guide} locale={locale} />
      </div>
    </>
  )
}
