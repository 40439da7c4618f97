import { isRecord } from '@/core/is-record'
import type { FieldCheck } from './sent-body'

/** Levels of a document; no form is deeper. */
const deepest = 30

/**
 * Whether what was sent is built as its field is (OPS-01): a group is an object, a row of a list too, and a list of
 * relations names something in each place. Payload goes into all of these before it validates a field, and fails on a null.
 */
export const fitsShape: FieldCheck = ({ field, value, level }) => {
  if (level >= deepest) return false
  if (field.type === 'group' || field.type === 'tab') return isRecord(value)
  if (!Array.isArray(value)) return true
  if (field.type === 'relationship' || field.type === 'upload')
    return value.every((one) => (Array.isArray(field.relationTo) ? isRecord(one) : one !== null && one !== undefined))
  return (field.type !== 'array' && field.type !== 'blocks') || value.every(isRecord)
}
