import type { FlattenedBlocksField } from 'payload'
import { isPlain, isRecord } from '@/core/is-record'
import type { FieldCheck } from './sent-body'

/** Levels of a document; no form is deeper. */
const deepest = 30

const isId = (value: unknown): boolean => typeof value === 'number' || typeof value === 'string'

/** A document by its id, or as a call with its relations filled gave it. */
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

/** Payload stores any text as the state of a draft, and what is in no state is in no list. */
const states: readonly unknown[] = ['draft', 'published']

/** Whether a row is one of the blocks that a field offers: of any other, Payload stores the kind alone, and its form breaks. */
function isOffered({ blocks, blockReferences }: FlattenedBlocksField, { blockType }: Record<string, unknown>): boolean {
  const offered = [...(blockReferences ?? []), ...blocks]
  return offered.some((block) => (typeof block === 'string' ? block : block.slug) === blockType)
}

/**
 * Whether what was sent is built as its field is (OPS-01): a group is an object, a row of a list too, a relation names a
 * document, and a text is none of these. Payload goes into them before it validates a field and fails, or stores what it
 * cannot use; of other plain kinds its own validation says what is wrong.
 */
export const fitsShape: FieldCheck = ({ field, value, level }) => {
  if (level >= deepest) return false
  if (field.name === '_status') return states.includes(value)
  if (field.type === 'group' || field.type === 'tab') return isRecord(value)
  if (field.type === 'array' || field.type === 'blocks') {
    // A form of the admin sends the number of rows where there are none.
    if (!Array.isArray(value)) return value === null || typeof value === 'number'
    return value.every((row) => isRecord(row) && (field.type === 'array' || isOffered(field, row)))
  }
  const isList = Array.isArray(value) && 'hasMany' in field && field.hasMany === true
  if (field.type === 'relationship' || field.type === 'upload') {
    // Our own calls name a document of one collection with it, too (D-24).
    const names = (one: unknown): boolean => isRelation(one) || (!Array.isArray(field.relationTo) && isDocument(one))
    return isList ? value.every(names) : isPlain(value) || names(value)
  }
  if (!plainFields.has(field.type)) return true
  return isList ? value.every((one) => one !== null && isPlain(one)) : isPlain(value)
}
