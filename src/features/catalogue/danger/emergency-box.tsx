import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { formatDay } from '@/platform/i18n/format'
import { PoisonCenters } from './poison-centers.client'
import { poisonLines } from './reads'

/** Whom to call, and the day on which the numbers were checked (SAF-05). */
export async function EmergencyBox({ locale }: { locale: Locale }) {
  const [t, { countries, checkedAt }] = await Promise.all([
    getTranslations({ locale, namespace: 'danger' }),
    poisonLines(locale),
  ])
  if (countries.length === 0) return <p>{t('noCenters')}</p>
  return (
    <div>
      <PoisonCenters
        countries={countries}
        labels={{
          country: t('country'),
          emergency: String(t.raw('emergency')),
          other: t('otherCountry'),
          otherHelp: t('otherCountryHelp'),
        }}
      />
      <p className="mt-3 text-sm">{t('elsewhere')}</p>
      {checkedAt ? (
        <p className="text-muted mt-1 text-sm">{t('checked', { date: formatDay(checkedAt, locale) })}</p>
      ) : null}
    </div>
  )
}
