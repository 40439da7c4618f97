import type { Danger } from '@/core/dangers'
import type { Locale } from '@/core/locales'
import { translatorOf } from '@/platform/i18n/translator'
import { escapeMarkdown } from '@/platform/rich-text/markdown'

/** How a species harms, in bold, behind its title; one that is not published has none (SAF-04). */
export function harmLine(title: string | undefined, grade: Danger, locale: Locale): string {
  const harm = translatorOf(locale)(`danger.${grade}`)
  return `**${escapeMarkdown(title === undefined ? harm : `${title}: ${harm}`)}**`
}
