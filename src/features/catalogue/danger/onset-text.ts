import type { Locale } from '@/core/locales'
import type { Mushroom } from '@/payload-types'
import { translatorOf } from '@/platform/i18n/translator'
import { duration } from './duration'
import { onsetOf } from './onset'

/** How soon a poisoning shows, in words; that nobody knows it, where nobody does. */
export function onsetText(danger: Mushroom['specie']['danger'], locale: Locale): string {
  const t = translatorOf(locale)
  const said = (hours: number): string => {
    const { unit, count } = duration(hours)
    return t(`danger.${unit}`, { count })
  }
  const onset = onsetOf(danger)
  return onset ? t(`danger.${onset.message}`, { from: said(onset.from), to: said(onset.to) }) : t('danger.onsetUnknown')
}
