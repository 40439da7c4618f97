import type {
  CollectionAfterReadHook,
  CollectionBeforeReadHook,
  CollectionConfig,
  FlattenedField,
  GlobalConfig,
  PayloadRequest,
  Plugin,
  TypeWithID,
} from 'payload'
import { documentKey } from '@/core/document-key'
import { isLocale, localeOrder, type Locale } from '@/core/locales'
import { noteFallbacks, type InOneLocale } from './fallbacks'
import { withGlobalHooks, withHooks } from './hooks'
import { isRecord } from '@/core/is-record'

export type Tree = Readonly<Record<string, unknown>>

export type Blocks = Readonly<Record<string, { readonly flattenedFields: readonly FlattenedField[] }>>

type In = { readonly locale: Locale; readonly blocks: Blocks; readonly isLocalized: boolean }

/** The fields of a row in an array or a list of blocks. */
export function fieldsOfRow(field: FlattenedField, row: Tree, blocks: Blocks): readonly FlattenedField[] {
  if (field.type === 'blocks') {
    const slug = String(row.blockType)
    const own = field.blocks.find((block) => block.slug === slug)
    return (own ?? blocks[slug])?.flattenedFields ?? []
  }
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

/** A stored document, whose localized fields hold every locale, reduced to one locale without fallback. */
export function inOneLocale(stored: Tree, fields: readonly FlattenedField[], context: In): Tree {
  const doc: Record<string, unknown> = { ...stored }
  for (const field of fields) if (field.name in stored) doc[field.name] = valueOf(field, stored[field.name], context)
  return doc
}

/** Each document in every locale without fallback, by its key. */
type LocaleNotes = Map<string, readonly InOneLocale[]>

/** The context of a local read after which `langOf` knows the fallbacks of the document and of all that it names. */
export const withFallbacksNoted = (): { readonly localeNotes: LocaleNotes } => ({ localeNotes: new Map() })

/** The notes of a read; null where none are taken. */
const notesOf = ({ localeNotes }: Tree): LocaleNotes | null =>
  localeNotes instanceof Map ? (localeNotes as LocaleNotes) : null

export const areFallbacksNoted = (context: Tree): boolean => notesOf(context) !== null

type Read = { readonly context: Tree; readonly req: PayloadRequest; readonly doc: unknown }
type Kind = { readonly flattenedFields: readonly FlattenedField[] }

function noteLocales({ context, req, doc }: Read, key: string, { flattenedFields }: Kind): void {
  const notes = notesOf(context)
  // The requested document is read first, and whole; a relation to it would be read with fewer fields.
  if (!notes || notes.has(key) || !isLocale(req.locale) || !isRecord(doc)) return
  const { blocks } = req.payload
  notes.set(
    key,
    localeOrder(req.locale).map((locale) => ({
      locale,
      doc: inOneLocale(doc, flattenedFields, { locale, blocks, isLocalized: false }),
    })),
  )
}

function noteStandIns({ context, doc }: Read, key: string): void {
  const docs = notesOf(context)?.get(key)
  if (docs) noteFallbacks(doc, docs)
}

type ReadDocument = Parameters<CollectionBeforeReadHook<TypeWithID> & CollectionAfterReadHook<TypeWithID>>[0]

const keyOf = ({ collection, doc }: Pick<ReadDocument, 'collection' | 'doc'>): string =>
  documentKey(collection.slug, doc.id)

/** Runs after all other hooks, which may return a copy of the document. */
const withNotes = (collection: CollectionConfig): CollectionConfig =>
  withHooks(collection, {
    beforeRead: [(read: ReadDocument) => noteLocales(read, keyOf(read), read.collection)],
    afterRead: [(read: ReadDocument) => noteStandIns(read, keyOf(read))],
  })

/** The same of a global, such as a menu. */
const withGlobalNotes = (global: GlobalConfig): GlobalConfig =>
  withGlobalHooks(global, {
    beforeRead: [(read) => noteLocales(read, documentKey(global.slug, 0), read.global)],
    afterRead: [(read) => noteStandIns(read, documentKey(global.slug, 0))],
  })

/**
 * Lets a page know from one read which strings of its documents are in another locale: the database returns all
 * locales, of which Payload keeps one. Reading a document again per locale took a fifth of a page's time.
 */
export const everyLocalePlugin: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map(withNotes),
  globals: (config.globals ?? []).map(withGlobalNotes),
})
