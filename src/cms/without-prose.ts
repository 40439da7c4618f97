import type { FlattenedField, SelectType } from 'payload'

/** What search engines are told, which says again what the document says. */
const forEngines = 'meta'

const isProse = (field: FlattenedField): boolean =>
  field.name === forEngines ||
  field.type === 'richText' ||
  field.type === 'blocks' ||
  (field.type === 'array' && field.flattenedFields.some(holdsProse))

/** Whether a field of a row has paragraphs in it, itself or in a group. */
const holdsProse = (field: FlattenedField): boolean =>
  field.type === 'textarea' ||
  isProse(field) ||
  ((field.type === 'group' || field.type === 'tab') && field.flattenedFields.some(holdsProse))

/**
 * A `select` that leaves out what a list has no room for: rich text, blocks, rows with paragraphs in them, and what
 * search engines are told. Null where there is nothing of it.
 */
export function withoutProse(fields: readonly FlattenedField[]): SelectType | null {
  const left: SelectType = {}
  for (const field of fields) {
    if (isProse(field)) left[field.name] = false
    else if (field.type === 'group' || field.type === 'tab') {
      const inner = withoutProse(field.flattenedFields)
      if (inner) left[field.name] = inner
    }
  }
  return Object.keys(left).length > 0 ? left : null
}
