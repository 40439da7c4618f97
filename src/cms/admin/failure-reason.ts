import { en } from '@payloadcms/translations/languages/en'
import { fill } from '@/core/fill'
import { inLanguage, label } from '../labels'

const texts = {
  invalid: label(
    'This has to be put right first: {names}',
    'Antes hay que corregir: {names}',
    'Antes é preciso corrigir: {names}',
  ),
  taken: label(
    'Another entry has this address (slug).',
    'Otra entrada tiene esta dirección (slug).',
    'Outra entrada tem este endereço (slug).',
  ),
} as const

const { followingFieldsInvalid_one: one, followingFieldsInvalid_other: several } = en.translations.error

/**
 * Why a job failed, in the admin's language. Payload stores only its English message: for invalid fields their labels,
 * and just `slug` where another document has the same.
 */
export function failureReason(said: string, language: string): string {
  const start = [one, several].find((words) => said.startsWith(`${words} `))
  if (start === undefined) return said
  const names = said.slice(start.length + 1)
  return names === 'slug' ? inLanguage(texts.taken, language) : fill(inLanguage(texts.invalid, language), { names })
}
