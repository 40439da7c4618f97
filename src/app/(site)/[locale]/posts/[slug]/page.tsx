import { getTranslations } from 'next-intl/server'
import { articleRoute } from '@/app/article-route'
import { formatDay } from '@/platform/i18n/format'

const { generateMetadata, Page } = articleRoute({
  collection: 'posts',
  speciesTitle: 'post.species',
  hasMarkdown: true,
  over: async ({ publishedAt, createdAt, author }, locale) => {
    const t = await getTranslations({ locale, namespace: 'post' })
    return [formatDay(publishedAt ?? createdAt, locale), author ? t('by', { author }) : null]
      .filter(Boolean)
      .join(' · ')
  },
})

export { generateMetadata }
export default Page
