import { languageTags } from '@/core/locales'
import { inLanguage } from '../labels'

/** Writes moments in the language of the admin. */
export function adminMoment({ language }: { readonly language: string }): (iso: string) => string {
  const format = new Intl.DateTimeFormat(inLanguage(languageTags, language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return (iso) => format.format(new Date(iso))
}
