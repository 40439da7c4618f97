import type { Locale } from '@/core/locales'
import { documentPath } from '@/core/paths'
import type { Recipe } from '@/payload-types'
import { breadcrumbList } from '@/platform/seo/structured-data/breadcrumb-list'
import { JsonLd } from '@/platform/seo/structured-data/json-ld'
import { publishedBy } from '@/platform/seo/structured-data/published-by'
import { archiveTrail } from '@/platform/seo/structured-data/trail'
import { ArticleData } from './article-data'
import { isRecipe, recipeThing } from './recipe-things'

type RecipeDataProps = {
  doc: Recipe
  locale: Locale
  /** Whether it cooks a harmful species: then no recipe is published, so that no assistant cooks it (SAF-04). */
  isWithdrawn?: boolean
}

/** A page's first recipe block as a `Recipe`; a page without one is an article. */
export async function RecipeData({ doc, locale, isWithdrawn = false }: RecipeDataProps) {
  const path = documentPath('recipes', doc.slug)
  const steps = [...archiveTrail('recipes', locale), { name: doc.title, path }]
  if (isWithdrawn) return <JsonLd things={[breadcrumbList(steps, locale)]} />
  const block = doc.layout?.find(isRecipe)
  if (!block) return <ArticleData of="recipes" doc={doc} locale={locale} />
  const place = { locale, path, publisher: await publishedBy(locale) }
  return <JsonLd things={[recipeThing(doc, block, place), breadcrumbList(steps, locale)]} />
}
