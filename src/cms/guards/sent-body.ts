import type { FlattenedField, PayloadRequest, Plugin } from 'payload'
import { isRecord } from '@/core/is-record'
import { isLocale } from '@/core/locales'

type Data = Record<string, unknown>
export type Fields = readonly FlattenedField[]
/** The blocks of the configuration, by their slugs; one that is none of them has no fields. */
export type Blocks = Readonly<Record<string, { readonly flattenedFields: Fields } | undefined>>

export type SentField = {
  readonly field: FlattenedField
  readonly value: unknown
  /** As `layout.title`, without the places of rows. */
  readonly path: string
  /** Fields above it. */
  readonly level: number
}

/** The values of a field: one of each language where a document comes with several. */
const valuesOf = (field: FlattenedField, value: unknown): unknown[] =>
  'localized' in field && field.localized && isRecord(value) && Object.keys(value).every(isLocale)
    ? Object.values(value)
    : [value]

const rowsOf = (value: unknown): Data[] => (Array.isArray(value) ? value : [value]).filter(isRecord)

function fieldsWithin(field: FlattenedField, row: Data, blocks: Blocks): Fields {
  if (field.type === 'blocks') return blocks[String(row.blockType)]?.flattenedFields ?? []
  return 'flattenedFields' in field ? field.flattenedFields : []
}

/** Every field that a body names, each before those inside it. What is no field is passed over, as Payload does. */
export function* sentFields(
  data: Readonly<Data>,
  fields: Fields,
  blocks: Blocks,
  above: readonly string[] = [],
): Generator<SentField> {
  for (const field of fields) {
    if (!Object.hasOwn(data, field.name)) continue
    const path = [...above, field.name]
    for (const value of valuesOf(field, data[field.name])) {
      if (value === undefined) continue
      yield { field, value, path: path.join('.'), level: above.length }
      for (const row of rowsOf(value)) yield* sentFields(row, fieldsWithin(field, row, blocks), blocks, path)
    }
  }
}

export type SentBody = {
  readonly data: Data
  readonly fields: Fields
  readonly blocks: Blocks
  readonly req: PayloadRequest
}

/** @throws APIError 400 of a body that cannot be stored */
export type BodyCheck = (body: SentBody) => void

/**
 * Checks what a call from outside sends to any collection or global, before Payload or a hook of its own reads it; what
 * the site itself writes is checked by its types.
 */
export function beforeEveryWrite(...checks: readonly BodyCheck[]): Plugin {
  const run = (args: unknown, fields: Fields, req: PayloadRequest): void => {
    const data = isRecord(args) ? args.data : null
    if (req.payloadAPI === 'local' || !isRecord(data)) return
    const blocks: Blocks = req.payload.blocks
    for (const check of checks) check({ data, fields, blocks, req })
  }
  return (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection) => ({
      ...collection,
      hooks: {
        ...collection.hooks,
        beforeOperation: [
          ({ args, collection: { flattenedFields }, req }) => {
            run(args, flattenedFields, req)
          },
          ...(collection.hooks?.beforeOperation ?? []),
        ],
      },
    })),
    globals: (config.globals ?? []).map((global) => ({
      ...global,
      hooks: {
        ...global.hooks,
        beforeOperation: [
          ({ args, global: { flattenedFields }, req }) => {
            run(args, flattenedFields, req)
          },
          ...(global.hooks?.beforeOperation ?? []),
        ],
      },
    })),
  })
}
