import type { Block } from 'payload'
import { localizedText } from '@/cms/fields/basics'
import { needsOneOf } from '@/cms/fields/filled-blocks'
import { picture } from '@/cms/fields/picture'
import { label } from '@/cms/labels'

/** Pictures with titles, one at a time (BLK-02). */
export const photoCarouselBlock: Block = {
  slug: 'photoCarousel',
  interfaceName: 'PhotoCarouselBlock',
  custom: needsOneOf('items.image'),
  labels: {
    singular: label('Photo carousel', 'Carrusel de fotos', 'Carrossel de fotos'),
    plural: label('Photo carousels', 'Carruseles de fotos', 'Carrosséis de fotos'),
  },
  fields: [
    localizedText('title', label('Title', 'Título', 'Título'), { maxLength: 120 }),
    {
      name: 'items',
      type: 'array',
      label: label('Pictures', 'Imágenes', 'Imagens'),
      minRows: 1,
      maxRows: 20,
      fields: [
        picture('image', { required: true }),
        localizedText('title', label('Title', 'Título', 'Título'), { maxLength: 160 }),
      ],
    },
  ],
}
