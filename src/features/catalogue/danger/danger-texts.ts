import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import type { Mushroom } from '@/payload-types'
import { translatorOf } from '@/platform/i18n/translator'
import { syndromes } from './syndromes.data'

export type Told = { readonly text: string; readonly lang: string | undefined }

/** The editor's text, preceded by the standard one where it is a fallback from another locale. */
function told(written: string | null | undefined, lang: string | undefined, usual: string | undefined): Told[] {
  const own = written ? [{ text: written, lang }] : []
  return usual !== undefined && (lang !== undefined || own.length === 0)
    ? [{ text: usual, lang: undefined }, ...own]
    : own
}

/**
 * The course of a poisoning and its first aid, in paragraphs (SAF-01). Where an editor has written neither, or not in
 * this locale, they begin with the signs of the syndrome and the advice for every poisoning, so that no harmful species
 * is without help that its visitors can read.
 */
export function dangerTexts(
  danger: Mushroom['specie']['danger'],
  locale: Locale,
): { readonly course: readonly Told[]; readonly firstAid: readonly Told[] } {
  const t = translatorOf(locale)
  const signs = syndromes.find(({ slug }) => slug === danger?.syndrome)?.signs[locale]
  return {
    course: told(danger?.course, danger && langOf(danger, 'course'), signs),
    firstAid: told(
      danger?.firstAid,
      danger && langOf(danger, 'firstAid'),
      `${t('danger.lead')} ${t('danger.sixHours')}`,
    ),
  }
}
