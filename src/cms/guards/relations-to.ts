import type { CollectionSlug, FlattenedField } from 'payload'

/** Where the fields of a collection name a document of another one, as `where` takes it. What stands in blocks is left out: it is no row. */
export function relationsTo(target: CollectionSlug, fields: readonly FlattenedField[], at = ''): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'relationship' || field.type === 'upload')
      return field.relationTo === target ? [`${at}${field.name}`] : []
    if (field.type === 'group' || field.type === 'array' || field.type === 'tab')
      return relationsTo(target, field.flattenedFields, `${at}${field.name}.`)
    return []
  })
}
