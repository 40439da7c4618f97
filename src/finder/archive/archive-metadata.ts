import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { CardCollection } from '@/core/collections'
import type { Locale } from '@/core/locales'
import { hasFeed } from '@/core/collections'
import { archivePagePath, archivePaths } from '@/core/paths'
import { feedFormats, pageMetadata } from '@/platform/seo/metadata'

/** Title and addresses of an archive's page n. */
export async function archiveMetadata(collection: CardCollection, locale: Locale, page: number): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'archive' })
  const title = t(`titles.${collection}`)
  return pageMetadata({
    locale,
    path: archivePagePath(collection, page),
    title: page > 1 ? t('pageTitle', { title, page }) : title,
    description: t(`leads.${collection}`),
    ...(hasFeed(collection) ? { formats: feedFormats(locale, archivePaths[collection]) } : {}),
  })
}
