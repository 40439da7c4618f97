import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import type { Mushroom } from '@/payload-types'
import { rangeText } from '@/platform/i18n/range-text'
import { Facts } from './facts'

/** How it is grown, where it can be. */
export async function CultivationSection({ species, locale }: { species: Mushroom; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'species' })
  const growing = species.specie.cultivation
  return (
    <div className="grid gap-6">
      {growing?.method ? (
        <p lang={langOf(growing, 'method')} className="max-w-2xl">
          {growing.method}
        </p>
      ) : null}
      {growing?.note ? (
        <p lang={langOf(growing, 'note')} className="text-muted max-w-2xl">
          {growing.note}
        </p>
      ) : null}
      <Facts
        columns="sm:grid-cols-3"
        facts={[
          {
            label: t('difficulty'),
            value: growing?.difficulty ? t('difficultyValue', { value: growing.difficulty }) : null,
          },
          { label: t('colonisation'), value: rangeText(growing?.colonisationTemp, '°C', locale) },
          { label: t('fruiting'), value: rangeText(growing?.fruitingTemp, '°C', locale) },
          { label: t('humidity'), value: rangeText(growing?.humidity, '%', locale) },
          { label: t('daysToFruit'), value: growing?.daysToFruit },
          { label: t('yield'), value: growing?.yield, lang: growing && langOf(growing, 'yield') },
        ]}
      />
    </div>
  )
}
