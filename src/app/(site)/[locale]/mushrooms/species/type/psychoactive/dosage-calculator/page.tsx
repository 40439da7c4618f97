import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { languageTags } from '@/core/locales'
import { archivePaths, dosageCalculatorPath, localizedPath } from '@/core/paths'
import { psychoactivePotencies } from '@/features/catalogue/server'
import { DosageCalculator } from '@/features/catalogue/ui'
import { localeOf } from '@/platform/i18n/params'
import { pageMetadata } from '@/platform/seo/metadata'
import { ToolData } from '@/syndication/structured-data/tool-data'
import { PageHeader } from '@/ui/patterns/page-header'

type PageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'dosage' })
  return pageMetadata({ locale, path: dosageCalculatorPath(), title: t('title'), description: t('lead') })
}

const labelKeys = [
  'ageQuestion',
  'ageConfirm',
  'species',
  'chooseSpecies',
  'unknownSpecies',
  'weight',
  'unit',
  'grams',
  'ounces',
  'material',
  'dried',
  'fresh',
  'water',
  'waterHint',
  'compound',
  'low',
  'typical',
  'high',
  'unknown',
  'result',
  'badWeight',
  'source',
] as const

type LabelKey = (typeof labelKeys)[number]

export default async function DosageCalculatorPage({ params }: PageProps) {
  const locale = await localeOf(params)
  const [t, site, species] = await Promise.all([
    getTranslations({ locale, namespace: 'dosage' }),
    getTranslations({ locale, namespace: 'archive.titles' }),
    psychoactivePotencies(locale),
  ])
  const labels = {
    ...(Object.fromEntries(labelKeys.map((key) => [key, t(key)])) as Record<LabelKey, string>),
    atLeast: String(t.raw('atLeast')),
  }
  return (
    <div className="shell">
      <ToolData
        locale={locale}
        steps={[
          { name: site('mushrooms'), path: archivePaths.mushrooms },
          { name: t('title'), path: dosageCalculatorPath() },
        ]}
        description={t('lead')}
      />
      <PageHeader title={t('title')} lead={t('lead')} />
      <DosageCalculator species={species} labels={labels} languageTag={languageTags[locale]} />
      <noscript>
        <p className="text-muted mt-4">{t('noScript')}</p>
      </noscript>
      <div className="prose mt-12">
        <h2>{t('limitsTitle')}</h2>
        <p>{t('limits')}</p>
        <h2>{t('interactionsTitle')}</h2>
        <p>{t('interactions')}</p>
        <h2>{t('emergencyTitle')}</h2>
        <p>{t('emergency')}</p>
        <h2>{t('lawTitle')}</h2>
        <p>{t('law')}</p>
        <p>
          <a href={localizedPath(locale, '/harm-reduction')}>{t('harmReduction')}</a>
        </p>
      </div>
    </div>
  )
}
