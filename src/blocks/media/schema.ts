import type { Block } from 'payload'
import { localizedText, select } from '@/cms/fields/basics'
import { needsOneOf } from '@/cms/fields/filled-blocks'
import { picture } from '@/cms/fields/picture'
import { label } from '@/cms/labels'

/** One picture, 16/9, inside the column or across the screen (BLK-05). */
export const mediaBlock: Block = {
  slug: 'media',
  interfaceName: 'MediaBlock',
  custom: needsOneOf('media'),
  labels: { singular: label('Picture', 'Imagen', 'Imagem'), plural: label('Pictures', 'Imágenes', 'Imagens') },
  fields: [
    picture('media'),
    select(
      { name: 'position', label: label('Position', 'Posición', 'Posição') },
      [
        { slug: 'default', label: label('In the column', 'En la columna', 'Na coluna') },
        { slug: 'fullscreen', label: label('Across the screen', 'A toda pantalla', 'Em toda a tela') },
      ],
      { defaultValue: 'default', required: true },
    ),
    localizedText('caption', label('Caption', 'Pie de foto', 'Legenda'), { maxLength: 400 }),
  ],
}
