import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cardCollections } from '@/core/collections'
import { archivePaths, localizedPath } from '@/core/paths'
import { CatalogueScreen } from '@/finder/archive/overview-screen'
import { localeOf } from '@/platform/i18n/params'
import { translatorOf } from '@/platform/i18n/translator'
import { ListingData } from '@/syndication/structured-data/listing-data'
import { pageMetadata } from '@/platform/seo/metadata'

type PageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'catalogue' })
  return pageMetadata({ locale, path: '/mushrooms', title: t('title'), description: t('lead') })
}

export default async function CataloguePage({ params }: PageProps) {
  const locale = await localeOf(params)
  const t = translatorOf(locale)
  return (
    <>
      <ListingData
        locale={locale}
        steps={[{ name: t('catalogue.title'), path: '/mushrooms' }]}
        description={t('catalogue.lead')}
        items={cardCollections.map((collection) => ({
          title: t(`archive.titles.${collection}`),
          href: localizedPath(locale, archivePaths[collection]),
        }))}
      />
      <CatalogueScreen locale={locale} />
    </>
  )
}
