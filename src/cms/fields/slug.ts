import type { FieldHook, TextField } from 'payload'
import { limits } from '@/core/limits'
import { isSlug, reservedSlugs, toSlug } from '@/core/slugs'
import { inLanguage, label } from '../labels'
import { inOwnLanguage } from '../own-language'

const invalid = (characters: number) =>
  label(
    `Use only letters, digits and dashes, at most ${characters}.`,
    `Use solo letras, cifras y guiones, ${characters} como máximo.`,
    `Use apenas letras, algarismos e hífens, no máximo ${characters}.`,
  )

const reserved = label(
  'This word is an address of the site itself. Choose another.',
  'Esta palabra es una dirección del propio sitio. Elija otra.',
  'Esta palavra é um endereço do próprio site. Escolha outra.',
)

type SlugHookArgs = { value?: unknown; siblingData: Record<string, unknown>; originalDoc?: { slug?: unknown } }

type SlugOptions = {
  /** False where the slug alone need not be unique, since a longer path is. */
  readonly unique?: boolean
  /** Reserved route words that the field accepts all the same. */
  readonly allowed?: readonly string[]
  /** The most characters, where fewer than an address may have: filters take some slugs as values. */
  readonly characters?: number
}

const fits = (slug: string, characters: number): boolean => [...slug].length <= characters

const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/**
 * Gives a duplicated document the first free slug (`-copy`, `-copy-2`, …), so that it can be duplicated more than once.
 */
const freeCopy =
  (characters: number): FieldHook =>
  async ({ value, collection, req }) => {
    if (typeof value !== 'string' || !collection) return value as unknown
    for (let copy = 1; ; copy += 1) {
      const ending = copy === 1 ? '-copy' : `-copy-${copy}`
      const slug = `${[...value].slice(0, characters - ending.length).join('')}${ending}`
      const where = { slug: { equals: slug } }
      const { totalDocs } = await req.payload.count({
        collection: collection.slug,
        where,
        overrideAccess: true,
        req: inOwnLanguage(req),
      })
      if (totalDocs === 0) return slug
    }
  }

/**
 * The slug: one per document, not per language (D-21), made from `source` when left empty, rejected
 * when it is a route word (NAV-16) unless listed in `allowed`.
 */
export const slugField = (
  source = 'title',
  { unique = true, allowed = [], characters = limits.slug }: SlugOptions = {},
): TextField => ({
  name: 'slug',
  label: label('Address word (slug)', 'Palabra de la dirección (slug)', 'Palavra do endereço (slug)'),
  type: 'text',
  required: true,
  index: true,
  unique,
  maxLength: characters,
  admin: {
    position: 'sidebar',
    description: label(
      'The last part of the page address. Left empty, it is made from the title.',
      'La última parte de la dirección de la página. Si queda vacía, se forma a partir del título.',
      'A última parte do endereço da página. Se ficar vazia, é formada a partir do título.',
    ),
  },
  hooks: {
    ...(unique ? { beforeDuplicate: [freeCopy(characters)] } : {}),
    beforeValidate: [
      ({ value, siblingData, originalDoc }: SlugHookArgs) => {
        const written = [value, originalDoc?.slug].find(isThere)
        const given = written ?? siblingData[source]
        if (typeof given !== 'string') return given
        // An editor's own slug stays, and fails validation if it is too long; a title becomes a slug, even one of a
        // single word.
        return isThere(written) && isSlug(given) ? given : toSlug(given, characters)
      },
    ],
  },
  validate: (value: unknown, { event, req }: { event?: string; req: { i18n: { language: string } } }) => {
    const { language } = req.i18n
    // The field may be empty while the form is filled in: saving generates the slug.
    if (event === 'onChange' && !isThere(value)) return true
    if (!isSlug(value) || !fits(value, characters)) return inLanguage(invalid(characters), language)
    if (reservedSlugs.has(value.toLowerCase()) && !allowed.includes(value)) return inLanguage(reserved, language)
    return true
  },
})
