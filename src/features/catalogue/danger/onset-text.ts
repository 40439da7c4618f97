import type { Locale } from '@/core/locales'
import type { Mushroom } from '@/payload-types'
import { translatorOf } from '@/platform/i18n/translator'
import { duration } from './duration'
import { onsetOf } from './onset'

/** The onset of a poisoning as a string, or the message that it is unknown. */
export function onsetText(danger: Mushroom['specie']['danger'], locale: Locale): string {
  const t = translatorOf(locale)
  const said = (hours: number): string => {
    const { unit, count } = duration(hours)
    return t(`danger.${unit}`, { count })
  }
  const onset = onsetOf(danger)
  return onset ? t(`danger.${onset.message}`, { from: said(onset.from), to: said(onset.to) }) : t('danger.onsetUnknown')
}
