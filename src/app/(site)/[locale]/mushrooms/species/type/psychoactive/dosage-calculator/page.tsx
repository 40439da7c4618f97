import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { archivePaths, dosageCalculatorPath } from '@/core/paths'
import { psychoactivePotencies } from '@/features/catalogue/server'
import { DosageScreen } from '@/features/catalogue/ui'
import { BreadcrumbBar } from '@/platform/breadcrumbs/breadcrumb-bar'
import { localeOf } from '@/platform/i18n/params'
import { pageMetadata } from '@/platform/seo/metadata'
import { ToolData } from '@/syndication/structured-data/tool-data'

type PageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'dosage' })
  return pageMetadata({ locale, path: dosageCalculatorPath(), title: t('title'), description: t('lead') })
}

export default async function DosageCalculatorPage({ params }: PageProps) {
  const locale = await localeOf(params)
  const [t, site] = await Promise.all([
    getTranslations({ locale, namespace: 'dosage' }),
    getTranslations({ locale, namespace: 'archive.titles' }),
  ])
  return (
    <>
      <ToolData
        locale={locale}
        steps={[
          { name: site('mushrooms'), path: archivePaths.mushrooms },
          { name: t('title'), path: dosageCalculatorPath() },
        ]}
        description={t('lead')}
      />
      <div className="shell pt-6 print:hidden">
        <BreadcrumbBar path={dosageCalculatorPath()} title={t('title')} locale={locale} />
      </div>
      <DosageScreen species={await psychoactivePotencies(locale)} locale={locale} />
    </>
  )
}
