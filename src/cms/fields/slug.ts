import type { TextField } from 'payload'
import { isSlug, reservedSlugs, toSlug } from '@/core/slugs'
import { inLanguage, label } from '../labels'

const messages = {
  invalid: label(
    'Use only letters, digits and dashes, at most 120.',
    'Usa solo letras, cifras y guiones, 120 como máximo.',
    'Use apenas letras, algarismos e hífens, no máximo 120.',
  ),
  reserved: label(
    'This word is an address of the site itself. Choose another.',
    'Esta palabra es una dirección del propio sitio. Elige otra.',
    'Esta palavra é um endereço do próprio site. Escolha outra.',
  ),
} as const

type SlugHookArgs = { value?: unknown; siblingData: Record<string, unknown>; originalDoc?: { slug?: unknown } }

/**
 * The slug: one per document, not per language (decision 21), made from `source` when left empty, refused
 * when it is a route word (NAV-16) unless listed in `allowed`.
 */
export const slugField = (source = 'title', options: { unique?: boolean; allowed?: string[] } = {}): TextField => ({
  name: 'slug',
  label: label('Address word (slug)', 'Palabra de la dirección (slug)', 'Palavra do endereço (slug)'),
  type: 'text',
  required: true,
  index: true,
  unique: options.unique ?? true,
  maxLength: 120,
  admin: {
    position: 'sidebar',
    description: label(
      'The last part of the page address. Left empty, it is made from the title.',
      'La última parte de la dirección de la página. Si queda vacía, se forma a partir del título.',
      'A última parte do endereço da página. Se ficar vazia, é formada a partir do título.',
    ),
  },
  hooks: {
    beforeValidate: [
      ({ value, siblingData, originalDoc }: SlugHookArgs) => {
        const given = [value, originalDoc?.slug, siblingData[source]].find((each) => each != null && each !== '')
        return typeof given === 'string' && !isSlug(given) ? toSlug(given) : given
      },
    ],
  },
  validate: (value: unknown, { req }: { req: { i18n: { language: string } } }) => {
    const language = req.i18n.language
    if (!isSlug(value)) return inLanguage(messages.invalid, language)
    if (reservedSlugs.has(value.toLowerCase()) && !options.allowed?.includes(value))
      return inLanguage(messages.reserved, language)
    return true
  },
})
