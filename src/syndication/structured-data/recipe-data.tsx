import type { Locale } from '@/core/locales'
import { documentPath } from '@/core/paths'
import { recipeOf, scaledText } from '@/features/content/model'
import type { Recipe } from '@/payload-types'
import { toPlainText } from '@/platform/rich-text/plain-text'
import { breadcrumbList } from '@/platform/seo/structured-data/breadcrumb-list'
import { JsonLd } from '@/platform/seo/structured-data/json-ld'
import { publishedBy } from '@/platform/seo/structured-data/published-by'
import { recipeData } from '@/platform/seo/structured-data/recipe'
import { archiveTrail } from '@/platform/seo/structured-data/trail'
import { ArticleData } from './article-data'

/** The recipe of a page, which is its first block of that kind; a page without one is an article. */
export async function RecipeData({ doc, locale }: { doc: Recipe; locale: Locale }) {
  const path = documentPath('recipes', doc.slug)
  const block = doc.layout?.find(({ blockType }) => blockType === 'recipe')
  if (block?.blockType !== 'recipe') return <ArticleData of="recipes" doc={doc} locale={locale} />
  const recipe = recipeOf(block, locale)
  const cooked = {
    ...recipe,
    yield: recipe.yield && scaledText(recipe.yield, 1, locale),
    ingredients: recipe.ingredients.map(({ text, locale: written }) => scaledText(text, 1, written)),
    sections: recipe.sections.map(({ name, steps }) => ({
      name,
      steps: steps.map(({ text }) => toPlainText(text)).filter(Boolean),
    })),
  }
  const steps = [...archiveTrail('recipes', locale), { name: doc.title, path }]
  return (
    <JsonLd
      things={[
        recipeData(doc, cooked, { locale, path, publisher: await publishedBy(locale) }),
        breadcrumbList(steps, locale),
      ]}
    />
  )
}
