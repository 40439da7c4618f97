import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import type { Mushroom } from '@/payload-types'
import { translatorOf } from '@/platform/i18n/translator'
import { syndromes } from './syndromes.data'

type Told = { readonly text: string; readonly lang: string | undefined }

/**
 * What happens after a meal, and what to do (SAF-01). Where an editor has written neither yet, what is known of the
 * syndrome and what holds of every poisoning stand there: nothing that harms is without help.
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
