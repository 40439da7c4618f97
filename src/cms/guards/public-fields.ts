/** The type of value a field can be compared with in a filter; other types break one database or the other. */
export type FieldKind = 'id' | 'text' | 'number' | 'date'

type PublicFields = Readonly<Record<string, FieldKind>>

const always: PublicFields = { id: 'id', createdAt: 'date', updatedAt: 'date' }

/** States the fields that callers other than admins may filter and sort a collection by (G2). */
export const publicFields = (fields: PublicFields): { publicFields: PublicFields } => ({ publicFields: fields })

const isPublicFields = (value: unknown): value is PublicFields => typeof value === 'object' && value !== null

/** The filterable fields of a collection, with those that every collection has. */
export const publicFieldsOf = (custom: Record<string, unknown> | undefined): ReadonlyMap<string, FieldKind> => {
  const stated = custom?.publicFields
  return new Map(Object.entries({ ...always, ...(isPublicFields(stated) ? stated : {}) }))
}

const isId = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isSafeInteger(value) && value > 0 && value < 2 ** 31
    : /^[1-9]\d{0,8}$/.test(String(value))

const isNumber = (value: unknown): boolean =>
  typeof value === 'number' ? Number.isFinite(value) : /^-?\d{1,9}(\.\d{1,6})?$/.test(String(value))

const isDate = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value))

const isText = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= 200 && !value.includes('\u0000') && !/\p{Cs}/u.test(value)

const checks = { id: isId, number: isNumber, date: isDate, text: isText } as const satisfies Record<
  FieldKind,
  (value: unknown) => boolean
>

/** Whether a field of this kind can be compared with a value; `null` matches an empty field. */
export const isComparable = (kind: FieldKind, value: unknown): boolean =>
  value === null || (['string', 'number'].includes(typeof value) && checks[kind](value))
