import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { questions, seasonText, valuesOf } from '@/features/catalogue/model'
import { monthNames } from '@/platform/i18n/format'
import { rangeText } from '@/platform/i18n/range-text'
import { keyLabels } from '../identify/labels'
import type { Side } from './side'

/** The label of each character, and what a species shows in it, as text; empty where it is unknown. */
export async function markValues(locale: Locale) {
  const [labels, calendar] = await Promise.all([keyLabels(locale), getTranslations({ locale, namespace: 'calendar' })])
  const months = monthNames(locale)
  const season = (found: readonly number[]): string =>
    seasonText(found, {
      locale,
      monthName: (month) => months[month - 1]?.long ?? '',
      run: (from, to) => calendar('run', { from, to }),
      allYear: calendar('allYear'),
    })
  /** The months of each hemisphere, with its name. */
  const seasons = (values: readonly string[]): string =>
    labels.halves
      .flatMap(({ value: half, label }) => {
        const found = values.flatMap((value) => (value.startsWith(half) ? [Number(value.slice(half.length + 1))] : []))
        return found.length > 0 ? [`${label}: ${season(found)}`] : []
      })
      .join('; ')
  return {
    label: (at: number): string => labels.questions[at]?.label ?? '',
    of: ({ key, species }: Side, at: number): string => {
      const question = questions[at]?.slug ?? 'month'
      const values = valuesOf(question, key.shows[at] ?? 0)
      const sizes = species.specie.characteristics
      if (question === 'width') return rangeText(sizes?.capDiameter, 'cm', locale) ?? ''
      if (question === 'height') return rangeText(sizes?.stemLength, 'cm', locale) ?? ''
      return question === 'month' ? seasons(values) : labels.values(question, values).join(', ')
    },
  }
}
