import type { CollectionSlug, FlattenedField } from 'payload'

/**
 * The paths, for a `where`, of the fields that reference another collection. Fields in blocks are left out, since they
 * cannot be queried.
 */
export function relationsTo(target: CollectionSlug, fields: readonly FlattenedField[], at = ''): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'relationship' || field.type === 'upload')
      return field.relationTo === target ? [`${at}${field.name}`] : []
    if (field.type === 'group' || field.type === 'array' || field.type === 'tab')
      return relationsTo(target, field.flattenedFields, `${at}${field.name}.`)
    return []
  })
}
