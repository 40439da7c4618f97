import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import type { Mushroom } from '@/payload-types'
import { translatorOf } from '@/platform/i18n/translator'
import { syndromes } from './syndromes.data'

type Told = { readonly text: string; readonly lang: string | undefined }

/**
 * The course of a poisoning and its first aid (SAF-01). Where an editor has written neither, the signs of the syndrome
 * and the advice for every poisoning replace them, so that no harmful species is without help.
 */
export function dangerTexts(
  danger: Mushroom['specie']['danger'],
  locale: Locale,
): { readonly course: Told | null; readonly firstAid: Told } {
  const t = translatorOf(locale)
  const signs = syndromes.find(({ slug }) => slug === danger?.syndrome)?.signs[locale]
  const usual = (text: string): Told => ({ text, lang: undefined })
  return {
    course: danger?.course
      ? { text: danger.course, lang: langOf(danger, 'course') }
      : signs === undefined
        ? null
        : usual(signs),
    firstAid: danger?.firstAid
      ? { text: danger.firstAid, lang: langOf(danger, 'firstAid') }
      : usual(`${t('danger.lead')} ${t('danger.sixHours')}`),
  }
}
