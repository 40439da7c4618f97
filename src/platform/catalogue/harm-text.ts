import type { Danger } from '@/core/dangers'
import type { Locale } from '@/core/locales'
import { translatorOf } from '@/platform/i18n/translator'

/** How a species harms, behind its title; one that is not published has none (SAF-04). */
export function harmText(title: string | undefined, grade: Danger, locale: Locale): string {
  const harm = translatorOf(locale)(`danger.${grade}`)
  return title ? `${title}: ${harm}` : harm
}
