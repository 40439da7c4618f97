import type { Block } from 'payload'
import { localizedText, select, text } from '@/cms/fields/basics'
import { validateUrl } from '@/cms/fields/link'
import { needsOneOf } from '@/cms/fields/filled-blocks'
import { label } from '@/cms/labels'
import { buttonIcons } from './icons.data'

/** Buttons in a row: with an icon, with a boundary, or without one (BLK-03). */
export const buttonArrayBlock: Block = {
  slug: 'buttonArray',
  interfaceName: 'ButtonArrayBlock',
  custom: needsOneOf('buttons.label'),
  labels: {
    singular: label('Row of buttons', 'Fila de botones', 'Fila de botões'),
    plural: label('Rows of buttons', 'Filas de botones', 'Filas de botões'),
  },
  fields: [
    localizedText('title', label('Title', 'Título', 'Título'), { maxLength: 120 }),
    select(
      { name: 'variant', label: label('Look', 'Aspecto', 'Aparência') },
      [
        { slug: 'icon', label: label('With icons', 'Con iconos', 'Com ícones') },
        { slug: 'boundary', label: label('With a boundary', 'Con borde', 'Com borda') },
        { slug: 'noboundary', label: label('Without a boundary', 'Sin borde', 'Sem borda') },
      ],
      { defaultValue: 'boundary', required: true },
    ),
    {
      name: 'buttons',
      type: 'array',
      label: label('Buttons', 'Botones', 'Botões'),
      minRows: 1,
      maxRows: 12,
      fields: [
        {
          type: 'row',
          fields: [
            localizedText('label', label('Text', 'Texto', 'Texto'), { required: true, maxLength: 60 }),
            text('url', label('Where it leads', 'Adónde lleva', 'Para onde leva'), {
              required: true,
              validate: validateUrl,
              maxLength: 2048,
            }),
            select({ name: 'icon', label: label('Icon', 'Icono', 'Ícone') }, buttonIcons),
          ],
        },
      ],
    },
  ],
}
