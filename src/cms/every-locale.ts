import type {
  CollectionBeforeReadHook,
  CollectionConfig,
  CollectionSlug,
  FlattenedField,
  Plugin,
  TypeWithID,
} from 'payload'
import { isLocale, localeOrder, type Locale } from '@/core/locales'
import type { InOneLocale } from './fallbacks'
import { isRecord } from '@/core/is-record'

type Tree = Readonly<Record<string, unknown>>

type Blocks = Readonly<Record<string, { readonly flattenedFields: readonly FlattenedField[] }>>

type In = { readonly locale: Locale; readonly blocks: Blocks; readonly isLocalized: boolean }

/** The fields that a row of a list of blocks or of an array has. */
function fieldsOfRow(field: FlattenedField, row: Tree, blocks: Blocks): readonly FlattenedField[] {
  if (field.type === 'blocks') return blocks[String(row.blockType)]?.flattenedFields ?? []
  return 'flattenedFields' in field ? field.flattenedFields : []
}

function valueOf(field: FlattenedField, stored: unknown, context: In): unknown {
  const isLocalized = Boolean(field.localized) && !context.isLocalized
  const value = isLocalized ? (isRecord(stored) ? stored[context.locale] : undefined) : stored
  const inner = { ...context, isLocalized: isLocalized || context.isLocalized }
  if (Array.isArray(value) && (field.type === 'array' || field.type === 'blocks'))
    return value.map((row: unknown) =>
      isRecord(row) ? inOneLocale(row, fieldsOfRow(field, row, context.blocks), inner) : row,
    )
  return isRecord(value) && (field.type === 'group' || field.type === 'tab')
    ? inOneLocale(value, field.flattenedFields, inner)
    : value
}

/** A document as the database holds it, with each localized field once a language, in one language alone. */
export function inOneLocale(stored: Tree, fields: readonly FlattenedField[], context: In): Tree {
  const doc: Record<string, unknown> = { ...stored }
  for (const field of fields) if (field.name in stored) doc[field.name] = valueOf(field, stored[field.name], context)
  return doc
}

/** What a read of one document leaves in the context of its request: the document in each language alone. */
export type LocaleNotes = { readonly collection: CollectionSlug; docs: readonly InOneLocale[] }

export const localeNotes = (collection: CollectionSlug): LocaleNotes => ({ collection, docs: [] })

const isNotes = (value: unknown): value is LocaleNotes => isRecord(value) && Array.isArray(value.docs)

/** Only the requested document is noted, which is read before all that it names. */
const noteLocales: CollectionBeforeReadHook<TypeWithID> = ({ doc, context, req, collection }) => {
  const notes = context.localeNotes
  if (!isNotes(notes) || notes.collection !== collection.slug || notes.docs.length > 0) return
  if (!isLocale(req.locale)) return
  notes.docs = localeOrder(req.locale).map((locale) => ({
    locale,
    doc: inOneLocale({ ...doc }, collection.flattenedFields, {
      locale,
      blocks: req.payload.blocks,
      isLocalized: false,
    }),
  }))
}

const withNotes = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: { ...collection.hooks, beforeRead: [...(collection.hooks?.beforeRead ?? []), noteLocales] },
})

/**
 * Lets a page know from one read which strings of its document are in another locale: the database returns all
 * locales, of which Payload keeps one. To read it again in each took a fifth of a page.
 */
export const everyLocalePlugin: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map(withNotes),
})
