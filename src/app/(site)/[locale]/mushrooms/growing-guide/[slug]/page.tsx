import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RenderBlocks } from '@/blocks/render-blocks'
import { documentPath } from '@/core/paths'
import { findGuide } from '@/features/content/server'
import { ArticlePage, GuideStages } from '@/features/content/ui'
import { localeAndSlugOf } from '@/platform/i18n/params'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { documentMetadata } from '@/platform/seo/metadata'
import { Section } from '@/ui/patterns/section'
import { RelatedSpecies } from '../../../related-species'

type PageProps = { params: Promise<{ locale: string; slug: string }> }

async function load({ params }: PageProps) {
  const { locale, slug } = await localeAndSlugOf(params)
  const guide = await findGuide(slug, locale)
  if (!guide) return movedOrNotFound(locale, documentPath('growingguides', slug))
  return { locale, guide }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, guide } = await load(props)
  const { meta, title, slug } = guide
  return documentMetadata({ locale, path: documentPath('growingguides', slug), title, meta })
}

export default async function GuideRoute(props: PageProps) {
  const { locale, guide } = await load(props)
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
      <ArticlePage
        article={guide}
        locale={locale}
        over={over}
        before={<GuideStages guide={guide} locale={locale} />}
        after={closing}
      />
      <RenderBlocks blocks={guide.layout} locale={locale} />
    </>
  )
}
