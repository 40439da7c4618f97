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
 * Why a job failed, in the language of the admin. Payload keeps the message alone, in English; of a rejected entry it
 * names the fields, and the address by its bare name where another entry has it.
 */
export function failureReason(said: string, language: string): string {
  const start = [one, several].find((words) => said.startsWith(`${words} `))
  if (start === undefined) return said
  const names = said.slice(start.length + 1)
  return names === 'slug' ? inLanguage(texts.taken, language) : fill(inLanguage(texts.invalid, language), { names })
}
