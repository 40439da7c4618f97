import { ValidationError, type FlattenedField, type Payload, type PayloadRequest, type Plugin } from 'payload'
import { isAdmin } from '../access/atoms'

type Data = Readonly<Record<string, unknown>>

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

const rowsOf = (value: unknown): Data[] => (Array.isArray(value) ? value : [value]).filter(isData)

/** A table that an admin reads in has nothing but texts: one that is a number as people write it is that number. */
export const saysNumber = (text: string): boolean => /^(-?\d{1,12}(\.\d{1,15})?)?$/.test(text.trim())

/** The values of a field, of each language where a document comes with several. */
const valuesOf = (field: FlattenedField, value: unknown): unknown[] =>
  'localized' in field && field.localized && isData(value) ? Object.values(value) : [value]

/**
 * The path of a number that is written as a text, or null. Payload reads as much of one as looks like a number, so
 * that `5abc` would be stored as 5 (L3).
 */
export function numberText(
  fields: readonly FlattenedField[],
  data: Data,
  blocks: Payload['blocks'],
  isGood: (text: string) => boolean,
  above = '',
): string | null {
  for (const field of fields) {
    if (!(field.name in data)) continue
    const path = `${above}${field.name}`
    for (const value of valuesOf(field, data[field.name])) {
      if (field.type === 'number') {
        const texts = [value].flat().filter((one): one is string => typeof one === 'string')
        if (!texts.every(isGood)) return path
        continue
      }
      for (const row of rowsOf(value)) {
        const inner =
          field.type === 'blocks'
            ? (
                blocks[String(row.blockType) as keyof typeof blocks] as
                  { flattenedFields?: FlattenedField[] } | undefined
              )?.flattenedFields
            : 'flattenedFields' in field
              ? field.flattenedFields
              : undefined
        const found = inner ? numberText(inner, row, blocks, isGood, `${path}.`) : null
        if (found) return found
      }
    }
  }
  return null
}

type Call = { args: object; req: PayloadRequest }

function refuseNumberTexts(fields: readonly FlattenedField[], { args, req }: Call): void {
  const data: unknown = 'data' in args ? args.data : null
  if (req.payloadAPI === 'local' || !isData(data)) return
  const path = numberText(fields, data, req.payload.blocks, isAdmin(req.user) ? saysNumber : () => false)
  if (path === null) return
  throw new ValidationError({ errors: [{ message: req.t('validation:invalidInput'), path }], req }, req.t)
}

/** Numbers of a call are numbers, in every collection and global, before Payload makes some of what is none. */
export const numberTextsPlugin: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [
        ...(collection.hooks?.beforeOperation ?? []),
        ({ args, req, collection: { flattenedFields } }) => {
          refuseNumberTexts(flattenedFields, { args, req })
          return args
        },
      ],
    },
  })),
  globals: (config.globals ?? []).map((global) => ({
    ...global,
    hooks: {
      ...global.hooks,
      beforeOperation: [
        ...(global.hooks?.beforeOperation ?? []),
        ({ args, req, global: { flattenedFields } }) => {
          refuseNumberTexts(flattenedFields, { args: args as object, req })
          return args as object
        },
      ],
    },
  })),
})
