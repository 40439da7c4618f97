import type { FlattenedField, SelectType } from 'payload'

/** The meta fields for search engines, which repeat what the document says. */
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
 * A `select` that excludes what a list does not show: rich text, blocks, rows with paragraphs, and meta fields. Null
 * where there is nothing to exclude.
 */
export function selectWithoutLongText(fields: readonly FlattenedField[]): SelectType | null {
  const left: SelectType = {}
  for (const field of fields) {
    if (isProse(field)) left[field.name] = false
    else if (field.type === 'group' || field.type === 'tab') {
      const inner = selectWithoutLongText(field.flattenedFields)
      if (inner) left[field.name] = inner
    }
  }
  return Object.keys(left).length > 0 ? left : null
}
