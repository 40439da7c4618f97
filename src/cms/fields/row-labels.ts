import type { ArrayField, Block, Field, Plugin } from 'payload'

/** A row's own fields, including those inside layout fields (`row`, `collapsible`). */
export const sideBySide = (fields: Field[]): Field[] =>
  fields.flatMap((field) => (field.type === 'row' || field.type === 'collapsible' ? sideBySide(field.fields) : [field]))

/** The fields directly inside a field: of tabs, blocks, groups or rows. */
export const nested = (field: Field): Field[] => {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => tab.fields)
  if (field.type === 'blocks') return field.blocks.flatMap((block) => block.fields)
  return 'fields' in field ? field.fields : []
}

const titles = new Set(['label', 'title', 'name'])

/** Payload adds a text field `id` to every row. */
const isId = (field: Field): boolean => 'name' in field && field.name === 'id'

/** How well a field serves as a row's label; the lowest rank wins. */
function rank(field: Field): number {
  if (field.type === 'text' && !isId(field)) return field.required ? 0 : titles.has(field.name) ? 2 : 3
  if (field.type === 'relationship' || field.type === 'upload' || field.type === 'select') return field.required ? 1 : 9
  if (field.type !== 'array') return 9
  const texts = field.fields.filter((each) => !isId(each))
  if (!texts.every((each) => each.type === 'text')) return 9
  // Required texts label a row better than an optional text does.
  return texts.length > 0 && texts.every((each) => 'required' in each && each.required) ? 2.5 : 4
}

/** The field that labels a list's rows; null where none is suitable or the list has at most one row. */
export function namingField({ fields, maxRows }: Pick<ArrayField, 'fields' | 'maxRows'>): string | null {
  if (maxRows === 1) return null
  const [best] = sideBySide(fields).toSorted((a, b) => rank(a) - rank(b))
  return best && rank(best) < 9 && 'name' in best && best.name ? best.name : null
}

/** Payload labels a row by the field's English name and a number; this labels it by its content. */
function labelRows(fields: Field[]): void {
  for (const field of fields) {
    if (field.type === 'array') {
      const own = typeof field.label === 'object' ? field.label : undefined
      if (own && !field.labels) field.labels = { singular: own, plural: own }
      const by = namingField(field)
      if (by) {
        const RowLabel = { path: '/cms/admin/row-name#RowName', serverProps: { by } }
        field.admin = { ...field.admin, components: { RowLabel, ...field.admin?.components } }
      }
    }
    labelRows(nested(field))
  }
}

/** Gives every list of the admin row labels in the editor's language. */
export const rowLabelsPlugin: Plugin = (config) => {
  const blocks: Block[] = config.blocks ?? []
  for (const { fields } of [...(config.collections ?? []), ...(config.globals ?? []), ...blocks]) labelRows(fields)
  return config
}
