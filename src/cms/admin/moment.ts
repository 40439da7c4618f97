import { languageTags } from '@/core/locales'
import { inLanguage } from '../labels'

/** Formats times (ISO 8601) in the admin's language. */
export function adminMoment({ language }: { readonly language: string }): (iso: string) => string {
  const format = new Intl.DateTimeFormat(inLanguage(languageTags, language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return (iso) => format.format(new Date(iso))
}
