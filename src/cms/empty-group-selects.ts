import type { FlattenedField, SelectType } from 'payload'
import { getSelectMode } from 'payload/shared'
import { isRecord } from '@/core/is-record'

type Tree = Readonly<Record<string, unknown>>

/**
 * Extends a `select` by every other group, with nothing selected in it: Payload reads all array rows of a group that is
 * left out, and a species has dozens (OPS-03). `withoutClosedGroups` removes the empty groups from the result.
 */
export function withEmptyGroupSelects(select: SelectType, fields: readonly FlattenedField[]): SelectType {
  if (getSelectMode(select) !== 'include') return select
  const closed: SelectType = { ...select }
  for (const field of fields) {
    if (field.type !== 'group' && field.type !== 'tab') continue
    const own = select[field.name] ?? {}
    if (typeof own === 'object') closed[field.name] = withEmptyGroupSelects(own, field.flattenedFields)
  }
  return closed
}

/** Removes the closed groups from a document, so that it is as `select` alone would return it. */
export function withoutClosedGroups<T extends Tree>(doc: T, select: SelectType, fields: readonly FlattenedField[]): T {
  if (getSelectMode(select) !== 'include') return doc
  const left: Record<string, unknown> = { ...doc }
  for (const field of fields) {
    if (field.type !== 'group' && field.type !== 'tab') continue
    const [own, value] = [select[field.name], left[field.name]]
    if (own === undefined) Reflect.deleteProperty(left, field.name)
    else if (typeof own === 'object' && isRecord(value))
      left[field.name] = withoutClosedGroups(value, own, field.flattenedFields)
  }
  return left as T
}
