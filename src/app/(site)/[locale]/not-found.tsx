import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { isLocale, defaultLocale } from '@/core/locales'
import { archivePaths, localizedPath } from '@/core/paths'
import { PageHeader } from '@/ui/patterns/page-header'

/** Kept small, because Next sends it along with every page, for links that lead nowhere. */
export default async function NotFoundPage({ children }: { children?: ReactNode }) {
  const requested = await getLocale()
  const locale = isLocale(requested) ? requested : defaultLocale
  const t = await getTranslations({ locale, namespace: 'notFound' })
  return (
    <div className="shell">
      <PageHeader title={t('title')} lead={t('text')} over="404">
        {children}
        <p className="mt-8 flex flex-wrap gap-3">
          <a href={localizedPath(locale, archivePaths.mushrooms)} className="button button-primary">
            {t('species')}
          </a>
          <a href={localizedPath(locale, '/')} className="button button-secondary">
            {t('home')}
          </a>
        </p>
      </PageHeader>
    </div>
  )
}
