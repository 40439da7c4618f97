import type { Field, FlattenedField, PayloadRequest } from 'payload'

/** Validates a value by the field at a path: true, or its error message. `beside` stands for document and siblings. */
export type Rules = (path: string, value: unknown, beside?: object) => Promise<string | true>

type Validate = (value: unknown, options: Record<string, unknown>) => Promise<string | true> | string | true

function fieldAt(fields: readonly FlattenedField[], path: string): Field | null {
  const [name, ...rest] = path.split('.')
  const field = fields.find((one) => one.name === name)
  if (!field) return null
  if (rest.length === 0) return field as Field
  return 'flattenedFields' in field ? fieldAt(field.flattenedFields, rest.join('.')) : null
}

/** Validates by the collection's own fields, so that a table accepts the same values as the form. */
export function rulesOf(req: PayloadRequest): Rules {
  const { flattenedFields } = req.payload.collections.products.config
  return async (path, value, beside = {}) => {
    const field = fieldAt(flattenedFields, path)
    if (!field) throw new Error(`There is no field ${path}`)
    const validate = 'validate' in field ? (field.validate as Validate | undefined) : undefined
    if (!validate) return true
    const result = await validate(value, {
      ...field,
      collectionSlug: 'products',
      data: beside,
      siblingData: beside,
      event: 'submit',
      operation: 'update',
      overrideAccess: true,
      path: path.split('.'),
      preferences: { fields: {} },
      req,
    })
    return result
  }
}
