import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RenderBlocks } from '@/blocks/render-blocks'
import { CardGrid } from '@/cards/cards'
import { documentPath } from '@/core/paths'
import { findGuide } from '@/features/content/server'
import { ArticlePage, GuideStages } from '@/features/content/ui'
import { localeAndSlugOf } from '@/platform/i18n/params'
import { populated } from '@/platform/populated'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { pageMetadata } from '@/platform/seo/metadata'
import { Section } from '@/ui/patterns/section'

type PageProps = { params: Promise<{ locale: string; slug: string }> }

async function load({ params }: PageProps) {
  const { locale, slug } = await localeAndSlugOf(params)
  const guide = await findGuide(slug, locale)
  if (!guide) return movedOrNotFound(locale, documentPath('growingguides', slug))
  return { locale, guide }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, guide } = await load(props)
  return pageMetadata({
    locale,
    path: documentPath('growingguides', guide.slug),
    title: guide.title,
    description: guide.meta?.description,
    image: guide.meta?.image,
  })
}

export default async function GuideRoute(props: PageProps) {
  const { locale, guide } = await load(props)
  const t = await getTranslations({ locale, namespace: 'guide' })
  const species = populated(guide.species)
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
      {species.length > 0 ? (
        <Section id="species" title={t('species')}>
          <CardGrid collection="mushrooms" items={species} locale={locale} />
        </Section>
      ) : null}
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
