import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { citedIn } from '@/blocks/cited'
import { renderInnerBlock } from '@/blocks/inner-blocks'
import { RenderBlocks } from '@/blocks/render-blocks'
import { documentPath } from '@/core/paths'
import { findRecipe } from '@/features/content/server'
import { ArticlePage } from '@/features/content/ui'
import { PageActions } from '@/platform/marks/page-actions'
import { CommunitySections } from '@/features/community/ui'
import { RatingLine } from '@/platform/ratings/rating-line'
import { RelatedSpecies } from '@/finder/of-species/related-species'
import { localeAndSlugOf } from '@/platform/i18n/params'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { RecipeData } from '@/syndication/structured-data/recipe-data'
import { documentMetadata, markdownFormat } from '@/platform/seo/metadata'

type PageProps = { params: Promise<{ locale: string; slug: string }> }

async function load({ params }: PageProps) {
  const { locale, slug } = await localeAndSlugOf(params)
  const doc = await findRecipe(slug, locale)
  if (!doc) return movedOrNotFound(locale, documentPath('recipes', slug))
  return { locale, doc }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale, doc } = await load(props)
  const { meta, title, slug, lead } = doc
  const path = documentPath('recipes', slug)
  return documentMetadata({ locale, path, title, meta, lead, formats: markdownFormat(locale, path) })
}

export default async function RecipeRoute(props: PageProps) {
  const { locale, doc } = await load(props)
  const citations = citedIn(doc)
  const t = await getTranslations({ locale, namespace: 'recipe' })
  return (
    <>
      <RecipeData doc={doc} locale={locale} />
      <ArticlePage
        article={doc}
        path={documentPath('recipes', doc.slug)}
        locale={locale}
        citations={citations}
        renderBlock={renderInnerBlock}
        over={doc.author ? t('by', { author: doc.author }) : null}
        actions={
          <>
            <RatingLine rating={doc.aggregateRating} locale={locale} />
            <PageActions collection="recipes" doc={doc} title={doc.title} locale={locale} />
          </>
        }
      />
      <RenderBlocks blocks={doc.layout} locale={locale} citations={citations} />
      <div className="shell mt-10">
        <RelatedSpecies title={t('species')} species={doc.species} locale={locale} />
        <CommunitySections collection="recipes" doc={doc} locale={locale} />
      </div>
    </>
  )
}
