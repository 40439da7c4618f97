import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RenderBlocks } from '@/blocks/render-blocks'
import { CardGrid } from '@/cards/cards'
import { documentPath } from '@/core/paths'
import { findProject } from '@/features/content/server'
import { ArticlePage } from '@/features/content/ui'
import { formatDay } from '@/platform/i18n/format'
import { localeAndSlugOf } from '@/platform/i18n/params'
import { populated } from '@/platform/populated'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { pageMetadata } from '@/platform/seo/metadata'
import { Section } from '@/ui/patterns/section'

type PageProps = { params: Promise<{ locale: string; slug: string }> }

async function load({ params }: PageProps) {
  const { locale, slug } = await localeAndSlugOf(params)
  const doc = await findProject(slug, locale)
  if (!doc) return movedOrNotFound(locale, documentPath('projects', slug))
  return { locale, doc }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, doc } = await load(props)
  return pageMetadata({
    locale,
    path: documentPath('projects', doc.slug),
    title: doc.title,
    description: doc.meta?.description,
    image: doc.meta?.image,
  })
}

export default async function ProjectRoute(props: PageProps) {
  const { locale, doc } = await load(props)
  const t = await getTranslations({ locale, namespace: 'project' })
  const species = populated(doc.species)
  const over = [
    doc.stage ? t(doc.stage) : null,
    doc.place,
    doc.startedAt ? t('since', { date: formatDay(doc.startedAt, locale) }) : null,
  ]
    .filter(Boolean)
    .join(' · ')
  const related =
    species.length > 0 ? (
      <Section id="species" title={t('species')}>
        <CardGrid collection="mushrooms" items={species} locale={locale} />
      </Section>
    ) : null
  return (
    <>
      <ArticlePage article={doc} locale={locale} over={over} after={<div className="mt-10">{related}</div>} />
      <RenderBlocks blocks={doc.layout} locale={locale} />
    </>
  )
}
