import { isRecord } from './is-record'

/**
 * The id in a relation of Payload: the id itself, a populated document, or `{ relationTo, value }`. Null where it is
 * empty.
 */
export function relatedId(relation: unknown): number | null {
  const named = isRecord(relation) && 'value' in relation ? relation.value : relation
  const id = isRecord(named) ? named.id : named
  return typeof id === 'number' ? id : null
}

/** The ids in a `hasMany` relation. */
export const relatedIds = (relations: unknown): number[] =>
  Array.isArray(relations) ? relations.flatMap((one) => relatedId(one) ?? []) : []
