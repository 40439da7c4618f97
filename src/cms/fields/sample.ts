import type { CheckboxField } from 'payload'
import { label } from '../labels'

/** Marks what the starting catalogue made. */
export const sampleField: CheckboxField = {
  name: 'sample',
  type: 'checkbox',
  label: label('Sample entry', 'Ficha de muestra', 'Ficha de amostra'),
  admin: { position: 'sidebar', readOnly: true },
  // A copy is its editor's: the samples are taken away without asking.
  hooks: { beforeDuplicate: [() => false] },
}
