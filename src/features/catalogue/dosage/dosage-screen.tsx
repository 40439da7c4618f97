import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { dosageCalculatorPath, localizedPath } from '@/core/paths'
import { recordOf } from '@/core/record-of'
import { PageHeader } from '@/ui/patterns/page-header'
import { DosageCalculator, type CalculatorSpecies } from './dosage-calculator.client'
import { calculatorStart } from './start'

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
  'calculate',
  'result',
  'badWeight',
  'source',
] as const

type DosageScreenProps = {
  species: readonly CalculatorSpecies[]
  locale: Locale
  query?: Parameters<typeof calculatorStart>[1]
}

/** The calculator, filled in from the query (NAV-12). */
export async function DosageScreen({ species, locale, query }: DosageScreenProps) {
  const t = await getTranslations({ locale, namespace: 'dosage' })
  const labels = {
    ...recordOf(labelKeys, (key) => t(key)),
    atLeast: String(t.raw('atLeast')),
  }
  return (
    <div className="shell">
      <PageHeader title={t('title')} lead={t('lead')} />
      <DosageCalculator
        species={species}
        path={localizedPath(locale, dosageCalculatorPath())}
        start={calculatorStart(locale, query)}
        labels={labels}
        locale={locale}
      />
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
