import { isRecord } from './is-record'

/**
 * The id of what a relation of Payload names: alone, read along as a document, or beside its collection as
 * `{ relationTo, value }`. Null where it names nothing.
 */
export function relatedId(relation: unknown): number | null {
  const named = isRecord(relation) && 'value' in relation ? relation.value : relation
  const id = isRecord(named) ? named.id : named
  return typeof id === 'number' ? id : null
}

/** The ids of what a relation to many names. */
export const relatedIds = (relations: unknown): number[] =>
  Array.isArray(relations) ? relations.flatMap((one) => relatedId(one) ?? []) : []
