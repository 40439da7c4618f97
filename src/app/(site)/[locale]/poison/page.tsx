import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { poisonPath } from '@/core/paths'
import { PoisonScreen } from '@/features/catalogue/ui'
import { localeOf } from '@/platform/i18n/params'
import { pageMetadata } from '@/platform/seo/metadata'
import { ToolData } from '@/syndication/structured-data/tool-data'

type PageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'danger' })
  return pageMetadata({ locale, path: poisonPath, title: t('title'), description: t('lead') })
}

export default async function PoisonPage({ params }: PageProps) {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'danger' })
  return (
    <>
      <ToolData locale={locale} steps={[{ name: t('title'), path: poisonPath }]} description={t('lead')} />
      <PoisonScreen locale={locale} />
    </>
  )
}
