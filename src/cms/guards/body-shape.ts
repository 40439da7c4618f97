import { APIError, type FlattenedField, type PayloadRequest, type Plugin } from 'payload'
import { isRecord } from '@/core/is-record'
import type { Refusal } from './refusals'

type Blocks = Readonly<Record<string, { readonly flattenedFields: readonly FlattenedField[] }>>

const refusal: Refusal = 'refusals.value'

/** Levels of a document; no form is deeper. */
const deepest = 30

function fits(field: FlattenedField, value: unknown, blocks: Blocks, level: number): boolean {
  if (field.type === 'group' || field.type === 'tab')
    return isRecord(value) && hasShape(value, field.flattenedFields, blocks, level + 1)
  if (!Array.isArray(value)) return true
  if (field.type === 'relationship' || field.type === 'upload')
    return value.every((one) => (Array.isArray(field.relationTo) ? isRecord(one) : one !== null && one !== undefined))
  if (field.type !== 'array' && field.type !== 'blocks') return true
  return value.every((row: unknown) => {
    if (!isRecord(row)) return false
    const fields = field.type === 'array' ? field.flattenedFields : blocks[String(row.blockType)]?.flattenedFields
    return fields === undefined || hasShape(row, fields, blocks, level + 1)
  })
}

/**
 * Whether a document that was sent is built as its fields are: a group is an object, a row of a list too, and a list of
 * relations names something in each place. Payload goes into all of these before it validates a field, and fails on a null.
 */
export const hasShape = (
  data: Readonly<Record<string, unknown>>,
  fields: readonly FlattenedField[],
  blocks: Blocks,
  level = 0,
): boolean =>
  level < deepest &&
  fields.every((field) => {
    const value = Object.hasOwn(data, field.name) ? data[field.name] : undefined
    return value === undefined || fits(field, value, blocks, level)
  })

/** @throws APIError 400 */
function checkShape(args: unknown, fields: readonly FlattenedField[], req: PayloadRequest): void {
  const data = isRecord(args) ? args.data : null
  if (isRecord(data) && !hasShape(data, fields, req.payload.blocks)) throw new APIError(refusal, 400, null, true)
}

/** Rejects a body of another shape than its document, of every collection and global (OPS-01). */
export const bodyShapePlugin: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [
        ({ args, collection: { flattenedFields }, req }) => {
          checkShape(args, flattenedFields, req)
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
          checkShape(args, flattenedFields, req)
        },
        ...(global.hooks?.beforeOperation ?? []),
      ],
    },
  })),
})
