import type { FlattenedField, SelectType } from 'payload'
import { getSelectMode } from 'payload/shared'
import { isRecord } from '@/core/is-record'

type Tree = Readonly<Record<string, unknown>>

/**
 * A `select` of some fields that names every other group too, with nothing in it: Payload reads all rows of the arrays
 * in a group that is not named, and a species has dozens of those (OPS-03). What comes back of them is taken out by
 * `withoutClosedGroups`.
 */
export function withClosedGroups(select: SelectType, fields: readonly FlattenedField[]): SelectType {
  if (getSelectMode(select) !== 'include') return select
  const closed: SelectType = { ...select }
  for (const field of fields) {
    if (field.type !== 'group' && field.type !== 'tab') continue
    const own = select[field.name] ?? {}
    if (typeof own === 'object') closed[field.name] = withClosedGroups(own, field.flattenedFields)
  }
  return closed
}

/** A document that was read with closed groups, as `select` alone would have had it. */
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
