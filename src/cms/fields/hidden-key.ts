import type { TextField } from 'payload'
import { serverWritten } from '../access/presets'
import { label } from '../labels'

/** Keys for lookups and counts in the database; never returned and never accepted. */
export const hiddenKey = (name: string, options: { unique?: boolean } = {}): TextField => ({
  name,
  label: label('Key', 'Clave', 'Chave'),
  type: 'text',
  hidden: true,
  index: true,
  unique: options.unique ?? false,
  access: { ...serverWritten, read: () => false },
})
