import { getTranslations } from 'next-intl/server'
import { articleRoute } from '@/app/article-route'
import { formatDay } from '@/platform/i18n/format'

const { generateMetadata, Page } = articleRoute({
  collection: 'projects',
  speciesTitle: 'project.species',
  hasMarkdown: false,
  over: async ({ stage, place, startedAt }, locale) => {
    const t = await getTranslations({ locale, namespace: 'project' })
    const since = startedAt ? t('since', { date: formatDay(startedAt, locale) }) : null
    return [stage ? t(stage) : null, place, since].filter(Boolean).join(' · ')
  },
})

export { generateMetadata }
export default Page
