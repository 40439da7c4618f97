import type { Danger } from '@/core/dangers'
import type { Locale } from '@/core/locales'
import { translatorOf } from '@/platform/i18n/translator'

/** The harm of a species, after its title; an unpublished species has no title (SAF-04). */
export function harmText(title: string | undefined, grade: Danger, locale: Locale): string {
  const harm = translatorOf(locale)(`danger.${grade}`)
  return title ? `${title}: ${harm}` : harm
}
