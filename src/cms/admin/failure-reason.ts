import { en } from '@payloadcms/translations/languages/en'
import type { FlattenedField } from 'payload'
import { fill } from '@/core/fill'
import type { Localized } from '@/core/locales'
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

/** What a form calls the field at a path, with the number of its row: “Blocks 1” is `layout.0.blockType`. */
function nameAt(path: string, fields: readonly FlattenedField[], language: string): string | null {
  const names: string[] = []
  let below = fields
  for (const step of path.split('.')) {
    const last = names.at(-1)
    if (last !== undefined && /^\d+$/.test(step)) names.splice(-1, 1, `${last} ${Number(step) + 1}`)
    else {
      const field = below.find(({ name }) => name === step)
      const called = field && 'label' in field ? field.label : null
      if (!field || !called) break
      names.push(typeof called === 'string' ? called : inLanguage(called as Localized, language))
      below = 'flattenedFields' in field ? field.flattenedFields : []
    }
  }
  return names.length > 0 ? names.join(' > ') : null
}

/**
 * Why a job failed, in the admin's language. Payload stores only its English message, which lists invalid fields: by their
 * labels, and by their paths those that our own hooks reject, and `slug` where another document has the same.
 */
export function failureReason(said: string, language: string, fields: readonly FlattenedField[] = []): string {
  const start = [one, several].find((words) => said.startsWith(`${words} `))
  if (start === undefined) return said
  const names = said.slice(start.length + 1)
  if (names === 'slug') return inLanguage(texts.taken, language)
  const called = names.split(', ').map((name) => nameAt(name, fields, language) ?? name)
  return fill(inLanguage(texts.invalid, language), { names: called.join(', ') })
}
