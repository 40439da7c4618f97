import {
  ValidationError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type Plugin,
} from 'payload'
import { isRecord } from '@/core/is-record'
import { isLocale } from '@/core/locales'
import { withGlobalHooks, withHooks } from '../hooks'

type Data = Record<string, unknown>
export type Fields = readonly FlattenedField[]
/** The blocks of the configuration by slug; an unknown block type has no fields. */
export type Blocks = Readonly<Record<string, { readonly flattenedFields: Fields } | undefined>>

type SentField = {
  readonly field: FlattenedField
  readonly value: unknown
  /** The object that holds the value, and its key there, so that a check can replace it. */
  readonly place: readonly [row: Data, key: string]
  /** As `layout.title`, without row indexes. */
  readonly path: string
  /** How many fields contain it. */
  readonly level: number
}

/**
 * Where the values of a field are in a body: one per locale where the document is sent with several. Where other keys
 * are mixed with the locales, Payload's reading depends on the call, so the whole object is checked as well.
 */
function placesOf(field: FlattenedField, row: Data): (readonly [Data, string])[] {
  const own = [row, field.name] as const
  const value = row[field.name]
  if (!('localized' in field && field.localized) || !isRecord(value)) return [own]
  const keys = Object.keys(value)
  const translations = keys.filter(isLocale).map((locale) => [value, locale] as const)
  return keys.length > 0 && translations.length === keys.length ? translations : [own, ...translations]
}

const rowsOf = (value: unknown): Data[] => (Array.isArray(value) ? value : [value]).filter(isRecord)

function fieldsWithin(field: FlattenedField, row: Data, blocks: Blocks): Fields {
  if (field.type === 'blocks')
    return (typeof row.blockType === 'string' && blocks[row.blockType]?.flattenedFields) || []
  return 'flattenedFields' in field ? field.flattenedFields : []
}

/** Every field in a body, each before those inside it. Unknown keys are skipped, as Payload does. */
export function* sentFields(
  data: Data,
  fields: Fields,
  blocks: Blocks,
  above: readonly string[] = [],
): Generator<SentField> {
  for (const field of fields) {
    if (!Object.hasOwn(data, field.name)) continue
    const path = [...above, field.name]
    for (const [row, key] of placesOf(field, data)) {
      const value = row[key]
      if (value === undefined) continue
      yield { field, value, place: [row, key], path: path.join('.'), level: above.length }
      for (const inner of rowsOf(value)) yield* sentFields(inner, fieldsWithin(field, inner, blocks), blocks, path)
    }
  }
}

/**
 * Types and forms allow null for a list, but Payload's adapter looks for `$push` in it and throws, so it becomes [].
 */
function emptyNullLists(data: Data, fields: Fields, blocks: Blocks): void {
  for (const { field, value, place } of sentFields(data, fields, blocks)) {
    const [row, key] = place
    if (value === null && (field.type === 'array' || field.type === 'blocks')) row[key] = []
  }
}

/** Whether a field of a body can be stored as it was sent. */
export type FieldCheck = (sent: SentField, req: PayloadRequest) => boolean

/**
 * Checks each field that a REST or GraphQL call sends to any collection or global, before Payload or another hook reads
 * it; local calls are checked by their types. A failing field is rejected by its path (ValidationError, 400). Null row
 * times are dropped, so that the server sets them, and in every call a null list becomes an empty one.
 */
export function beforeEveryWrite(...checks: readonly FieldCheck[]): Plugin {
  const check = (args: unknown, fields: Fields, req: PayloadRequest): void => {
    const data = isRecord(args) ? args.data : null
    if (!isRecord(data)) return
    const blocks: Blocks = req.payload.blocks
    emptyNullLists(data, fields, blocks)
    if (req.payloadAPI === 'local') return
    if (data.createdAt === null) delete data.createdAt
    if (data.updatedAt === null) delete data.updatedAt
    for (const sent of sentFields(data, fields, blocks)) {
      if (checks.every((holds) => holds(sent, req))) continue
      const errors = [{ message: req.t('validation:invalidInput'), path: sent.path }]
      throw new ValidationError({ errors, req }, req.t)
    }
  }
  const ofCollection: CollectionBeforeOperationHook = ({ args, collection: { flattenedFields }, req }) => {
    check(args, flattenedFields, req)
  }
  const ofGlobal: GlobalBeforeOperationHook = ({ args, global: { flattenedFields }, req }) => {
    check(args, flattenedFields, req)
  }
  return (config) => ({
    ...config,
    collections: (config.collections ?? []).map((one) => withHooks(one, { beforeOperation: [ofCollection] }, 'first')),
    globals: (config.globals ?? []).map((one) => withGlobalHooks(one, { beforeOperation: [ofGlobal] }, 'first')),
  })
}
