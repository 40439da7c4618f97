import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cut } from '@/core/cut'
import { limits } from '@/core/limits'
import { archivePaths, comparePath } from '@/core/paths'
import { firstValue } from '@/core/query'
import { CompareScreen } from '@/finder/compare/compare-screen'
import { localeOf } from '@/platform/i18n/params'
import { pageMetadata } from '@/platform/seo/metadata'
import { ToolData } from '@/syndication/structured-data/tool-data'
import type { LivePage } from '../../../live-page'

/** Search engines index the page without species, not the thousands of pairs. */
export async function generateMetadata({ params, searchParams }: LivePage): Promise<Metadata> {
  const [locale, { a, b }] = await Promise.all([localeOf(params), searchParams])
  const t = await getTranslations({ locale, namespace: 'compare' })
  return {
    ...(await pageMetadata({ locale, path: comparePath(), title: t('title'), description: t('lead') })),
    ...(a !== undefined || b !== undefined ? { robots: { index: false, follow: true } } : {}),
  }
}

export default async function ComparePage({ params, searchParams }: LivePage) {
  const [locale, { a, b }] = await Promise.all([localeOf(params), searchParams])
  const asked = (value: typeof a): string => cut(firstValue(value).trim(), limits.search.characters)
  const [t, archives] = await Promise.all([
    getTranslations({ locale, namespace: 'compare' }),
    getTranslations({ locale, namespace: 'archive.titles' }),
  ])
  return (
    <>
      <ToolData
        locale={locale}
        steps={[
          { name: archives('mushrooms'), path: archivePaths.mushrooms },
          { name: t('title'), path: comparePath() },
        ]}
        description={t('lead')}
      />
      <CompareScreen locale={locale} a={asked(a)} b={asked(b)} />
    </>
  )
}
