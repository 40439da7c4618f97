import type { ArrayField, Block, Field, Plugin } from 'payload'

/** The fields of a list's row that stand in the row itself, whatever they are laid out in. */
export const sideBySide = (fields: Field[]): Field[] =>
  fields.flatMap((field) => (field.type === 'row' || field.type === 'collapsible' ? sideBySide(field.fields) : [field]))

/** Fields below a field, wherever its kind keeps them. */
export const nested = (field: Field): Field[] => {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => tab.fields)
  if (field.type === 'blocks') return field.blocks.flatMap((block) => block.fields)
  return 'fields' in field ? field.fields : []
}

const titles = new Set(['label', 'title', 'name'])

/** Payload gives each row an id, which is a text too. */
const isId = (field: Field): boolean => 'name' in field && field.name === 'id'

/** How well a field names the row it stands in; the lowest does. */
function rank(field: Field): number {
  if (field.type === 'text' && !isId(field)) return field.required ? 0 : titles.has(field.name) ? 2 : 3
  if (field.type === 'relationship' || field.type === 'upload' || field.type === 'select') return field.required ? 1 : 9
  if (field.type !== 'array') return 9
  const texts = field.fields.filter((each) => !isId(each))
  if (!texts.every((each) => each.type === 'text')) return 9
  // What must be said in every row says more of it than a text that may be empty.
  return texts.length > 0 && texts.every((each) => 'required' in each && each.required) ? 2.5 : 4
}

/** The field that names a list's rows, or null where none does or there is but one row. */
export function namingField({ fields, maxRows }: Pick<ArrayField, 'fields' | 'maxRows'>): string | null {
  if (maxRows === 1) return null
  const [best] = sideBySide(fields).toSorted((a, b) => rank(a) - rank(b))
  return best && rank(best) < 9 && 'name' in best && best.name ? best.name : null
}

/** Payload names the rows of a list after the field's English name and a number; ours say what is in them. */
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
