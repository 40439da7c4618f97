import { APIError } from 'payload'
import { isRecord } from '@/core/is-record'
import type { Refusal } from './refusals'
import { sentFields, type BodyCheck, type SentBody, type SentField } from './sent-body'

const refusal: Refusal = 'refusals.value'

/** Levels of a document; no form is deeper. */
const deepest = 30

function fits({ field, value, level }: SentField): boolean {
  if (level >= deepest) return false
  if (field.type === 'group' || field.type === 'tab') return isRecord(value)
  if (!Array.isArray(value)) return true
  if (field.type === 'relationship' || field.type === 'upload')
    return value.every((one) => (Array.isArray(field.relationTo) ? isRecord(one) : one !== null && one !== undefined))
  return (field.type !== 'array' && field.type !== 'blocks') || value.every(isRecord)
}

/**
 * Whether a document that was sent is built as its fields are: a group is an object, a row of a list too, and a list of
 * relations names something in each place. Payload goes into all of these before it validates a field, and fails on a null.
 */
export const hasShape = ({ data, fields, blocks }: Omit<SentBody, 'req'>): boolean => {
  for (const sent of sentFields(data, fields, blocks)) if (!fits(sent)) return false
  return true
}

/** Rejects a body of another shape than its document (OPS-01). */
export const requireShape: BodyCheck = (body) => {
  if (!hasShape(body)) throw new APIError(refusal, 400, null, true)
}
