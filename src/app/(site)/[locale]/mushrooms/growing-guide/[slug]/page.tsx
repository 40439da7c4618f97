import { getTranslations } from 'next-intl/server'
import { articleRoute } from '@/app/article-route'
import { langOf } from '@/cms/fallbacks'
import { GuideStages } from '@/features/content/ui'
import { Section } from '@/ui/patterns/section'

const { generateMetadata, Page } = articleRoute({
  collection: 'growingguides',
  speciesTitle: 'guide.species',
  hasMarkdown: true,
  over: async ({ difficulty }, locale) => {
    const t = await getTranslations({ locale, namespace: 'guide' })
    return difficulty ? t('difficulty', { value: difficulty }) : null
  },
  before: (guide, locale) => <GuideStages guide={guide} locale={locale} />,
  after: async (guide, locale) => {
    const t = await getTranslations({ locale, namespace: 'guide' })
    return (['yield', 'contamination'] as const).map((part) =>
      guide[part] ? (
        <Section key={part} id={part} title={t(part)}>
          <p lang={langOf(guide, part)} className="max-w-2xl">
            {guide[part]}
          </p>
        </Section>
      ) : null,
    )
  },
})

export { generateMetadata }
export default Page
