import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { localeOf } from '@/platform/i18n/params'
import NotFoundPage from '../not-found'

type PageProps = { params: Promise<{ locale: string }> }

/**
 * The page server/main.ts sends, with status 404, for every address without a page (NAV-17). Next's own response to
 * `notFound()` is a shell that stays empty without scripts.
 */
export default async function PageNotFound({ params }: PageProps) {
  await localeOf(params)
  return <NotFoundPage />
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'notFound' })
  return { title: t('title'), robots: { index: false } }
}
