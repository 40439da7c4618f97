import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SearchScreen } from '@/finder/search/search-screen'
import { cardCollections } from '@/core/collections'
import { cut } from '@/core/cut'
import { onOneLine } from '@/core/forbidden-characters'
import { limits } from '@/core/limits'
import { searchPath } from '@/core/paths'
import { firstValue } from '@/core/query'
import { localeOf } from '@/platform/i18n/params'
import { pageMetadata } from '@/platform/seo/metadata'
import type { LivePage } from '../live-page'

export async function generateMetadata({ params }: LivePage): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'search' })
  return {
    ...(await pageMetadata({ locale, path: searchPath(), title: t('title'), description: t('hint') })),
    robots: { index: false, follow: true },
  }
}

/** Cuts the query to its limit and removes control characters, which no page may hold. */
const wanted = (q: string): string => cut(onOneLine(q).trim(), limits.search.characters)

export default async function SearchPage({ params, searchParams }: LivePage) {
  const [locale, { q, kind, page }] = await Promise.all([localeOf(params), searchParams])
  const number = Number(firstValue(page))
  return (
    <SearchScreen
      locale={locale}
      query={wanted(firstValue(q))}
      kind={cardCollections.find((known) => known === firstValue(kind)) ?? null}
      page={Number.isInteger(number) && number > 0 ? Math.min(number, limits.maxPage) : 1}
    />
  )
}
