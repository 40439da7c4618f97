import type { Block, Field, Plugin } from 'payload'

/** Fields below a field, wherever its kind keeps them. */
const nested = (field: Field): Field[] => {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => tab.fields)
  return 'fields' in field ? field.fields : []
}

/** Payload names the rows of a list after the field's English name; ours carry the list's own label. */
function labelRows(fields: Field[]): void {
  for (const field of fields) {
    const own = field.type === 'array' && typeof field.label === 'object' ? field.label : undefined
    if (field.type === 'array' && own && !field.labels) field.labels = { singular: own, plural: own }
    labelRows(nested(field))
  }
}

/** Gives every list of the admin row labels in the editor's language. */
export const rowLabelsPlugin: Plugin = (config) => {
  const blocks: Block[] = config.blocks ?? []
  for (const { fields } of [...(config.collections ?? []), ...(config.globals ?? []), ...blocks]) labelRows(fields)
  return config
}
