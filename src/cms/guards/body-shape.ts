import type { FlattenedBlocksField } from 'payload'
import { isPlain, isRecord } from '@/core/is-record'
import type { FieldCheck } from './sent-body'

/** The deepest nesting of a document's body; no form is deeper. */
const deepest = 30

const isId = (value: unknown): boolean => typeof value === 'number' || typeof value === 'string'

/** A document by its id, or as a populated relation from an earlier response. */
const isDocument = (value: unknown): boolean => isId(isRecord(value) ? value.id : value)

/** A relation to one of several collections. */
const isRelation = (value: unknown): boolean =>
  isRecord(value) && typeof value.relationTo === 'string' && (value.value === null || isDocument(value.value))

/** Fields that hold one plain value, or a list of such. */
const plainFields: ReadonlySet<string> = new Set([
  'text',
  'textarea',
  'email',
  'code',
  'select',
  'radio',
  'number',
  'checkbox',
])

/** Payload stores any string as `_status`, and lists leave out a document whose status is neither of these. */
const states: readonly unknown[] = ['draft', 'published']

/** Whether a row is a block that the field offers: of any other, Payload stores only the type, and its form breaks. */
function isOffered({ blocks, blockReferences }: FlattenedBlocksField, { blockType }: Record<string, unknown>): boolean {
  const offered = [...(blockReferences ?? []), ...blocks]
  return offered.some((block) => (typeof block === 'string' ? block : block.slug) === blockType)
}

/**
 * Whether a value has the shape of its field (OPS-01): an object for a group or a row, an id for a relation, a plain
 * value for a text. Payload descends into these before it validates, and throws or stores garbage; other plain types
 * are left to its own validation.
 */
export const fitsShape: FieldCheck = ({ field, value, level }) => {
  if (level >= deepest) return false
  if (field.name === '_status') return states.includes(value)
  if (field.type === 'group' || field.type === 'tab') return isRecord(value)
  if (field.type === 'array' || field.type === 'blocks') {
    // A form of the admin sends an empty list as its number of rows.
    if (!Array.isArray(value)) return value === null || typeof value === 'number'
    return value.every((row) => isRecord(row) && (field.type === 'array' || isOffered(field, row)))
  }
  const isList = Array.isArray(value) && 'hasMany' in field && field.hasMany === true
  if (field.type === 'relationship' || field.type === 'upload') {
    // Local calls also name the collection of a relation that has only one (D-24).
    const names = (one: unknown): boolean => isRelation(one) || (!Array.isArray(field.relationTo) && isDocument(one))
    return isList ? value.every(names) : isPlain(value) || names(value)
  }
  if (!plainFields.has(field.type)) return true
  return isList ? value.every((one) => one !== null && isPlain(one)) : isPlain(value)
}
