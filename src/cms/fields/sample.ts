import type { CheckboxField } from 'payload'
import { label } from '../labels'

/** Marks documents of the starting catalogue. */
export const sampleField: CheckboxField = {
  name: 'sample',
  type: 'checkbox',
  label: label('Sample entry', 'Ficha de muestra', 'Ficha de amostra'),
  admin: { position: 'sidebar', readOnly: true },
  // A copy belongs to its editor, while samples may be deleted without asking.
  hooks: { beforeDuplicate: [() => false] },
}
