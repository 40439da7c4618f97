import { refusalIn } from '@/cms/guards/refusals'
import { defaultLocale, type Locale } from '@/core/locales'
import type { Said } from './fields'
import type { FormState, KeptState } from './state'

const inWordsOf = (said: Said, locale: Locale): string => {
  if (typeof said === 'string') return said
  const { refusal, n, own } = said
  return own?.[locale] ?? own?.[defaultLocale] ?? refusalIn(refusal, locale, n === undefined ? {} : { n })
}

/** Translates a form's state into the locale of the page that shows it, which may differ from that of the form. */
export const translateFormState = ({ values, errors, error }: KeptState, locale: Locale): FormState => ({
  values,
  errors: Object.fromEntries(Object.entries(errors).map(([name, said]) => [name, inWordsOf(said, locale)])),
  error: error === null ? null : inWordsOf(error, locale),
})
