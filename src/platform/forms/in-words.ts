import { refusalIn } from '@/cms/guards/refusals'
import { defaultLocale, type Locale } from '@/core/locales'
import type { Said } from './fields'
import type { FormState, KeptState } from './state'

const inWordsOf = (said: Said, locale: Locale): string => {
  if (typeof said === 'string') return said
  const { refusal, n, own } = said
  return own?.[locale] ?? own?.[defaultLocale] ?? refusalIn(refusal, locale, n === undefined ? {} : { n })
}

/** What a form shows again, in the language of the page that shows it: a visitor may change it on the way there. */
export const inWords = ({ values, errors, error }: KeptState, locale: Locale): FormState => ({
  values,
  errors: Object.fromEntries(Object.entries(errors).map(([name, said]) => [name, inWordsOf(said, locale)])),
  error: error === null ? null : inWordsOf(error, locale),
})
