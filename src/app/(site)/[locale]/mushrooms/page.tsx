import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CatalogueScreen } from '@/cards/catalogue/catalogue-screen'
import { localeOf } from '@/platform/i18n/params'
import { pageMetadata } from '@/platform/seo/metadata'

type PageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'catalogue' })
  return pageMetadata({ locale, path: '/mushrooms', title: t('title'), description: t('lead') })
}

export default async function CataloguePage({ params }: PageProps) {
  return <CatalogueScreen locale={await localeOf(params)} />
}
