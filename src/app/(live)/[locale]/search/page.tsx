import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SearchScreen } from '@/finder/search/search-screen'
import { cardCollections } from '@/core/collections'
import { cut } from '@/core/cut'
import { limits } from '@/core/limits'
import { searchPath } from '@/core/paths'
import { localeOf } from '@/platform/i18n/params'
import { pageMetadata } from '@/platform/seo/metadata'

type PageProps = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const one = (value: string | string[] | undefined): string => (Array.isArray(value) ? (value[0] ?? '') : (value ?? ''))

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'search' })
  return {
    ...(await pageMetadata({ locale, path: searchPath(), title: t('title'), description: t('hint') })),
    robots: { index: false, follow: true },
  }
}

export default async function SearchPage({ params, searchParams }: PageProps) {
  const [locale, { q, kind, page }] = await Promise.all([localeOf(params), searchParams])
  const number = Number(one(page))
  return (
    <SearchScreen
      locale={locale}
      query={cut(one(q).trim(), limits.search.characters)}
      kind={cardCollections.find((known) => known === one(kind)) ?? null}
      page={Number.isInteger(number) && number > 0 ? Math.min(number, limits.maxPage) : 1}
    />
  )
}
