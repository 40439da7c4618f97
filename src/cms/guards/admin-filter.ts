import { getFieldByPath, type FlattenedField } from 'payload'
import { isPlain, isRecord } from '@/core/is-record'
import { comparedFields, listOperators, reject } from './filter-tree'

/** More than any list of the admin makes. */
const bounds = { depth: 10, nodes: 1000 } as const

/**
 * Whether Payload can make a date of a value, or no value: otherwise it makes an invalid date, on which databases fail.
 */
const isDateOrNone = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  value === 'null' ||
  (['string', 'number'].includes(typeof value) && !Number.isNaN(new Date(value as string | number).getTime()))

/** A document of one of several collections, in the form of the admin's own filter. */
const isNamed = (value: unknown): boolean =>
  isRecord(value) && typeof value.relationTo === 'string' && isPlain(value.value)

/** Geographic operators, which no field of ours supports. */
const ofPlaces: ReadonlySet<string> = new Set(['near', 'within', 'intersects'])

function fits(field: FlattenedField | undefined, operator: string, operand: unknown): boolean {
  if (ofPlaces.has(operator)) return field?.type === 'point'
  if (operator === 'all' && !(field && 'hasMany' in field && field.hasMany)) return false
  if (operator === 'exists') return isPlain(operand)
  if (field && 'relationTo' in field && Array.isArray(field.relationTo))
    return operand === null || (operator === 'equals' && isNamed(operand))
  const values: unknown[] = listOperators.has(operator) || operator === 'all' ? [operand].flat() : [operand]
  return values.every((value) => isPlain(value) && (field?.type !== 'date' || isDateOrNone(value)))
}

/**
 * Checks the filter of an admin, who may compare any field: Payload fails on values that are none of the field's kind, and
 * on operators that the field does not know (ERR-01).
 * @throws APIError 400
 */
export function checkAdminWhere(where: unknown, fields: FlattenedField[]): void {
  for (const [path, comparisons] of comparedFields(where, bounds)) {
    const field = getFieldByPath({ fields, path })?.field
    for (const [operator, operand] of Object.entries(comparisons))
      if (!fits(field, operator, operand)) reject('refusals.filterValue')
  }
}
