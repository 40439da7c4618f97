import { getTranslations } from 'next-intl/server'
import { articleRoute } from '@/app/article-route'
import { cookedIn } from '@/features/content/model'
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
  eaten: cookedIn,
  data: (doc, locale) => <RecipeData doc={doc} locale={locale} />,
  actions: (doc, locale) => <RatingLine rating={doc.aggregateRating} locale={locale} />,
  speciesBelowBlocks: true,
})

export { generateMetadata }
export default Page
