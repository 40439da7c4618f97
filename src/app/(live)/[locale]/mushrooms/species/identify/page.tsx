import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { limits } from '@/core/limits'
import { archivePaths, identifyPath } from '@/core/paths'
import { firstValue } from '@/core/query'
import { readFind, hasFindAnswers } from '@/features/catalogue/model'
import { IdentifyScreen } from '@/finder/identify/identify-screen'
import { localeOf } from '@/platform/i18n/params'
import { pageMetadata } from '@/platform/seo/metadata'
import { ToolData } from '@/syndication/structured-data/tool-data'
import type { LivePage } from '../../../live-page'

/** Search engines index the first page of the key without a find; the visitor's place and month alone are no find. */
export async function generateMetadata({ params, searchParams }: LivePage): Promise<Metadata> {
  const [locale, query] = await Promise.all([localeOf(params), searchParams])
  const t = await getTranslations({ locale, namespace: 'identify' })
  return {
    ...(await pageMetadata({ locale, path: identifyPath(), title: t('title'), description: t('lead') })),
    ...(hasFindAnswers(query) || query.page !== undefined ? { robots: { index: false, follow: true } } : {}),
  }
}

export default async function IdentifyPage({ params, searchParams }: LivePage) {
  const [locale, query] = await Promise.all([localeOf(params), searchParams])
  const [t, archives] = await Promise.all([
    getTranslations({ locale, namespace: 'identify' }),
    getTranslations({ locale, namespace: 'archive.titles' }),
  ])
  const page = Number(firstValue(query.page))
  return (
    <>
      <ToolData
        locale={locale}
        steps={[
          { name: archives('mushrooms'), path: archivePaths.mushrooms },
          { name: t('title'), path: identifyPath() },
        ]}
        description={t('lead')}
      />
      <IdentifyScreen
        locale={locale}
        find={readFind(query)}
        page={Number.isInteger(page) && page > 0 ? Math.min(page, limits.maxPage) : 1}
      />
    </>
  )
}
