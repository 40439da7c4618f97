import type { CollectionSlug, Field, FieldHook, PayloadRequest, Plugin } from 'payload'
import { defaultLocale } from '@/core/locales'
import { documentKey, parseDocumentKey } from '@/core/document-key'
import { isRecord } from '@/core/is-record'
import { relatedId } from '@/core/relation'
import { nested } from './row-labels'

/** A document by its collection and id, as `posts:7`. */
type Key = string

const keyOf = (collection: unknown, named: unknown): Key | null => {
  const id = relatedId(named)
  return typeof collection === 'string' && id !== null ? documentKey(collection, id) : null
}

/** The key of a relation's value, whether the relation is to one collection or to several. */
const keyIn = (value: unknown, relationTo: unknown): Key | null =>
  isRecord(value) && 'relationTo' in value ? keyOf(value.relationTo, value.value) : keyOf(relationTo, value)

/** The key that a rich-text node itself references: the target of a link, an upload. */
function keyOfNode(node: Record<string, unknown>): Key | null {
  if (node.type === 'upload' || node.type === 'relationship') return keyOf(node.relationTo, node.value)
  const link = node.type === 'link' && isRecord(node.fields) ? node.fields.doc : null
  return isRecord(link) ? keyOf(link.relationTo, link.value) : null
}

const childrenOf = (node: Record<string, unknown>): readonly unknown[] =>
  Array.isArray(node.children) ? node.children : []

/**
 * The keys of all documents that a rich text references outside of its blocks, whose fields have hooks of their own.
 */
export function keysOfText(node: unknown): Key[] {
  if (!isRecord(node)) return []
  if (isRecord(node.root)) return keysOfText(node.root)
  const own = keyOfNode(node)
  return [...(own === null ? [] : [own]), ...childrenOf(node).flatMap(keysOfText)]
}

const emptyParagraph = { type: 'paragraph', version: 1, direction: null, format: '', indent: 0, children: [] }

function withoutNodes(node: unknown, gone: ReadonlySet<Key>): unknown[] {
  if (!isRecord(node)) return [node]
  const children = childrenOf(node).flatMap((child) => withoutNodes(child, gone))
  const key = keyOfNode(node)
  // The text of a link stays; an upload has none.
  if (key !== null && gone.has(key)) return children
  return [Array.isArray(node.children) ? { ...node, children } : node]
}

/** A rich text without links to deleted documents, whose link text stays, and without deleted uploads. */
export function textWithout<Text>(text: Text, gone: ReadonlySet<Key>): Text {
  if (gone.size === 0 || !isRecord(text) || !isRecord(text.root)) return text
  const children = childrenOf(text.root).flatMap((child) => withoutNodes(child, gone))
  return { ...text, root: { ...text.root, children: children.length > 0 ? children : [emptyParagraph] } }
}

/** Those of the documents that do not exist any more. */
async function goneOf(keys: Iterable<Key>, req: PayloadRequest): Promise<Set<Key>> {
  const { payload } = req
  const gone = new Set(keys)
  const named = [...gone].flatMap((key) => parseDocumentKey(key, Object.keys(payload.collections)) ?? [])
  for (const slug of new Set(named.map(({ collection }) => collection))) {
    const collection = slug as CollectionSlug
    const ids = named.flatMap((one) => (one.collection === collection ? one.id : []))
    const { docs } = await payload.db.find<{ id: number }>({
      collection,
      where: { id: { in: ids } },
      select: { id: true },
      pagination: false,
      limit: ids.length,
      sort: 'id',
      locale: defaultLocale,
      req,
    })
    for (const { id } of docs) gone.delete(documentKey(collection, id))
  }
  return gone
}

/**
 * The references that a save may drop: those stored before or, on a restore, those of the version. A new dangling one
 * is an error.
 */
const known = (sent: readonly Key[], stored: readonly Key[], req: PayloadRequest): Key[] =>
  req.context.isRestoringVersion ? [...sent] : sent.filter((key) => stored.includes(key))

const ofText: FieldHook = async ({ value, previousValue, req }) => {
  const text: unknown = value
  return textWithout(text, await goneOf(known(keysOfText(text), keysOfText(previousValue), req), req))
}

