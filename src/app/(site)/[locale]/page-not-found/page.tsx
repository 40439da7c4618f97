import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { localizedPath } from '@/core/paths'
import { SearchBox } from '@/finder/search/search-box.client'
import { searchLabels } from '@/finder/search/search-labels'
import { localeOf } from '@/platform/i18n/params'
import NotFoundPage from '../not-found'

type PageProps = { params: Promise<{ locale: string }> }

/**
 * The page server/main.ts sends, with status 404, for every address without a page (NAV-17). Next's own response to
 * `notFound()` is a shell that stays empty without scripts. Its search box finds a species for a visitor who mistyped
 * its address or followed an outdated link (SAF-02).
 */
export default async function PageNotFound({ params }: PageProps) {
  const locale = await localeOf(params)
  const [t, labels] = await Promise.all([getTranslations({ locale, namespace: 'search' }), searchLabels(locale)])
  return (
    <NotFoundPage>
      <SearchBox
        locale={locale}
        action={localizedPath(locale, '/search')}
        labels={labels}
        name={t('title')}
        className="mt-6 max-w-xl"
      />
      <p className="text-muted mt-2">{t('hint')}</p>
    </NotFoundPage>
  )
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'notFound' })
  return { title: t('title'), robots: { index: false } }
}
