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
  /** False where only a longer path is unique. */
  readonly unique?: boolean
  /** Route words that it may be all the same. */
  readonly allowed?: readonly string[]
  /** How many it may have: those that filters take as values, fewer than an address. */
  readonly characters?: number
}

const fits = (slug: string, characters: number): boolean => [...slug].length <= characters

const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** A copy of an entry gets the first address that is free, so that it can be copied more than once. */
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
        // A slug that an editor wrote stays, and is rejected when it is too long; of a title, even of one word, one is made.
        return isThere(written) && isSlug(given) ? given : toSlug(given, characters)
      },
    ],
  },
  validate: (value: unknown, { event, req }: { event?: string; req: { i18n: { language: string } } }) => {
    const { language } = req.i18n
    // While a form is filled in it may be empty: the save makes it.
    if (event === 'onChange' && !isThere(value)) return true
    if (!isSlug(value) || !fits(value, characters)) return inLanguage(invalid(characters), language)
    if (reservedSlugs.has(value.toLowerCase()) && !allowed.includes(value)) return inLanguage(reserved, language)
    return true
  },
})