const ofList: FieldHook = async ({ value, previousValue, field, req }) => {
  if (!Array.isArray(value) || !('relationTo' in field)) return value as unknown
  const sent: readonly unknown[] = value
  const keys = (list: unknown): Key[] =>
    Array.isArray(list) ? list.flatMap((one) => keyIn(one, field.relationTo) ?? []) : []
  const gone = await goneOf(known(keys(sent), keys(previousValue), req), req)
  const left = sent.filter((one) => !gone.has(keyIn(one, field.relationTo) ?? ''))
  // Where a required list would be left empty, Payload's validation rejects it.
  return left.length === 0 && 'required' in field && field.required ? sent : left
}

/** The required relations of a row, those inside layout fields included. */
const needed = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => {
    if (field.type === 'row' || field.type === 'collapsible') return needed(field.fields)
    const isNeeded = (field.type === 'relationship' || field.type === 'upload') && field.required && !field.hasMany
    return isNeeded ? [field] : []
  })

const isNothing = (value: unknown): boolean => value === null || value === undefined
const isNull = (value: unknown): boolean => value === null

/** Whether a row lacks a relation that it requires, as after the database has set the relation to null. */
const isEmptied = (row: unknown, fields: readonly Field[], user: PayloadRequest['user'], lacks = isNothing): boolean =>
  isRecord(row) &&
  fields.some((field) => {
    if (!('name' in field) || !lacks(row[field.name])) return false
    return field.admin?.condition?.({}, row, { blockData: {}, operation: 'update', path: [], user }) ?? true
  })

/**
 * A save may send emptied rows although reads leave them out: from a form opened before the deletion, or an old
 * version.
 */
const ofRows =
  (fields: readonly Field[]): FieldHook =>
  ({ value, previousValue, req }) => {
    if (!Array.isArray(value)) return value as unknown
    const rows: readonly unknown[] = value
    const stored: readonly unknown[] = Array.isArray(previousValue) ? previousValue : []
    const emptied = new Set(
      stored.flatMap((row) => (isRecord(row) && isEmptied(row, fields, req.user) ? [row.id] : [])),
    )
    const isGone = (row: unknown): boolean =>
      isRecord(row) &&
      isEmptied(row, fields, req.user) &&
      (req.context.isRestoringVersion === true || emptied.has(row.id))
    return rows.filter((row) => !isGone(row))
  }

/**
 * Leaves emptied rows out of a read: otherwise the admin's form would reject a row without its picture before a save
 * could drop it. A field that the query did not select is undefined, and not counted as lacking.
 */
const readRows =
  (fields: readonly Field[]): FieldHook =>
  ({ value, req }) =>
    Array.isArray(value) ? value.filter((row) => !isEmptied(row, fields, req.user, isNull)) : (value as unknown)

type When = 'beforeValidate' | 'afterRead'
type Hooked = { hooks?: Partial<Record<When, FieldHook[]>> }

const first = (field: Hooked, when: When, hook: FieldHook): void => {
  field.hooks = { ...field.hooks, [when]: [hook, ...(field.hooks?.[when] ?? [])] }
}

function forget(fields: Field[], inBlock: boolean): void {
  for (const field of fields) {
    if (field.type === 'richText') first(field, 'beforeValidate', ofText)
    // Outside of blocks, which are JSON, a relation is a database row that is deleted with its document.
    if (inBlock && (field.type === 'relationship' || field.type === 'upload') && field.hasMany)
      first(field, 'beforeValidate', ofList)
    if (field.type === 'array') {
      const relations = needed(field.fields)
      if (relations.length > 0) {
        first(field, 'beforeValidate', ofRows(relations))
        first(field, 'afterRead', readRows(relations))
      }
    }
    forget(nested(field), inBlock || field.type === 'blocks')
  }
}

/**
 * At the next save, drops references to deleted documents: link text stays, a list row that was only an upload or a
 * link goes. Payload would reject every save until an editor finds the place (docs/adr/0150-names-of-what-is-gone.md).
 */
export const danglingReferencesPlugin: Plugin = (config) => {
  for (const { fields } of [...(config.collections ?? []), ...(config.globals ?? [])]) forget(fields, false)
  for (const { fields } of config.blocks ?? []) forget(fields, true)
  return config
}
