import { getTranslations } from 'next-intl/server'
import { articleRoute } from '@/app/article-route'
import { RatingLine } from '@/platform/ratings/rating-line'
import { RecipeData } from '@/syndication/structured-data/recipe-data'

const { generateMetadata, Page } = articleRoute({
  collection: 'recipes',
  speciesTitle: 'recipe.species',
  hasMarkdown: true,
  over: async ({ author }, locale) => {
    const t = await getTranslations({ locale, namespace: 'recipe' })
    return author ? t('by', { author }) : null
  },
  data: (doc, locale, harms) => <RecipeData doc={doc} locale={locale} isWithdrawn={harms} />,
  // A recipe with a harmful species shows no rating (SAF-04).
  actions: (doc, locale, harms) => (harms ? null : <RatingLine rating={doc.aggregateRating} locale={locale} />),
  speciesBelowBlocks: true,
})

export { generateMetadata }
export default Page
