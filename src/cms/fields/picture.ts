import type { UploadField } from 'payload'
import { label } from '../labels'
import type { uploadRule } from './basics'
import type { plateCell } from './plate-cell'

type Extras = { required?: true; validate?: typeof uploadRule; admin?: { components: typeof plateCell } }

/** One picture of the media collection. */
export const picture = (name: string, extras: Extras = {}): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label: label('Picture', 'Imagen', 'Imagem'),
  ...extras,
})
