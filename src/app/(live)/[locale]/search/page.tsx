import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SearchScreen } from '@/cards/search/search-screen'
import { cardCollections } from '@/core/collections'
import { limits } from '@/core/limits'
import { localeOf } from '@/platform/i18n/params'

type PageProps = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const one = (value: string | string[] | undefined): string => (Array.isArray(value) ? (value[0] ?? '') : (value ?? ''))

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'search' })
  return { title: t('title'), robots: { index: false, follow: true } }
}

export default async function SearchPage({ params, searchParams }: PageProps) {
  const [locale, { q, kind, page }] = await Promise.all([localeOf(params), searchParams])
  const number = Number(one(page))
  return (
    <SearchScreen
      locale={locale}
      query={one(q).trim().slice(0, limits.search.characters)}
      kind={cardCollections.find((known) => known === one(kind)) ?? null}
      page={Number.isInteger(number) && number > 0 ? Math.min(number, limits.maxPage) : 1}
    />
  )
}
